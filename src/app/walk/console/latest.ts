import type { Question, Workspace } from '#core/index.ts';

/** Something that was said or decided in a walkthrough. */
export interface LatestSaid {
  readonly id: string;
  readonly who: string;
  readonly did: string;
  readonly question: Question;
  readonly at: string;
}

const MAX_LATEST = 12;

/** What whoever decides does, as it is told: "Ann decided". */
export const OUTCOMES = {
  decided: 'decided',
  assumed: 'assumed it for now',
  deferred: 'put it off',
  'not-applicable': 'said that it does not apply',
  withdrawn: 'took the decision back',
} as const;

/** What was said and decided in a walkthrough, newest first, as far as it is to be seen. */
export function latestOf(walkthrough: string, { raised }: Pick<Workspace, 'raised'>): readonly LatestSaid[] {
  const during = (fact: { readonly during?: string }) => fact.during === walkthrough;
  const all = raised.flatMap(({ question, responses, decisions, stances }): LatestSaid[] => [
    ...responses
      .filter(during)
      .map(({ id, by, at }) => ({ id, who: by.name, did: 'answered', question, at })),
    ...stances
      .filter(during)
      .map(({ id, by, at }) => ({ id, who: by.name, did: 'took a stand', question, at })),
    ...decisions.filter(during).map(({ id, number, by, at, result }) => ({
      id: `${id}/${number}`,
      who: by.name,
      did: OUTCOMES[result.outcome],
      question,
      at,
    })),
    ...(question.origin.from === 'hand' && during(question.origin)
      ? [{ id: question.id, who: question.origin.by.name, did: 'parked', question, at: question.origin.at }]
      : []),
  ]);
  return all.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MAX_LATEST);
}
