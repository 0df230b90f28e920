import { isSaidBy, type QuestionView, type Response, type Speaker } from '#core/index.ts';
import { additionsOf, type Offer, sourcesOf } from '#core/intake.ts';
import { respond } from '../asking/respond.ts';
import { withIdentity } from '../session/session.ts';
import type { CommandResult } from '../workspace/workspace-snapshot.ts';

type Outcome = CommandResult | string | null;

/** Takes proposals as answers of one person, one answer for each question, until one is refused. */
export async function take(offers: readonly Offer[], by: Speaker): Promise<Outcome> {
  const me = withIdentity(by);
  const own = ({ responses }: QuestionView): Response | undefined => responses.find((one) => isSaidBy(one, me));
  const { additions, tooMany } = additionsOf(offers, own);
  for (const { view, value, taken } of additions) {
    const result = await respond(view, by, { says: 'value', value, read: sourcesOf(taken) });
    if (!result.ok) return result;
  }
  return tooMany.length > 0
    ? `One answer has room for 2,000 rows; ${tooMany.length} proposals stay in the list until some of it is decided.`
    : null;
}
