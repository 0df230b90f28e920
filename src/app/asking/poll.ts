import { isTheirs, type Poll, type QuestionView, type Response, type Somebody } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { useMe } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { ownUnnamed } from './respond.ts';

/** By question, when the poll began in which this device last answered: clocks of devices differ. */
const answeredIn = draftStore<{ readonly round: string; readonly unnamed: boolean }>('round', {
  round: '',
  unnamed: false,
});

export function rememberRound({ question, at }: Poll, unnamed: boolean): void {
  answeredIn.edit(question, { round: at, unnamed });
}

/** Whether this device has answered without a name in a poll revealed since: nothing can change that answer. */
export function useUnnamedForGood(question: string, round: Poll | null): boolean {
  const here = answeredIn.use(question);
  return round?.revealed === true && here.unnamed && here.round === round.at;
}

/** The round of a question in the walkthrough that goes on, or null. */
export function usePoll(question: string): Poll | null {
  return useWorkspace().walking?.rounds.get(question) ?? null;
}

/** Whether an answer is by the person at this device: under their name, or given here without one. */
export function isOwn(response: Response, me: Somebody): boolean {
  if (response.anonymous) return ownUnnamed(response.question)?.id === response.id;
  return isTheirs(response, me);
}

/** Your own answer in a poll; undefined while you have not answered in it. */
export function useGiven(view: QuestionView, round: Poll | null): Response | undefined {
  const me = useMe();
  const here = answeredIn.use(view.question.id);
  if (!round) return undefined;
  const own = view.responses.filter((response) => isOwn(response, me));
  if (here.round === round.at) return own.at(-1);
  return own.findLast(({ at, anonymous }) => !anonymous && at >= round.at.slice(0, 19));
}
