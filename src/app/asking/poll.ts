import { isTheirs, type Poll, type QuestionView, type Response, type Somebody } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';
import { useMe } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { ownUnnamed } from './respond.ts';

/** In which round of a question this device has answered last, by when that began: clocks of devices differ. */
const answeredIn = draftStore<{ readonly round: string; readonly unnamed: boolean }>('round', {
  round: '',
  unnamed: false,
});

/** Remembers on this device that it has answered in a round, and whether without a name. */
export function rememberRound({ question, at }: Poll, unnamed: boolean): void {
  answeredIn.edit(question, { round: at, unnamed });
}

/** Whether this device has answered without a name in a round that was revealed since: nothing can change that answer. */
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

/** One’s own answer in a round; undefined while one has not answered in it. */
export function useGiven(view: QuestionView, round: Poll | null): Response | undefined {
  const me = useMe();
  const here = answeredIn.use(view.question.id);
  if (!round) return undefined;
  const own = view.responses.filter((response) => isOwn(response, me));
  if (here.round === round.at) return own.at(-1);
  return own.findLast(({ at, anonymous }) => !anonymous && at >= round.at.slice(0, 19));
}
