import type { Workspace } from '#core/index.ts';
import { OUTCOME_WORDS } from '../bar/announcements.ts';

/** Number of entries shown. */
const MAX_LATEST = 12;

/** What was answered and decided in a walkthrough, newest first, without what is hidden. */
export function latestActivity(walkthrough: string, { questionsAsRaised }: Pick<Workspace, 'questionsAsRaised'>) {
  const activities = questionsAsRaised.flatMap(({ question, responses, decisions, reactions }) => {
    const { id, origin } = question;
    const ofQuestion = [
      ...responses.map((response) => ({ ...response, did: 'answered' })),
      ...reactions.map((reaction) => ({ ...reaction, did: 'took a stand' })),
      ...decisions.map(({ result, ...decision }) => ({
        ...decision,
        id: `${decision.id}/${decision.number}`,
        did: OUTCOME_WORDS[result.outcome],
      })),
      ...(origin.from === 'hand' ? [{ ...origin, id, did: 'parked' }] : []),
    ];
    return ofQuestion
      .filter(({ during }) => during === walkthrough)
      .map(({ id, by, did, at }) => ({ id, who: by.name, did, question, at }));
  });
  return activities.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MAX_LATEST);
}
