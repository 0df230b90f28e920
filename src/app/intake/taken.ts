import { comparisonKey, isSaidBy, type Speaker, type TableValue, type Value } from '#core/index.ts';
import { additionsOf, type Offer, sourcesOf } from '#core/intake.ts';
import { respond } from '../asking/respond.ts';
import { withdraw } from '../asking/withdraw.ts';
import { createStore } from '../kit/store.ts';
import { withIdentity } from '../session/session.ts';
import { workspaceStateNow } from '../workspace/store.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

type Outcome = CommandResult | string | null;

/** Proposals that became one answer, which can be taken back as long as it says the same. */
export interface Taken {
  readonly question: string;
  readonly ask: string;
  readonly offers: readonly Offer[];
  readonly value: TableValue;
}

/** What was taken on this page since it was loaded, the oldest first. */
const taken = createStore<readonly Taken[]>([]);

export const useTaken = taken.use;

/** Takes proposals as answers of one person, one answer for each question, until one is refused. */
export async function take(offers: readonly Offer[], by: Speaker): Promise<Outcome> {
  const { additions, tooMany } = additionsOf(offers, ({ question }) => ownAnswer(question.id, by));
  for (const { view, value, taken: all } of additions) {
    const result = await respond(view, by, { says: 'value', value, read: sourcesOf(all) });
    if (!result.ok) return result;
    const { id, ask } = view.question;
    taken.set([...taken.get(), { question: id, ask, offers: all, value }]);
  }
  return tooMany.length > 0
    ? `One answer has room for 2,000 rows; ${tooMany.length} proposals stay in the list until some of it is decided.`
    : null;
}

/** Takes answers back, the newest first, until one is refused: what was said before each of them holds again. */
export async function untake(all: readonly Taken[], by: Speaker): Promise<Outcome> {
  for (const one of [...all].reverse()) {
    const response = ownAnswer(one.question, by);
    const isSame = response?.reply.says === 'value' && keyOf(response.reply.value, one) === keyOf(one.value, one);
    if (!isSame) return `You have answered “${one.ask}” anew since; change it on its page.`;
    const result = await withdraw(response, by);
    if (!result.ok) return result;
    taken.set(taken.get().filter((other) => other !== one));
  }
  return null;
}

function keyOf(value: Value, { question }: Taken): string {
  const asked = workspaceStateNow()?.workspace.question(question)?.question;
  return asked ? comparisonKey(value, asked.shape) : '';
}

function ownAnswer(question: string, by: Speaker) {
  const me = withIdentity(by);
  return workspaceStateNow()
    ?.workspace.question(question)
    ?.responses.find((one) => isSaidBy(one, me));
}
