import { createContext, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ActorContext,
  chosenIn,
  lookAt,
  type ParentRecords,
  type ProtoScreen,
  parentRecords,
  type RouteMatch,
  regionsOf,
  type SampleRow,
  type ScreenLook,
  screenScope,
} from '#core/product.ts';
import { useUpdateSearch } from '../navigation.ts';
import { useMatchedRecord, usePrototype } from '../prototype-context.tsx';

/** The screen around its parts: its record, those in its address, and what words on it are evaluated with. */
export interface Surroundings {
  readonly screen: ProtoScreen;
  readonly row: SampleRow | undefined;
  readonly around: ParentRecords;
  readonly scope: ReturnType<typeof screenScope>;
  /** Reads only those records that were chosen to be seen; for showing, never for changing. */
  readonly seen: ActorContext;
  /** What was chosen; null on a screen that has nothing to choose. */
  readonly look: ScreenLook | null;
  /** The name of a choice in the address. */
  readonly key: (name: string) => string;
}

export function useSurroundings(screen: ProtoScreen, arrival: RouteMatch): Surroundings {
  const { actor, product } = usePrototype();
  const row = useMatchedRecord(arrival) ?? undefined;
  const [params] = useSearchParams();
  const view = regionsOf(product)(screen)?.find(({ filter }) => filter !== null);
  const own = view ? [...params].filter(([name]) => name.startsWith(`${view.region.id}.`)) : [];
  const choices = new URLSearchParams(own as [string, string][]).toString();
  return useMemo(() => {
    const around = parentRecords(actor, arrival);
    const key = (name: string) => `${view?.region.id ?? ''}.${name}`;
    const chosen = new URLSearchParams(choices);
    const look = view?.filter
      ? lookAt(
          actor,
          { screen, row, around },
          view.filter,
          chosenIn(view.filter, (name) => chosen.get(key(name))),
        )
      : null;
    const scope = look?.scope ?? screenScope(actor, screen, row, around);
    return { screen, row, around, scope, seen: look?.actor ?? actor, look, key };
  }, [actor, screen, row, arrival, view, choices]);
}

const RegionContext = createContext<Surroundings | null>(null);
export const RegionProvider = RegionContext.Provider;

/** The screen around the nearest part; throws outside of one. */
export function useScreenAround(): Surroundings {
  const around = useContext(RegionContext);
  if (!around) throw new Error('A part of a screen is drawn outside of one.');
  return around;
}

/** Chooses what the screen shows, by the names of the choices; null takes a choice back. */
export function useChoose(): (choices: Readonly<Record<string, string | null>>) => void {
  const { key } = useScreenAround();
  const updateSearch = useUpdateSearch();
  return (choices) =>
    updateSearch(Object.fromEntries(Object.entries(choices).map(([name, value]) => [key(name), value])));
}
