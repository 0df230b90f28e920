import {
  CONSENT_WORDS,
  type ConsentLevel,
  groundsOf,
  type Outcome,
  type QuestionView,
  type Reaction,
  reactionsOn,
  withCount,
} from '#core/index.ts';

export const CONSENT_SYMBOLS: Readonly<Record<ConsentLevel, string>> = {
  agree: '✓',
  reservation: '±',
  disagree: '✗',
  block: '⊘',
};

const CONSENT_ORDER: readonly ConsentLevel[] = ['agree', 'reservation', 'disagree', 'block'];

export function countConsent(reactions: readonly Pick<Reaction, 'stand'>[]): Readonly<Record<ConsentLevel, number>> {
  const counts = { agree: 0, reservation: 0, disagree: 0, block: 0 };
  for (const { stand } of reactions) counts[stand] += 1;
  return counts;
}

/** Leaves out levels that nobody chose. */
export function consentWords(counts: Readonly<Record<ConsentLevel, number>>) {
  return CONSENT_ORDER.flatMap((stand) => {
    const count = counts[stand];
    if (count === 0) return [];
    return [{ stand, words: withCount(count, CONSENT_WORDS[stand].one, CONSENT_WORDS[stand].many) }];
  });
}

export function consentCounts(reactions: readonly Pick<Reaction, 'stand'>[]) {
  return consentWords(countConsent(reactions));
}

/** A reaction in one sentence: "Ola blocks it: “too slow”". */
export function reactionWords({ by, stand, reason }: Reaction): string {
  return `${by.name} ${CONSENT_WORDS[stand].one}${reason ? `: “${reason}”` : ''}`;
}

/** The reactions and answers that a result would go against, the gravest first. */
export function againstWords(view: QuestionView, result: Outcome): readonly string[] {
  const { restsOn, against } = groundsOf(view.question, view.responses, result);
  const reactions = reactionsOn(view, restsOn);
  const reactionsAt = (stand: ConsentLevel) => reactions.filter((reaction) => reaction.stand === stand);
  const named = against.filter(({ anonymous }) => !anonymous).map((response) => response.by.name);
  const unnamed = against.length - named.length;
  const others = [...new Set(named), ...(unnamed > 0 ? [`${unnamed} anonymous`] : [])];
  return [
    ...reactionsAt('block').map((reaction) => `Blocked by ${reaction.by.name}: “${reaction.reason}”`),
    ...reactionsAt('disagree').map(reactionWords),
    ...(others.length > 0 ? [`Against: ${others.join(', ')}`] : []),
    ...reactionsAt('reservation').map(reactionWords),
  ];
}
