import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isTrue, type RegionView, wordsInPlace } from '#core/product.ts';
import { Select } from '../../kit/fields.tsx';
import { Unplayed } from '../hole.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { ChartRegion } from './chart-region.tsx';
import { FigureRegion } from './figure-region.tsx';
import { FilterRegion } from './filter-region.tsx';
import { FormRegion } from './form-region.tsx';
import { InboxRegion } from './inbox-region.tsx';
import { ListRegion } from './list-region.tsx';
import { MenuRegion } from './menu-region.tsx';
import { ButtonsRegion, PictureRegion, TextRegion } from './plain-regions.tsx';
import { HistoryRegion, RecordRegion } from './record-region.tsx';
import { useScreenAround } from './region-context.ts';
import { SearchRegion } from './search-region.tsx';

/** The parts of a screen, one below the other, with a menu and what stands at its side beside them; figures stand in a row. */
export function Regions({ views }: { views: readonly RegionView[] }) {
  const { scope } = useScreenAround();
  const there = views.filter(({ onlyIf }) => onlyIf === null || isTrue(onlyIf.run(scope)));
  const atSide = there.filter(({ menu }) => menu?.isAtSide);
  const aside = there.filter(({ isAside, menu }) => isAside && !menu);
  const main = <Stack views={there.filter((view) => !atSide.includes(view) && !aside.includes(view))} />;
  if (atSide.length === 0 && aside.length === 0) return main;
  return (
    <div className="flex @max-[820px]:flex-col gap-6">
      {atSide.length > 0 && (
        <div className="flex-none w-60 @max-[820px]:w-full">
          {atSide.map((view) => (
            <RegionBody key={view.region.id} view={view} />
          ))}
        </div>
      )}
      <div className="flex-1 min-w-0">{main}</div>
      {aside.length > 0 && (
        <aside className="flex-none w-[30%] min-w-60 @max-[820px]:w-full [&_dl]:grid-cols-1">
          <Stack views={aside} />
        </aside>
      )}
    </div>
  );
}

function Stack({ views }: { views: readonly RegionView[] }) {
  return (
    <div className="flex flex-wrap content-start gap-x-4 gap-y-8">
      {views.map((view) => (
        <section
          key={view.region.id}
          className={WIDTHS[widthOf(view)]}
          aria-label={view.region.label}
          data-region={view.kind}
        >
          <RegionHead view={view} />
          <RegionBody view={view} />
        </section>
      ))}
    </div>
  );
}

const WIDTHS = {
  own: 'max-w-full stacked:flex-[1_1_40%]',
  half: 'flex-[1_1_calc(50%-16px)] min-w-0 stacked:basis-full',
  whole: 'basis-full min-w-0',
} as const;

/** Figures are as wide as they need; lists of bars stand two in a row, also within tabs. */
function widthOf({ kind, chart, breakdown, holds }: RegionView): keyof typeof WIDTHS {
  if (kind === 'figure') return 'own';
  if (kind === 'tabs') return holds.every((held) => widthOf(held) === 'half') ? 'half' : 'whole';
  return (breakdown && breakdown.by !== null) || (chart && chart.period === null) ? 'half' : 'whole';
}

/** Kinds whose content says what it is. */
const WITHOUT_HEAD: ReadonlySet<RegionView['kind']> = new Set([
  'history',
  'record',
  'tabs',
  'text',
  'menu',
  'buttons',
  'picture',
  'figure',
  'filter',
]);

function RegionHead({ view: { kind, region, breakdown } }: { view: RegionView }) {
  const { screen } = useScreenAround();
  const isSaid = WITHOUT_HEAD.has(kind) || breakdown?.isChosen || region.label === screen.label;
  return isSaid ? null : <h2 className="m-0 mb-3">{region.label}</h2>;
}

const BODIES: Readonly<Record<NonNullable<RegionView['kind']>, (props: { view: RegionView }) => ReactNode>> = {
  table: ListRegion,
  cards: ListRegion,
  feed: ListRegion,
  calendar: ListRegion,
  timetable: ListRegion,
  inbox: InboxRegion,
  map: ListRegion,
  record: RecordRegion,
  form: FormRegion,
  figure: FigureRegion,
  chart: ChartRegion,
  tabs: TabsRegion,
  text: TextRegion,
  picture: PictureRegion,
  search: SearchRegion,
  filter: FilterRegion,
  menu: MenuRegion,
  buttons: ButtonsRegion,
  history: HistoryRegion,
};

function RegionBody({ view }: { view: RegionView }) {
  const { condition } = usePrototype().session.knobs;
  const Body = view.kind === null ? undefined : BODIES[view.kind];
  const words = wordsInPlace(view, condition);
  return (
    <>
      {words ? <p className="m-0 quiet">{words}</p> : Body && <Body view={view} />}
      <RegionProblems view={view} />
    </>
  );
}

/** What was said of a part and cannot be read. */
export function RegionProblems({ view: { problems } }: { view: RegionView }) {
  const { screen } = useScreenAround();
  return problems.map((problem) => (
    <p key={problem} className="mt-2">
      <Unplayed q={`screens.${screen.id}.parts`}>{problem}</Unplayed>
    </p>
  ));
}

/** More than these are chosen from a list where they would not fit in a row. */
const MOST_TABS = 5;

function TabsRegion({ view }: { view: RegionView }) {
  const [params] = useSearchParams();
  const updateSearch = useUpdateSearch();
  const { scope } = useScreenAround();
  const holds = view.holds.filter(({ onlyIf }) => onlyIf === null || isTrue(onlyIf.run(scope)));
  const open = holds.find(({ region }) => region.id === params.get(view.region.id)) ?? holds[0];
  if (!open) return null;
  const isFolded = view.isDropdown || holds.length > MOST_TABS;
  const choose = (tab: string) => updateSearch({ [view.region.id]: tab });
  return (
    <>
      {isFolded && (
        <Select
          className={view.isDropdown ? 'mb-4' : 'hidden stacked:block w-full mb-4'}
          aria-label={view.region.label}
          value={open.region.id}
          of={holds.map(({ region }) => [region.id, region.label])}
          onChange={choose}
        />
      )}
      <div
        className={`${view.isDropdown ? 'hidden' : 'flex'} flex-wrap gap-x-5 mb-4 border-b-1 border-line ${isFolded ? 'stacked:hidden' : ''}`}
        role="tablist"
        aria-label={view.region.label}
      >
        {holds.map((held) => (
          <button
            key={held.region.id}
            type="button"
            role="tab"
            aria-selected={held === open}
            className="px-0 py-2 border-0 bg-transparent ui-sm text-ink-2 aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--color-pen)]"
            onClick={() => choose(held.region.id)}
          >
            {held.region.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={open.region.label}>
        <RegionBody view={open} />
      </div>
    </>
  );
}
