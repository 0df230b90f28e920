import { createContext, useContext, useMemo } from 'react';
import {
  type ParentRecords,
  type ProtoScreen,
  parentRecords,
  type RouteMatch,
  type SampleRow,
  screenScope,
} from '#core/product.ts';
import { useMatchedRecord, usePrototype } from '../prototype-context.tsx';

/** The screen around its parts: its record, those in its address, and what words on it are evaluated with. */
export interface Surroundings {
  readonly screen: ProtoScreen;
  readonly row: SampleRow | undefined;
  readonly around: ParentRecords;
  readonly scope: ReturnType<typeof screenScope>;
}

export function useSurroundings(screen: ProtoScreen, arrival: RouteMatch): Surroundings {
  const { actor } = usePrototype();
  const row = useMatchedRecord(arrival) ?? undefined;
  return useMemo(() => {
    const around = parentRecords(actor, arrival);
    return { screen, row, around, scope: screenScope(actor, screen, row, around) };
  }, [actor, screen, row, arrival]);
}

const RegionContext = createContext<Surroundings | null>(null);
export const RegionProvider = RegionContext.Provider;

/** The screen around the nearest part; throws outside of one. */
export function useScreenAround(): Surroundings {
  const around = useContext(RegionContext);
  if (!around) throw new Error('A part of a screen is drawn outside of one.');
  return around;
}
