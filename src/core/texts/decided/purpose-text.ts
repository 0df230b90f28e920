import type { Model } from '../../model/types.ts';
import { CONSTRAINTS, MEASURE, MUST_NOT_WORSEN, OUT_OF_SCOPE, PROBLEM, REPLACES } from '../../slots/purpose/goals.ts';
import { type Erasure, OBLIGATION_FOLLOW_UPS, OBLIGATIONS } from '../../slots/purpose/obligations.ts';
import { DECIDERS, GROUPS, LAST_CASE } from '../../slots/purpose/people.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import { joinBlocks, type Passage, type Render, slotBullets, valueBullets } from './passage.ts';
import { type Columns, itemsTable, sourcedTable } from './table-text.ts';

const ERASURE_COLUMNS: Columns<Erasure> = [
  ['When people ask for their data to be erased', ({ what }) => what],
  ['Then', ({ fate }, render) => render(fate)],
  ['Because of', ({ because }, render) => render(because)],
];

/** What it is stands in the first sentence. */
const { what: _, ...BULLET_SLOTS } = PROBLEM;

export function purposeText({ purpose }: Model): readonly Passage[] {
  return [
    (render) => problemText(purpose, render),
    itemsTable(GROUPS, purpose.groups),
    itemsTable(LAST_CASE, purpose.lastCase),
    itemsTable(MEASURE, purpose.measures),
    (render) => slotBullets({ mustNotWorsen: MUST_NOT_WORSEN }, purpose, render),
    itemsTable(OUT_OF_SCOPE, purpose.outOfScope),
    itemsTable(REPLACES, purpose.replaces),
    itemsTable(DECIDERS, purpose.deciders),
    itemsTable(CONSTRAINTS, purpose.constraints),
    itemsTable(OBLIGATIONS, purpose.obligations),
    (render) => sourcedTable('Data about people', purpose.erasure, ERASURE_COLUMNS, render),
    (render) => slotBullets(OBLIGATION_FOLLOW_UPS, purpose, render),
  ];
}

function problemText(purpose: Model['purpose'], render: Render): string {
  const { name, what, problem } = purpose;
  const [called, is, wrong] = [name, what, problem].map((one) =>
    one.is === 'known' ? escapeMarkdown(render(one)) : '',
  );
  const first = [called && `**${called}**`, is].filter(Boolean).join(': ');
  const none = [
    ['Name', name],
    ['What it is', what],
    ['What goes wrong today', problem],
  ] as const;
  const missing = valueBullets(
    render,
    none.filter(([, one]) => one.is === 'not-applicable'),
  );
  const rest = [missing, slotBullets(BULLET_SLOTS, purpose, render)].filter((lines) => lines !== '').join('\n');
  return joinBlocks(first, wrong ?? '', rest);
}
