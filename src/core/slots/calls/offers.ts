import type { Row } from '../../answers/answers.ts';
import { asBoolean, noneAsNotApplicable, YES_NO_WORDS } from '../../answers/cells.ts';
import { mapSourced } from '../../answers/sourced.ts';
import { namedRows, synonymMap, table, transform } from '../answer-types.ts';
import { column, columnAs, followUp, type ItemOf, tableSlot, wordColumn } from '../items-slot.ts';
import { readAddress } from '../screens/address.ts';
import { PLAYED, slot } from '../slot.ts';

const METHODS: ReadonlyMap<string, string> = new Map(
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method.toLowerCase(), method]),
);
/** “fixed”: not sent; the call itself puts it into the field of that name. */
const PLACES = synonymMap({ path: ['address'], query: [], header: [], body: [], fixed: ['set by the call'] });

/** A call that we offer to other programs. */
export type Offer = ItemOf<typeof OFFERS>;
export type OfferPart = ReturnType<typeof partIn>;
export type OfferOutcome = ReturnType<typeof outcomeIn>;

export const OFFERS = tableSlot('calls/offers', {
  ask: 'Which calls do we offer to other programs, at which addresses, and who may use them?',
  why: 'Whoever builds on them cannot ask back, and what is offered once has to stay as it is.',
  name: ['offer', 'Call'],
  noun: 'calls that we offer',
  properties: {
    method: wordColumn('Method', METHODS),
    /** With parameters as `:name`, always beginning with "/". */
    path: columnAs('Address', (held) => mapSourced(noneAsNotApplicable(held), (words) => readAddress(words).path)),
    who: column('Who may'),
    takes: followUp({
      answer: namedRows(
        table(
          {
            part: 'Part',
            where: ['Where', ...PLACES.keys()],
            type: 'Type',
            must: ['Must be there', 'yes', 'no'],
            means: 'It is',
          },
          { holds: { where: PLACES, must: YES_NO_WORDS } },
        ),
      ),
      as: (held) => mapSourced(held, (rows) => rows.map(partIn)),
      ask: 'What does “{item}” take, and where does each part stand?',
      head: 'Takes',
      playability: PLAYED,
      words: (parts) => parts.map(({ label }) => label).join(', '),
    }),
    gives: followUp({
      answer: namedRows(table({ outcome: 'Outcome', status: 'Status', body: 'Body', when: 'When' })),
      as: (held) => mapSourced(held, (rows) => rows.map(outcomeIn)),
      ask: 'What does “{item}” answer in each case: with which status, and what is in it?',
      head: 'Answers',
      playability: PLAYED,
      words: (all) => all.map(({ status, label }) => [status, label].filter(Boolean).join(' ')).join(', '),
    }),
  },
  who: ['architect', 'sponsor'],
  needs: ['entities.records', 'roles.permissions'],
  blocks: ['errors'],
  scene: 'wait',
  guess: {
    says: 'Everything, to whoever finds the address.',
    rows: ['Everything | GET | /everything | whoever finds it'],
  },
  head: 'What we offer to other programs',
  saying: { item: 'that we offer “…”' },
  shown: 'What we offer to other programs',
  playability: PLAYED,
});

/** What all answers, errors, lists or requests have in common. */
export const OFFERS_COMMON = slot('calls/offers/common', {
  answer: transform(
    namedRows(
      table({
        of: ['Of', 'every request', 'every answer', 'every error', 'every list'],
        has: 'Has',
        example: 'Example',
      }),
    ),
    (rows) => rows.map(({ label, cell }) => ({ of: label, has: cell('has'), example: cell('example') })),
  ),
  ask: 'What do all requests, all answers, all errors and all lists have in common?',
  head: 'In common',
  playability: PLAYED,
  words: (all) => all.map(({ of, has, example }) => `${of}: ${has}${example && ` (${example})`}`).join('; '),
});

function partIn(row: Row) {
  return {
    label: row.label,
    where: PLACES.get(row.cell('where').trim().toLowerCase()) ?? null,
    /** In the words used: a type, a shape, or a thing. */
    type: row.cell('type'),
    must: asBoolean(row.sourced('must')),
    means: row.cell('means'),
  };
}

const WITH_HEADERS = /,? with (?:the )?headers? (.+)$/isu;

/** “Retry-After: 60, Location: /loans/7”. */
function headersIn(words: string) {
  return words.split(',').map((one) => {
    const [name = '', ...value] = one.split(':');
    return { name: name.trim(), value: value.join(':').trim() };
  });
}

function outcomeIn(row: Row) {
  const statusWords = row.cell('status');
  const body = row.cell('body');
  return {
    label: row.label,
    status: statusIn(statusWords),
    statusWords,
    said: body,
    /** In the words used, without its headers. */
    body: body.replace(WITH_HEADERS, ''),
    headers: headersIn(WITH_HEADERS.exec(body)?.[1] ?? '').filter(({ name }) => name !== ''),
    when: row.cell('when'),
  };
}

/** The status in words such as “404 Not found”; empty where there is none. */
export function statusIn(words: string): string {
  return /(?<![\d.,])([1-5]\d\d)(?![\d.,]*\d)/u.exec(words)?.[1] ?? '';
}
