import type { Part } from '../../part.ts';

const EMOJI_KINDS = `
  unicode_emoji | one that everybody has | yes
  realm_emoji | one of the organization’s own | yes
  zulip_extra_emoji | one of the product’s own | yes`;

/** What is kept of a message, and of what people do with it. */
export const message: Part = {
  'entities.message.identity': 'issued',
  'entities.message.identity.issued-by': 'The server, one after the other.',
  'entities.message.identity.reuse': 'never',
  'entities.message.identity-format': '901 | | the server',
  'entities.message.fields': `
    Topic | link | Topic | To is empty | | User | logo for Voss
    Kind of conversation | choice | | always | channel | User | channel
    To | link | Channel | | | User | design
    Topic title | text | | | | User | logo for Voss
    Moves to | link | Topic | | | Product | logo for Voss
    Propagate mode | choice | | always | change_one | User | change_one
    Sender | link | User | always | whoever is signed in | Product | Hanna Lind
    Content | rich text | | | | User | First three drafts are in the folder.
    Place | whole number | | | | Product | 901
    Sent | date and time | | | | Product | 2026-05-31 09:05
    Last edited | date and time | | | | Product | 2026-05-31 09:34
    Last moved | date and time | | | | Product | 2026-05-31 15:00
    Deleted on | date and time | | | | Product | 2026-05-31 17:05
    Label | computed | | | | Product | EDITED
    Text | computed | | | | Product | First three drafts are in the folder.`,
  'entities.message.fields.kind-of-conversation.values': `
    channel | in a channel | yes
    direct | to one or several users | yes`,
  'entities.message.fields.propagate-mode.values': `
    change_one | only this one is moved | yes
    change_later | this one and those after it | yes
    change_all | all of the topic | yes`,
  'entities.message.fields.label.formula':
    'if Last edited is not empty then "EDITED" else if Last moved is not empty then "MOVED" else ""',
  'entities.message.fields.text.formula': 'if Content is empty then "(deleted)" else Content',
  'entities.message.fields.*.override': 'no',

  'entities.message-flag.fields': `
    Message | link | Message | always | | User | 901
    User | link | User | always | whoever is signed in | User | Tomás Rey
    Flag | choice | | always | Read | User | Starred`,
  'entities.message-flag.fields.flag.values': `
    Read | seen, or marked as read | yes
    Starred | kept to come back to | yes
    Collapsed | shown short | yes
    Mentioned | the text names them | yes`,

  'entities.snapshot.fields': `
    Message | link | Message | always | | Product | 902
    By | link | User | always | whoever is signed in | Product | Tomás Rey
    At | date and time | | always | now | Product | 2026-05-31 09:34
    What | choice | | always | Edited | Product | Edited
    Content | rich text | | | | Product | The second one.
    Topic | text | | | | Product | logo for Voss`,
  'entities.snapshot.fields.what.values': `
    Edited | what it said before | yes
    Moved | another topic | yes`,

  'entities.reaction.fields': `
    Message | link | Message | always | | User | 902
    Emoji name | text | | always | | User | thumbs_up
    Emoji code | text | | | | User | 1f44d
    Kind of emoji | choice | | always | unicode_emoji | User | unicode_emoji
    User | link | User | always | whoever is signed in | Product | Hanna Lind`,
  'entities.reaction.fields.kind-of-emoji.values': EMOJI_KINDS,

  'entities.custom-emoji.fields': `
    Name | text | | always | | User | soup-spoon
    Image | image | | | | User | soup-spoon.png
    Added by | link | User | always | whoever is signed in | Product | Tomás Rey`,

  'entities.draft.fields': `
    Content | rich text | | always | | User | The third one is too
    Topic | link | Topic | | | User | logo for Voss
    User | link | User | always | whoever is signed in | Product | Tomás Rey
    Saved | date and time | | always | now | Product | 2026-05-31 16:20`,

  'entities.email-notification.fields': `
    User | link | User | always | | Product | Tomás Rey
    Topic | link | Topic | always | | Product | logo for Voss
    Message | link | Message | always | | Product | 901`,
};
