import { grouped } from '../base/grouped.ts';
import type { Answer } from './answer.ts';

/** Finds the answers to a general slot and to the same slot of one thing, by their last part first, as most end otherwise. */
export function alikeIn(all: readonly Answer[]): (slot: string) => readonly Answer[] {
  const byLeaf = grouped(all, ({ question: { slot } }) => slot?.slice(slot.lastIndexOf('/') + 1));
  return (slot) => {
    const pattern = slot.split('/');
    const near = byLeaf.get(pattern.at(-1)) ?? [];
    return near.filter(({ question }) => isAlike(pattern, question.slot?.split('/') ?? []));
  };
}

function isAlike(pattern: readonly string[], slot: readonly string[]): boolean {
  const ofThing = pattern.length + 1 === slot.length;
  if (!ofThing && pattern.length !== slot.length) return false;
  const at = (place: number) => slot[ofThing && place > 0 ? place + 1 : place];
  return pattern.every((part, place) => part === '{item}' || part === at(place));
}
