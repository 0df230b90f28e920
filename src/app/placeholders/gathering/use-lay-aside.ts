import type { ShapeSpec } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { answerDrafts } from '../../asking/drafts.ts';
import { latestValue } from '../known/known-value.ts';
import { addEntries, type Entry } from './row-entries.ts';

/**
 * Puts rows into the draft of a question without opening it, so that they wait there; also of a question about one
 * thing that will only be raised by another answer (`like` asks the same of all things). False where neither is known.
 */
export function useLayAside(): (
  id: string,
  like: string,
  entries: readonly Entry[],
  keys: readonly string[],
) => boolean {
  const { view } = useAsking();
  return (id, like, entries, keys) => {
    const own = view(id);
    const shape = own?.question.shape ?? ofOneThing(view(like)?.question.shape);
    const held = answerDrafts.read(id).value ?? (own && latestValue(own));
    const value = shape ? addEntries(held, shape, entries, keys) : null;
    if (value === null) return false;
    answerDrafts.edit(id, { says: 'value', value });
    return true;
  };
}

/** The answer about one thing has no column that says which. */
function ofOneThing(shape: ShapeSpec | undefined): ShapeSpec | undefined {
  if (shape?.shape !== 'table') return shape;
  return { ...shape, columns: shape.columns.filter(({ id }) => id !== 'thing') };
}
