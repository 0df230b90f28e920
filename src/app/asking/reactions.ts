import { CONSENT_WORDS, type ConsentLevel, type Reaction, withCount } from '#core/index.ts';

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
