import type { Life } from '../questions/life-cycle.ts';
import type { NotAsked, Place } from './places.ts';

/** Why the text of the specification makes a question unnecessary: a sentence each, by the question’s id. */
export function parkedByText(lives: readonly Life[], places: ReadonlyMap<string, Place>) {
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
  const parked = new Map<string, string>();
  for (const life of lives) {
    const notAsked = places.get(life.question.id)?.notAsked;
    if (notAsked && !isKept[notAsked.unless](life)) parked.set(life.question.id, notAsked.because);
  }
  return parked;
}
