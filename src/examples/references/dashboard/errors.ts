import type { Part } from '../part.ts';

/** What can go wrong, and what people read then. */
export const errors: Part = {
  'errors.messages': `
    Domain with more than its name | a domain begins with https:// or www. | Enter the domain without https:// and without www. | write only its name | stop
    Domain exists | a domain is in the service already | This domain is registered already. | take another one, or ask whoever has it | stop
    Pinned already | a site is pinned twice | It is pinned already. | leave it as it is | take care
    Old domain | a visit comes under a name that no longer counts | This domain is not counted any more. | install the new name | stop
    Page with a question mark | a page has more than its path | The part after the question mark is cut off. | leave it out | take care
    Too many imports | a site has 5 imports already | Up to 5 imports are allowed at a time. | delete one | stop
    Days in the wrong order | the last day is before the first | The last day is before the first one. | swap them | stop
    File of another name | a file is not called after its table and its days | Call the file {table_name}_{start_date}_{end_date}.csv. | call it otherwise | stop
    Column of another table | a row has a column that its table does not have | This table has no such column. | leave it out | stop
    Place without a code | a place is no ISO code | Enter the ISO code of the place. | look it up | stop
    Personal segment | a link is to be limited to a personal segment | Choose a site segment. | make it a site segment first | stop
    Too many pins | somebody pins a tenth site | You can pin 9 sites. | unpin one | stop
    Not for viewers | a viewer writes something for all | Only editors can share this with everybody. | keep it personal | stop
    Operator that does not fit | a goal is filtered by another operator than is and contains | event:goal takes is and contains only. | take one of these | stop
    Figures that do not fit | figures of visits are grouped by events | These metrics and dimensions do not go together. | leave one out | stop
    Too many rows | more rows are asked for than an answer holds | An answer holds 10000 rows. | ask for fewer | stop
    Not there | a call names a site, or something of one, that is not there | Site not found | check the domain | stop
    No key | a call comes without a key, or with a wrong one | The key is missing or wrong | send the key in the header Authorization | stop
    Invalid | a call lacks something, or has it in another form | Something is missing, or has another form | read what the call takes | stop
    Too many | more than 600 calls in an hour | Too many requests | wait | stop
    Import broke off | an import stopped halfway | The import broke off. Delete it and start it again. | delete it | stop`,
  'errors.messages.Domain with more than its name.raised-by': '- Only the name of the domain',
  'errors.messages.Domain exists.raised-by': '- Domain may exist only once within all sites',
  'errors.messages.Pinned already.raised-by': '- Site, User may exist only once within all pins',
  'errors.messages.Old domain.raised-by': '- Under a name that counts',
  'errors.messages.Page with a question mark.raised-by': '- Without what follows the question mark',
  'errors.messages.Too many imports.raised-by': '- Not too many',
  'errors.messages.Days in the wrong order.raised-by': '- In their order',
  'errors.messages.File of another name.raised-by':
    '- Table and days in the name\n- One of the ten tables\n- Names of files',
  'errors.messages.Column of another table.raised-by':
    '- Columns of imported_visitors\n- Columns of imported_pages\n- Entrances instead of visits\n- Exits instead of visits',
  'errors.messages.Place without a code.raised-by': '- Country by ISO 3166-1\n- Region by ISO 3166-2',
  'errors.messages.Personal segment.raised-by': '- A segment that all may see',
  'errors.messages.Not for viewers.raised-by': '- Site notes by editors only\n- Site segments by editors only',
  'errors.messages.Operator that does not fit.raised-by': '- Goals by two operators only',
  'errors.messages.Figures that do not fit.raised-by': '- Figures of visits by pages only',
  'errors.messages.Too many rows.raised-by': '- Not more than fit in an answer',
  'errors.messages.Too many pins.raised-by': '- Not more than fit',
  'errors.mistakes':
    '- Some of the exported files are left out when they are imported elsewhere, and the figures have gaps\n- A goal is spelt otherwise than its event',
  'errors.disclosure': 'denied',
  'errors.kept-work': 'form',
};
