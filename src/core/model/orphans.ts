import type { Answer } from '../answers/answers.ts';
import type { Question, Raised } from '../facts/types.ts';
import { whyGone } from '../workspace/questions/basis.ts';
import { itemNow } from '../workspace/questions/item-now.ts';
import { thingNow, thingOf, wordShown } from '../workspace/questions/things.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Orphan } from './types.ts';

/** Settled answers that stand on what nobody says any more: of things that have been dropped since, above all. */
export function orphansIn(settled: Iterable<Answer>, workspace: Workspace): readonly Orphan[] {
  const known = new Map<string, string | null>();
  return [...settled].flatMap(({ question, source }): readonly Orphan[] => {
    const { id, slot } = question;
    const why = whyGone(question, workspace, known);
    if (why === null || slot === null) return [];
    return [{ question: id, slot, missed: missedBy(question, workspace, known), why, source }];
  });
}

/** What is gone of all that a question is about, as it was called last. */
function missedBy(question: Question, workspace: Workspace, known: Map<string, string | null>): string {
  const { origin } = question;
  if (origin.from !== 'answer') return '';
  const parent = workspace.question(origin.because)?.question;
  if (parent && whyGone(parent, workspace, known) !== null) return missedBy(parent, workspace, known);
  return (
    goneThing(question, origin, workspace) ??
    (origin.said !== undefined && parent ? wordShown(origin.said, parent) : (origin.item?.label ?? ''))
  );
}

function goneThing(question: Question, { item }: Raised, workspace: Workspace): string | undefined {
  const thing = thingOf(question);
  const now = thing && thingNow(thing, workspace);
  if (now && !now.here) return now.label;
  const named = item && itemNow(question, workspace);
  return item && !named?.here ? (named?.label ?? item.label) : undefined;
}
