import { partOfSlot } from '../answers/slots.ts';
import { memoizeByInputs } from '../base/memoize.ts';
import { namesOf } from '../workspace/questions/things.ts';
import type { Said } from './said.ts';

/** Stands for all that was said under one part of the specification. */
interface Standing {
  readonly part: string;
}

const standings = new Map<string, ReturnType<typeof memoizeByInputs<object, Standing>>>();

/**
 * What stays the same object as long as nothing that was asked under a part has another answer or other names. It is
 * kept beside `anchor`.
 */
export function standingsIn(
  { views, settled }: Said,
  anchor: object,
): (part: string) => Standing | undefined {
  const under = new Map<string, unknown[]>();
  for (const [slot, view] of views) {
    const part = partOfSlot(slot);
    const said = under.get(part) ?? [];
    said.push(slot, settled.get(slot), namesOf(view));
    under.set(part, said);
  }
  const found = new Map([...under].map(([part, said]) => [part, standingOf(part, said, anchor)]));
  return (part) => found.get(part);
}

function standingOf(part: string, said: readonly unknown[], anchor: object): Standing {
  const kept = standings.get(part) ?? memoizeByInputs<object, Standing>();
  standings.set(part, kept);
  return kept(anchor, said, () => ({ part }));
}
