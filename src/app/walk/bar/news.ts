import { type Decision, inView, inViewWords, type Moment, type Workspace } from '#core/index.ts';
import { OUTCOMES } from '../console/latest.ts';

/** What a moment of the walkthrough says to everybody, in one sentence; null: nothing. */
export function newsOf({ what, by }: Moment, workspace: Workspace): string | null {
  switch (what.happened) {
    case 'shown':
      return what.undoes === undefined
        ? `${by.name} shows ${inViewWords(inView(what.place, workspace))}`
        : `Back to ${inViewWords(inView(what.place, workspace))}`;
    case 'put': {
      const ask = workspace.question(what.question)?.question.ask ?? what.question;
      return `A question for everybody: ${ask} ${what.hidden ? 'Answers are hidden until they are revealed.' : ''}`;
    }
    case 'revealed':
      return 'The answers are shown.';
    case 'planned':
      return 'The agenda has changed.';
    default:
      return null;
  }
}

/** What a decision says to everybody. */
export function decisionNewsOf({ by, result, question }: Decision, workspace: Workspace): string {
  const ask = workspace.question(question)?.question.ask ?? question;
  return `${by.name} ${OUTCOMES[result.outcome]}: ${ask}`;
}

/** The newest decision of a walkthrough. */
export function newestDecision(walkthrough: string, { latest }: Pick<Workspace, 'latest'>): Decision | null {
  return latest.find(({ during }) => during === walkthrough) ?? null;
}
