import type { Round } from '#core/index.ts';

/**
 * Who has answered without a name in which round: so that nobody does it twice. Never on disk and never on the line,
 * for beside the answers it would tell whose they are; a server that starts anew has forgotten.
 */
export interface Ballots {
  readonly hasCast: (round: Round, person: string) => boolean;
  readonly cast: (round: Round, person: string) => void;
}

export function openBallots(): Ballots {
  const cast = new Map<string, Set<string>>();
  const key = ({ question, at }: Round) => `${question} ${at}`;
  return {
    hasCast: (round, person) => cast.get(key(round))?.has(person) ?? false,
    cast: (round, person) => {
      if (person === '') return;
      const people = cast.get(key(round)) ?? new Set();
      cast.set(key(round), people.add(person));
    },
  };
}
