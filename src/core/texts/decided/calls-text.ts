import { isSameSource, listOf, type Sourced } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { CALL_POLICY } from '../../slots/calls/calls.ts';
import { CALL_HANDLING, type Call, EXCHANGES, type FieldMapping } from '../../slots/calls/exchanges.ts';
import { OFFERS, OFFERS_COMMON, type Offer, type OfferOutcome, type OfferPart } from '../../slots/calls/offers.ts';
import { AUTHORITY, INBOUND, SYSTEMS } from '../../slots/calls/systems.ts';
import { joinBlocks, type Passage, type Render, slotBullets, sourcedAt, valueBullets } from './passage.ts';
import { type Columns, columnsOf, itemsTable, sourcedTable, tableOf } from './table-text.ts';

const MESSAGE_COLUMNS = columnsOf<Call>(EXCHANGES.properties).toSpliced(-1, 0, ['Address', addressWords]);

interface CallMapping extends FieldMapping {
  readonly call: string;
}

const MAPPING_COLUMNS: Columns<CallMapping> = [
  ['What for', ({ call }) => call],
  ['Their field', ({ theirs }) => theirs],
  ['Our field', ({ ours }) => (ours.label === '' ? 'none, it is ignored' : ours.label)],
  ['If it is missing', ({ otherwise }) => otherwise],
];

export function callsText({ calls }: Model): readonly Passage[] {
  const all = listOf(calls.calls);
  return [
    itemsTable(SYSTEMS, calls.systems),
    itemsTable(EXCHANGES, calls.calls, MESSAGE_COLUMNS),
    (render) => tableOf('Field by field', mappingsOf(all, render), MAPPING_COLUMNS, render),
    (render) => noAnswerText(all, render),
    itemsTable(OFFERS, calls.offers),
    ...listOf(calls.offers).map((offer) => (render: Render) => offerText(offer, render)),
    (render) => slotBullets({ offersCommon: OFFERS_COMMON }, calls, render),
    itemsTable(INBOUND, calls.inbound),
    itemsTable(AUTHORITY, calls.authority),
    (render) => slotBullets(CALL_POLICY, calls, render),
  ];
}

const PART_COLUMNS: Columns<OfferPart> = [
  ['Part', ({ label }) => label],
  ['Where', ({ where }) => where ?? ''],
  ['Type', ({ type }) => type],
  ['Must be there', ({ must }, render) => render(must)],
  ['It is', ({ means }) => means],
];

const OUTCOME_COLUMNS: Columns<OfferOutcome> = [
  ['Outcome', ({ label }) => label],
  ['Status', ({ status }) => status],
  ['Body', ({ said }) => said],
  ['When', ({ when }) => when],
];

/** What one of our own calls takes and answers. */
function offerText({ label, takes, gives }: Offer, render: Render): string {
  return joinBlocks(
    sourcedTable(`${label}: takes`, takes, PART_COLUMNS, render),
    sourcedTable(`${label}: answers`, gives, OUTCOME_COLUMNS, render),
  );
}

function addressWords({ method, path }: Call, render: Render): string {
  const words = [render(method), render(path)].filter(Boolean);
  return [...new Set(words)].join(' ');
}

function mappingsOf(calls: readonly Call[], render: Render): readonly CallMapping[] {
  return calls.flatMap(({ label, mapping }) => {
    render(mapping);
    return listOf(mapping).map((field) => ({ ...field, call: label }));
  });
}

/** What is the same for all messages as bullets, what differs as a table. */
function noAnswerText(calls: readonly Call[], render: Render): string {
  const [any] = calls;
  if (!any) return '';
  const handling = Object.entries(CALL_HANDLING).map(([key, { head = '', words }]) => ({
    head,
    words,
    at: sourcedAt(key),
  }));
  const isShared = ({ at }: (typeof handling)[number]) => calls.every((call) => isSame(at(call), at(any)));
  const different = handling.filter((one) => !isShared(one));
  return joinBlocks(
    valueBullets(
      render,
      handling.filter(isShared).map(({ head, words, at }) => [head, render(at(any), words)]),
    ),
    tableOf(
      'When there is no answer',
      different.length === 0 ? [] : calls,
      [
        [EXCHANGES.nameHeader, ({ label }) => label],
        ...different.map(
          ({ head, words, at }) => [head, (call: Call, renderCell: Render) => renderCell(at(call), words)] as const,
        ),
      ],
      render,
    ),
  );
}

function isSame(one: Sourced<unknown>, other: Sourced<unknown>): boolean {
  if (one.is === 'unknown' || other.is === 'unknown') return one.is === other.is;
  return isSameSource(one.source, other.source);
}
