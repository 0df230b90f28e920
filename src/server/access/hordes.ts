import { grouped } from '#core/index.ts';
import type { Person } from './book.ts';
import type { Gate } from './gate.ts';
import { crowdIn, wayOf } from './places.ts';

/** So few from one address are no crowd any more. */
const FEW = 20;

/** Those who are in by the same way from one address from which nobody more comes in unseen. */
export function hordesIn(
  crowd: readonly Person[],
  { newcomers }: Pick<Gate, 'newcomers'>,
): readonly (readonly [Person, ...Person[]])[] {
  const many = crowd.filter(({ person }) => newcomers.isFull(newcomers.originOf(person) ?? ''));
  const together = grouped(many, (person) => `${wayOf(person)} ${newcomers.originOf(person.person)}`);
  return [...together.values()].flatMap(([one, ...more]) =>
    one && more.length >= FEW ? [[one, ...more] as const] : [],
  );
}

/** Ids of all who came from where somebody did, other than by a link of their own; themselves at least. */
export function cameWithThem(person: string, { door, kept, newcomers, now }: Gate): readonly string[] {
  const origin = newcomers.originOf(person);
  const others = origin === undefined ? [] : crowdIn(kept.book(), door, now());
  const same = others.filter((other) => newcomers.originOf(other.person) === origin);
  return [...new Set([person, ...same.map((other) => other.person)])];
}
