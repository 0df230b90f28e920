import type { Decision, Fact } from '../core/facts/types.ts';
import { ninePoints, readSpec, standingQuestions } from '../core/parsing.ts';
import { columnsIn } from '../core/shapes/columns.ts';
import type { ShapeSpec, Value } from '../core/shapes/types.ts';
import { BANK } from '../core/slots/bank.ts';
import { openWorkspace } from '../core/workspace/workspace.ts';

/** What the client says first, and what is chosen from it: neither is a question that was asked. */
const GIVEN = new Set(['purpose.what', 'purpose.kind']);

/**
 * The order in which the program itself asks its standing questions of a product of these kinds, of which nothing else
 * is known: the first one is taken as asked and answered, then all are ranked anew, until none is left. What the
 * answers would raise is left out.
 * @param kinds ids of kinds; empty: none fits
 * @returns ids of questions
 */
export function ownOrder(kinds: readonly string[]): readonly string[] {
  const spec = readSpec(ninePoints('Nothing yet'), 'SPEC.md');
  const asked: string[] = [];
  const facts: Fact[] = [
    ...standingQuestions(spec),
    decided('purpose.what', { outcome: 'decided', value: 'Something' }),
    decided('purpose.kind', { outcome: 'decided', value: [...(kinds.length > 0 ? kinds : ['none'])] }),
  ];
  for (;;) {
    const [first] = openWorkspace({ name: '', spec, facts: [...facts], quarantined: [] }).questions;
    if (!first?.rank.isAskable) return asked;
    asked.push(first.question.id);
    facts.push(decided(first.question.id, { outcome: 'decided', value: anyAnswer(first.question.shape) }));
  }
}

/** An answer after which nothing else is left out: two of everything, and the first choice. */
function anyAnswer(shape: ShapeSpec): Value {
  switch (shape.shape) {
    case 'text':
      return 'Something';
    case 'number':
      return { amount: '1', unit: shape.units[0] ?? '' };
    case 'choice':
      return shape.options[0]?.id ?? '';
    case 'multi':
      return shape.options.slice(0, 1).map(({ id }) => id);
    case 'list':
      return ['One', 'Two'];
    case 'matrix':
      return { rows: ['One', 'Two'], columns: ['Any'], cells: [[''], ['']] };
    default:
      return ['One', 'Two'].map((name) => columnsIn(shape).map((_, at) => (at < 2 ? name : '')));
  }
}

function decided(question: string, result: Decision['result']): Decision {
  return {
    fact: 'decision',
    id: `decided ${question}`,
    question,
    number: 1,
    by: { name: 'Client', role: '' },
    at: '2026-01-01T00:00:00Z',
    result,
    restsOn: [],
    against: [],
  };
}

/** Ids of all standing questions. */
export const STANDING: readonly string[] = Object.values(BANK)
  .flatMap((all) => all.map(({ id }) => id))
  .filter((id) => !GIVEN.has(id));
