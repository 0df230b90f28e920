import {
  counted,
  groundsOf,
  type Outcome,
  type QuestionView,
  STAND_WORDS,
  type Stance,
  type Stand,
  stancesOn,
} from '#core/index.ts';

export const STAND_SIGNS: Readonly<Record<Stand, string>> = {
  agree: '✓',
  reservation: '±',
  disagree: '✗',
  block: '⊘',
};

const IN_ORDER: readonly Stand[] = ['agree', 'reservation', 'disagree', 'block'];

export function countStands(stances: readonly Pick<Stance, 'stand'>[]): Readonly<Record<Stand, number>> {
  const counts = { agree: 0, reservation: 0, disagree: 0, block: 0 };
  for (const { stand } of stances) counts[stand] += 1;
  return counts;
}

/** Those that nobody takes are left out. */
export function standWords(counts: Readonly<Record<Stand, number>>) {
  return IN_ORDER.flatMap((stand) => {
    const count = counts[stand];
    if (count === 0) return [];
    return [{ stand, words: counted(count, STAND_WORDS[stand].one, STAND_WORDS[stand].many) }];
  });
}

export function standCounts(stances: readonly Pick<Stance, 'stand'>[]) {
  return standWords(countStands(stances));
}

/** What somebody thinks of an answer, in one sentence: "Ola blocks it: “too slow”". */
export function stanceWords({ by, stand, reason }: Stance): string {
  return `${by.name} ${STAND_WORDS[stand].one}${reason ? `: “${reason}”` : ''}`;
}

/** What a result would count against, the gravest first. */
export function againstWords(view: QuestionView, result: Outcome): readonly string[] {
  const { restsOn, against } = groundsOf(view.question, view.responses, result);
  const taken = stancesOn(view, restsOn);
  const by = (stand: Stand) => taken.filter((stance) => stance.stand === stand);
  const named = against.filter(({ anonymous }) => !anonymous).map((response) => response.by.name);
  const unnamed = against.length - named.length;
  const others = [...new Set(named), ...(unnamed > 0 ? [`${unnamed} without a name`] : [])];
  return [
    ...by('block').map((stance) => `Against a block by ${stance.by.name}: “${stance.reason}”`),
    ...by('disagree').map(stanceWords),
    ...(others.length > 0 ? [`Answered otherwise: ${others.join(', ')}`] : []),
    ...by('reservation').map(stanceWords),
  ];
}
