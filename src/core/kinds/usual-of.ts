import { memoize } from '../base/memoize.ts';
import type { Value } from '../shapes/types.ts';
import { ASKING_ORDERS } from './asking-orders.ts';
import { askingPlaces } from './asking-places.ts';
import { KINDS } from './kinds.ts';
import type { KnownSoFar } from './known-so-far.ts';
import { USUAL_BY_ANSWERS } from './usual/by-answers.ts';
import { contradicts } from './usual/contradicts.ts';
import { USUAL_OF_MOST } from './usual/of-most.ts';
import { SELDOM } from './usual/seldom.ts';
import { wasSpokenOf } from './usual/subjects.ts';
import { CUSTOM } from './usual-answers.ts';
import type { UsualRules } from './usual-rule.ts';

/** What is usual at one question: an answer, or that it does not apply. */
export type Usual = { readonly because: string; readonly source: string } & (
  | {
      /** In the file form of the shape of its question, where it is text. */
      readonly says: Value;
    }
  | { readonly none: string }
);

/**
 * What is usual at the question in this slot of the bank (with dots): what follows from what was said, else what
 * products of these kinds do, else what most products do; undefined where nothing honestly is.
 */
export function usualAt(slot: string, known: KnownSoFar): Usual | undefined {
  return (
    ruled(USUAL_BY_ANSWERS, slot, known) ??
    ofKinds(slot, known) ??
    [seldom(slot, known), ruled(USUAL_OF_MOST, slot, known)].find((usual) => usual && !leavesOut(usual, slot, known))
  );
}

function ruled(rules: UsualRules, slot: string, known: KnownSoFar): Usual | undefined {
  for (const { when, because, source, ...rule } of [rules[slot] ?? []].flat()) {
    if (when && !when(known)) continue;
    if ('none' in rule) return { none: rule.none, because, source };
    const says = typeof rule.says === 'function' ? rule.says(known) : rule.says;
    if (says !== undefined) return { says, because, source };
  }
  return undefined;
}

/** Whether it would leave out what people have spoken of already. */
function leavesOut(usual: Usual, slot: string, known: KnownSoFar): boolean {
  return ('none' in usual || slot === 'screens.outputs') && wasSpokenOf(slot, known);
}

function ofKinds(slot: string, known: KnownSoFar): Usual | undefined {
  for (const kind of KINDS) {
    const found = known.kinds.includes(kind.id) ? kind.usual[slot] : undefined;
    if (found && !contradicts(slot, found.says, kind, known)) return found;
  }
  return undefined;
}

const SELDOM_REASON = 'Products of this kind seldom have it.';

function seldom(slot: string, { kinds }: KnownSoFar): Usual | undefined {
  if (kinds.length === 0 || kinds.includes('none')) return undefined;
  const isSeldom = askingPlaces(kinds).out.has(slot) || (SELDOM.has(slot) && !asksFirst(kinds.join(' ')).has(slot));
  return isSeldom
    ? { none: SELDOM_REASON, because: 'it hardly ever matters for a product of this kind', source: CUSTOM }
    : undefined;
}

/** What people have in mind at products of these kinds. */
const asksFirst = memoize(
  (ids: string) => new Set(ASKING_ORDERS.filter(({ id }) => ids.split(' ').includes(id)).flatMap(({ first }) => first)),
);
