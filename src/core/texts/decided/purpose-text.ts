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
  const words = [
    name.is === 'known' && `**${escapeMarkdown(render(name))}**`,
    what.is === 'known' && escapeMarkdown(render(what)),
    problem.is === 'known' && escapeMarkdown(render(problem)),
  ];
  const missing = valueBullets(render, [
    ...(name.is === 'not-applicable' ? [['Name', name] as const] : []),
    ...(problem.is === 'not-applicable' ? [['What goes wrong today', problem] as const] : []),
  ]);
  const rest = [missing, slotBullets(PROBLEM, purpose, render)].filter((lines) => lines !== '').join('\n');
  return joinBlocks(words.filter((one) => one !== false).join(': '), rest);
}
