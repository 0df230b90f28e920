import type { Moment, Workspace } from '#core/index.ts';
import { inView, wordsOf } from './in-view.ts';

/** What a moment of the walkthrough says to everybody, in one sentence; null: nothing. */
export function newsOf({ what, by }: Moment, workspace: Workspace): string | null {
  switch (what.happened) {
    case 'shown':
      return what.undoes === undefined
        ? `${by.name} shows ${wordsOf(inView(what.place, workspace))}`
        : `Back to ${wordsOf(inView(what.place, workspace))}`;
    case 'put': {
      const ask = workspace.question(what.question)?.question.ask ?? what.question;
      return `A question for everybody: ${ask} ${what.hidden ? 'Answers are hidden until they are revealed.' : ''}`;
    }
    case 'revealed':
      return 'The answers are shown.';
    case 'planned':
      return 'The agenda has changed.';
    case 'ended':
      return 'The walkthrough is over.';
    default:
      return null;
  }
}
