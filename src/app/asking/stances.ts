import {
  groundsOf,
  type Outcome,
  type QuestionView,
  type Response,
  STAND_WORDS,
  type Stance,
  type Stand,
} from '#core/index.ts';

/** A sign for each way to take an answer. */
export const STAND_SIGNS: Readonly<Record<Stand, string>> = {
  agree: '✓',
  reservation: '±',
  disagree: '✗',
  block: '⊘',
};

const IN_ORDER: readonly Stand[] = ['agree', 'reservation', 'disagree', 'block'];

/** How many take an answer in which way, in words: "2 agree"; those nobody takes left out. */
export interface StandCount {
  readonly stand: Stand;
  readonly words: string;
}

/** What people think of an answer, counted. */
export function standCounts(stances: readonly Pick<Stance, 'stand'>[]): readonly StandCount[] {
  return IN_ORDER.flatMap((stand) => {
    const count = stances.filter((one) => one.stand === stand).length;
    if (count === 0) return [];
    return [{ stand, words: `${count} ${count === 1 ? STAND_WORDS[stand].one : STAND_WORDS[stand].many}` }];
  });
}

/** The stances on answers that say the same, of each person the newest. */
export function stancesOn(
  { stances }: Pick<QuestionView, 'stances'>,
  responses: readonly Response[],
): readonly Stance[] {
  const ids = new Set(responses.map(({ id }) => id));
  const newest = new Map<string, Stance>();
  for (const stance of stances) {
    const key = JSON.stringify([stance.by.name, stance.by.role]);
    const before = newest.get(key);
    if (ids.has(stance.on) && (!before || before.at <= stance.at)) newest.set(key, stance);
  }
  return [...newest.values()];
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
