import type { Life } from '../questions/life-cycle.ts';
import type { NotAsked, Place } from './places.ts';

/** Why questions need not be asked, as the text of the specification has it: a sentence each, by the question’s id. */
export function parkedByText(
  lives: readonly Life[],
  places: ReadonlyMap<string, Place>,
): ReadonlyMap<string, string> {
  const begun = new Set(
    lives
      .filter(({ responses, decisions }) => responses.length + decisions.length > 0)
      .filter(({ question }) => question.origin.from === 'bank')
      .map(({ question }) => question.point),
  );
  const isKept: Readonly<Record<NotAsked['unless'], (life: Life) => boolean>> = {
    answered: ({ status }) => status !== 'open',
    decided: ({ decision }) => decision !== null,
    begun: ({ question }) => begun.has(question.point),
  };
  return new Map(
    lives.flatMap((life) => {
      const { notAsked } = places.get(life.question.id) ?? { notAsked: null };
      return notAsked && !isKept[notAsked.unless](life)
        ? [[life.question.id, notAsked.because] as const]
        : [];
    }),
  );
}
