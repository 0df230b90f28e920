import type { Model } from '../../model/types.ts';
import { MEASURE, MUST_NOT_WORSEN, OUT_OF_SCOPE, PROBLEM, REPLACES } from '../../slots/purpose/goals.ts';
import { BOUND, type Erasure, OBLIGATIONS } from '../../slots/purpose/obligations.ts';
import { DECIDERS, GROUPS, LAST_CASE } from '../../slots/purpose/people.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import { blocks, facts, factsOf, type Passage, type Tell } from './passage.ts';
import { type Columns, heldTable, thingsTable } from './table-text.ts';

const ERASURE: Columns<Erasure> = [
  ['When a person asks to be forgotten', ({ what }) => what],
  ['Then', ({ fate }, tell) => tell(fate)],
  ['Because of', ({ because }, tell) => tell(because)],
];

export function purposeText({ purpose }: Model): readonly Passage[] {
  return [
    (tell) => problemText(purpose, tell),
    thingsTable(GROUPS, purpose.groups),
    thingsTable(LAST_CASE, purpose.lastCase),
    thingsTable(MEASURE, purpose.measures),
    (tell) => factsOf({ mustNotWorsen: MUST_NOT_WORSEN }, purpose, tell),
    thingsTable(OUT_OF_SCOPE, purpose.outOfScope),
    thingsTable(REPLACES, purpose.replaces),
    thingsTable(DECIDERS, purpose.deciders),
    thingsTable(OBLIGATIONS, purpose.obligations),
    (tell) => heldTable('Data about people', purpose.erasure, ERASURE, tell),
    (tell) => factsOf(BOUND, purpose, tell),
  ];
}

function problemText(purpose: Model['purpose'], tell: Tell): string {
  const { name, problem } = purpose;
  const words = [
    name.is === 'known' && `**${escapeMarkdown(tell(name))}**`,
    problem.is === 'known' && escapeMarkdown(tell(problem)),
  ];
  const missing = facts(tell, [
    ...(name.is === 'not-applicable' ? [['Name', name] as const] : []),
    ...(problem.is === 'not-applicable' ? [['What goes wrong today', problem] as const] : []),
  ]);
  const rest = [missing, factsOf(PROBLEM, purpose, tell)].filter((lines) => lines !== '').join('\n');
  return blocks(words.filter((one) => one !== false).join(': '), rest);
}
