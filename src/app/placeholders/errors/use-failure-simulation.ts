import { useEffect, useRef, useState } from 'react';
import type { ErrorEntry, FailureCell, FailureKind, SimulationSettings } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { dispatch } from '../../prototype/session-store.ts';
import type { StatedRow } from '../answers/stated-rows.ts';

/** What is simulated: a failure on a screen, or one message of the catalogue on any screen. */
export type BrokenTarget =
  | { readonly is: 'cell'; readonly screen: string; readonly kind: FailureKind }
  | { readonly is: 'text'; readonly error: string };

export type FailureSimulation = ReturnType<typeof useFailureSimulation>;

const NO_FAILURE: Partial<SimulationSettings> = { failure: null, inject: null, condition: null };

const SETTING_BY_KIND: Readonly<Partial<Record<FailureKind, SimulationSettings['failure']>>> = {
  offline: 'unreachable',
  slow: 'timeout',
  duplicate: 'duplicate',
  faster: 'conflict',
  refused: 'refused',
};

/** Simulates a failure in the prototype and resets it, also on unmount unless `keep` was called. */
export function useFailureSimulation() {
  const [broken, setBroken] = useState<BrokenTarget | null>(null);
  const isKept = useRef(false);
  useEffect(
    () => () => {
      if (!isKept.current) dispatch({ act: 'turn', knobs: NO_FAILURE });
    },
    [],
  );
  const simulate = (next: BrokenTarget, knobs: Partial<SimulationSettings>, says: string) => {
    isKept.current = false;
    dispatch({ act: 'turn', knobs: { ...NO_FAILURE, ...knobs } });
    setBroken(next);
    announce(says);
  };
  return {
    broken,
    simulateCell: ({ screen, breakage, failures: [first] }: FailureCell) =>
      simulate(
        { is: 'cell', screen: screen.id, kind: breakage.id },
        {
          failure: SETTING_BY_KIND[breakage.id] ?? null,
          condition: breakage.condition,
          inject: first?.error?.id ?? null,
        },
        `${screen.label} is broken: ${breakage.label}.`,
      ),
    simulateMessage: ({ id, label }: ErrorEntry) =>
      simulate({ is: 'text', error: id }, { inject: id }, `${label} shows on a screen below.`),
    reset: () => {
      dispatch({ act: 'turn', knobs: NO_FAILURE });
      setBroken(null);
      announce('The screen is whole again.');
    },
    /** Leaves the failure on when the screen is left. */
    keepOnLeave: () => {
      isKept.current = true;
    },
  };
}

/** A failure of the made-up product. `label` is also its code in an answer. */
export interface StageFailure {
  readonly id: string;
  readonly label: string;
  /** An example of it, in a few words. */
  readonly case: string;
  /** The label stamped on the product while it fails. */
  readonly mark: string;
}

export const STAGE_FAILURES: readonly StageFailure[] = [
  { id: 'offline', label: 'Offline', case: 'The train enters the tunnel.', mark: 'no line' },
  {
    id: 'slow',
    label: 'Too slow',
    case: 'Everybody is in at nine on Monday.',
    mark: 'turning since Tuesday',
  },
  { id: 'duplicate', label: 'Duplicate', case: 'No. 17 is there already.', mark: 'there are two of me' },
  {
    id: 'changed',
    label: 'Someone else changed it',
    case: 'Ulla saved two seconds ago.',
    mark: 'saved by Ulla',
  },
  { id: 'declined', label: 'Declined', case: 'The bank says no.', mark: 'declined' },
  { id: 'too-big', label: 'File too big', case: 'The whole holiday, on film.', mark: '4 GB too long' },
  { id: 'signed-out', label: 'Signed out', case: 'Back from lunch, and a stranger.', mark: 'who are you?' },
  { id: 'not-allowed', label: 'Not allowed', case: 'That is for the boss.', mark: 'keep out' },
];

/** The stated message for a failure: the row whose code contains its label. */
export function messageRowOf(failure: StageFailure, rows: readonly StatedRow[]): StatedRow | undefined {
  const name = failure.label.toLowerCase();
  return rows.find(({ cell }) => cell('code').toLowerCase().includes(name) && cell('text') !== '');
}
