import { type ReactNode, useState } from 'react';
import { usePrinting } from '../kit/printing.ts';

/** Lines of a list that are shown before somebody asks for all of them. */
const FIRST = 12;

/** The first lines of a list and a button that shows the rest; on paper there is nothing to press, and all are shown. */
export function useFirst<T>(
  all: readonly T[],
  things: string,
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const [unfolded, setUnfolded] = useState(false);
  const printing = usePrinting();
  if (unfolded || printing || all.length <= FIRST) return { shown: all, more: null };
  const more = (
    <button type="button" className="button more" onClick={() => setUnfolded(true)}>
      Show all {all.length} {things}
    </button>
  );
  return { shown: all.slice(0, FIRST), more };
}
