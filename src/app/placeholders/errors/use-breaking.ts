import { useEffect, useRef, useState } from 'react';
import type { ErrorOf, FailureCell, FailureKind, Knobs } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { act } from '../../prototype/session-store.ts';

/** What is broken now: a screen in one of its ways, or one text of the catalogue on some screen. */
export type Broken =
  | { readonly is: 'cell'; readonly screen: string; readonly kind: FailureKind }
  | { readonly is: 'text'; readonly error: string };

export type Breaking = ReturnType<typeof useBreaking>;

const WHOLE: Partial<Knobs> = { failure: null, inject: null, condition: null };

const FAILURES: Readonly<Partial<Record<FailureKind, Knobs['failure']>>> = {
  offline: 'unreachable',
  slow: 'timeout',
  duplicate: 'duplicate',
  faster: 'conflict',
  refused: 'refused',
};

/** Breaks the running product and mends it, also when people leave the screen, unless it was kept on purpose. */
export function useBreaking() {
  const [broken, setBroken] = useState<Broken | null>(null);
  const kept = useRef(false);
  useEffect(
    () => () => {
      if (!kept.current) act({ act: 'turn', knobs: WHOLE });
    },
    [],
  );
  const breakAs = (next: Broken, knobs: Partial<Knobs>, says: string) => {
    kept.current = false;
    act({ act: 'turn', knobs: { ...WHOLE, ...knobs } });
    setBroken(next);
    announce(says);
  };
  return {
    broken,
    breakCell: ({ screen, breakage, failures: [first] }: FailureCell) =>
      breakAs(
        { is: 'cell', screen: screen.id, kind: breakage.id },
        {
          failure: FAILURES[breakage.id] ?? null,
          condition: breakage.condition,
          inject: first?.error?.id ?? null,
        },
        `${screen.label} is broken: ${breakage.label}.`,
      ),
    breakText: ({ id, label }: ErrorOf) =>
      breakAs({ is: 'text', error: id }, { inject: id }, `${label} shows on a screen below.`),
    mend: () => {
      act({ act: 'turn', knobs: WHOLE });
      setBroken(null);
      announce('The screen is whole again.');
    },
    /** Leaves it broken for the running product. */
    keep: () => {
      kept.current = true;
    },
  };
}
