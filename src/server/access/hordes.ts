import { grouped } from '#core/index.ts';
import type { Person } from './book.ts';
import type { Gate } from './gate.ts';
import { FROM_ONE } from './newcomers.ts';
import { crowdIn, wayOf } from './places.ts';

/** Those who are in by the same way from one address, where they are as many as can be. */
export function hordesIn(
  crowd: readonly Person[],
  { newcomers }: Pick<Gate, 'newcomers'>,
): readonly (readonly [Person, ...Person[]])[] {
  const known = crowd.filter(({ person }) => newcomers.originOf(person) !== undefined);
  const together = grouped(known, (person) => `${wayOf(person)} ${newcomers.originOf(person.person)}`);
  return [...together.values()].flatMap(([one, ...more]) =>
    one && more.length + 1 >= FROM_ONE ? [[one, ...more] as const] : [],
  );
}

/** Ids of all who came from where somebody did, other than by a link of their own; themselves at least. */
export function cameWithThem(person: string, { door, kept, newcomers, now }: Gate): readonly string[] {
  const origin = newcomers.originOf(person);
  const others = origin === undefined ? [] : crowdIn(kept.book(), door, now());
  const same = others.filter((other) => newcomers.originOf(other.person) === origin);
  return [...new Set([person, ...same.map((other) => other.person)])];
}
