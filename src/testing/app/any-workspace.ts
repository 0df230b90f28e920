import fc from 'fast-check';
import type { ShapeSpec, Value } from '#core/shapes/types.ts';
import { isClosed } from '#core/workspace/questions/question-state.ts';
import { openWorkspace, type Snapshot, type Workspace } from '#core/workspace/workspace.ts';
import { type Walk, walked, walkedOn } from '../core/walked.ts';

/** How many of a hundred answers are missing, and which. */
export const missing = fc.record({
  share: fc.integer({ min: 1, max: 60 }),
  seed: fc.integer({ min: 0, max: 1e9 }),
});

/** A workspace in which some questions are open again. */
export function partlyAnswered(
  snapshot: Snapshot,
  { share, seed }: { readonly share: number; readonly seed: number },
): Workspace {
  const isGone = (question: string) => question !== 'entities.records' && mixed(`${seed} ${question}`) % 100 < share;
  const facts = snapshot.facts.filter(
    (fact) => (fact.fact !== 'decision' && fact.fact !== 'response') || !isGone(fact.question),
  );
  return openWorkspace({ ...snapshot, facts });
}

function mixed(text: string): number {
  let sum = 7;
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return sum >>> 3;
}

const WORDS = [
  ...['Loan', 'Tool', 'Kim', 'Due', 'Fee', 'Out', 'Back', 'Owner', 'hand out', 'take back', 'Loans'],
  ...['text', 'number', 'money', 'date', 'choice', 'computed', 'link', 'person', 'yes or no'],
  ...['list', 'detail', 'form', 'dashboard', 'static', 'wizard', 'sign-in', 'error'],
  ...['yes', 'no', 'own', 'if', 'always', 'never', 'first', 'last', 'on the way', 'EUR', '14', '3'],
  ...['a person', 'the clock', 'another system', 'exactly one', 'any number', 'must be filled in'],
  ...['a message', 'what was there before', '/loans', '/loans/:loan', 'Loans that are Out', 'Fee > 3', ''],
] as const;
/** Asked first, so that there is something to draw. */
const FIRST = ['entities.records', 'roles.grants', 'screens.inventory'];

/** What is asked and said, step by step, as lots. */
export const lots = fc.array(fc.array(fc.nat(1e6), { minLength: 24, maxLength: 24 }), {
  minLength: 8,
  maxLength: 26,
});

/** A workspace that grew answer by answer, whatever was said, with all that each answer raised. */
export function grown(steps: readonly (readonly number[])[]): Workspace {
  return grownWalk(steps).workspace;
}

export function grownWalk(steps: readonly (readonly number[])[]): Walk {
  let walk = walked();
  for (const [at, lot] of steps.entries()) {
    const open = walk.workspace.questionsAsRaised.filter(({ status }) => !isClosed(status));
    const asked = FIRST[at] ?? open[(lot[0] ?? 0) % Math.max(1, open.length)]?.question.id;
    if (asked === undefined) break;
    walk = walkedOn(walk, [[asked, answerOf(walk.question(asked).shape, lot)]]);
  }
  return walk;
}

function answerOf(shape: ShapeSpec, lots: readonly number[]): Value {
  const word = (at: number) => WORDS[(lots[at % lots.length] ?? 0) % WORDS.length] ?? '';
  const one = (of: readonly string[], at: number) => of[(lots[at % lots.length] ?? 0) % of.length] ?? word(at);
  switch (shape.shape) {
    case 'choice':
      return one(
        shape.options.map(({ id }) => id),
        1,
      );
    case 'number':
      return { amount: '14', unit: one(shape.units, 1) };
    case 'table':
      return [0, 1, 2].map((row) =>
        shape.columns.map(({ options }, column) =>
          options ? one(options, 3 + row * 7 + column) : word(3 + row * 7 + column),
        ),
      );
    case 'edges':
      return [0, 1].map((row) => [0, 1, ...shape.columns.map((_, at) => at + 2)].map((at) => word(row * 5 + at)));
    case 'matrix':
      return {
        rows: ['Kim', 'Owner'],
        columns: ['open', 'change'],
        cells: [0, 1].map((row) => [0, 1].map((column) => one(shape.cells, 5 + row * 2 + column))),
      };
    case 'multi':
      return [
        one(
          shape.options.map(({ id }) => id),
          1,
        ),
      ];
    case 'list':
      return [word(1) || 'Kim', word(2) || 'Loan'];
    default:
      return word(1) || 'some words';
  }
}
