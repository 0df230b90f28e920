import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  addressFor,
  addressOf,
  emphasisNow,
  fieldViewsFor,
  isItemShown,
  isLeaving,
  isTrue,
  itemText,
  mayComeTo,
  mayDo,
  outcomeText,
  type ParentRecords,
  type ProtoScreen,
  type RegionAction,
  type RegionView,
  readOnScreen,
  regionRecord,
  type SampleRow,
} from '#core/product.ts';
import { Unplayed, WithVerdictLook } from '../hole.tsx';
import { MovePanel } from '../move-panel.tsx';
import { useHref, useNavigateTo, useUpdateSearch } from '../navigation.ts';
import { AccessDenied } from '../notices.tsx';
import { DrawnPicture } from '../picture.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RecordHead, RecordLines } from '../record-lines.tsx';
import { RecordHistory } from '../record-sections.tsx';
import { ActionNote, RecordActions, StateTerms } from '../screens/detail.tsx';
import { RecordForm } from '../screens/record-form.tsx';
import { useAction } from '../use-action.ts';
import { ChartRegion } from './chart-region.tsx';
import { FigureRegion } from './figure-region.tsx';
import { FilterRegion } from './filter-region.tsx';
import { InboxRegion } from './inbox-region.tsx';
import { ListRegion } from './list-region.tsx';
import { RegionButtons, RegionLink } from './region-buttons.tsx';
import { useScreenAround } from './region-context.ts';
import { SearchRegion } from './search-region.tsx';

/** The parts of a screen, one below the other, and those at its side beside them; figures stand side by side. */
export function Regions({ views }: { views: readonly RegionView[] }) {
  const { scope } = useScreenAround();
  const there = views.filter(({ onlyIf }) => onlyIf === null || isTrue(onlyIf.run(scope)));
  const aside = there.filter(({ isAside }) => isAside);
  const main = <Stack views={there.filter(({ isAside }) => !isAside)} />;
  if (aside.length === 0) return main;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(240px,30%)] gap-8 stacked:grid-cols-1">
      {main}
      <aside className="[&_dl]:grid-cols-1">
        <Stack views={aside} />
      </aside>
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
  own: 'max-w-full',
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
  return WITHOUT_HEAD.has(kind) || breakdown?.isChosen ? null : <h2 className="m-0 mb-3">{region.label}</h2>;
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
  const Body = view.kind === null ? undefined : BODIES[view.kind];
  return (
    <>
      {Body && <Body view={view} />}
      <RegionProblems view={view} />
    </>
  );
}

/** What was said of a part and cannot be read. */
function RegionProblems({ view: { problems } }: { view: RegionView }) {
  const { screen } = useScreenAround();
  return problems.map((problem) => (
    <p key={problem} className="mt-2">
      <Unplayed q={`screens.${screen.id}.parts`}>{problem}</Unplayed>
    </p>
  ));
}

function RecordRegion({ view }: { view: RegionView }) {
  const { actor, product } = usePrototype();
  const { screen, scope } = useScreenAround();
  const row = regionRecord(actor, view, scope);
  if (view.data.is !== 'record') return null;
  if (!row) return <p className="m-0 quiet">{view.instead.empty ?? 'There is none.'}</p>;
  const verdict = mayDo(actor, row.entity, 'view', row);
  if (verdict.may === 'no') return <AccessDenied screen={screen} because={verdict.because} />;
  const views = new Map(fieldViewsFor(product, row.entity, actor.role).map((one) => [one.field.id, one]));
  const items = view.items.filter(
    (item) => item.shows !== 'state' && (!item.field || views.has(item.field.id)) && isItemShown(actor, row, item),
  );
  const lines =
    view.items.length === 0
      ? [...views.values()].map(({ field, mask }) => ({ label: field.label, field, mask, text: '' }))
      : items.map((item) => ({
          label: item.label,
          field: item.empty === '' ? item.field : undefined,
          mask: views.get(item.field?.id ?? '')?.mask,
          text: item.field && item.empty === '' ? '' : itemText(actor, row, item),
          how: emphasisNow(actor, row, item.emphases),
        }));
  const head = view.repeats ? <h2 className="m-0">{view.region.label}</h2> : <RecordHead row={row} />;
  return (
    <div className="grid gap-4">
      {view.region.press.is === 'unknown' ? (
        <AllButtons row={row} screen={screen} head={head} />
      ) : (
        <RegionButtons actions={view.actions} row={row} head={head} />
      )}
      <RecordLines row={row} lines={lines} />
      <StateTerms row={row} />
    </div>
  );
}

/** Everything that may be done with a record, where nobody has said which of it stands here. */
function AllButtons({ row, screen, head }: { row: SampleRow; screen: ProtoScreen; head: ReactNode }) {
  const { status, carryOut, perform, dismiss } = useAction();
  return (
    <MovePanel
      row={row}
      head={head}
      carryOut={carryOut}
      note={<ActionNote status={status} dismiss={dismiss} />}
      others={<RecordActions row={row} screen={screen} perform={perform} />}
    />
  );
}

function HistoryRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const { row, scope } = useScreenAround();
  const record = view.data.is === 'record' ? regionRecord(actor, view, scope) : row;
  return record ? <RecordHistory row={record} heading={view.region.label} /> : null;
}

/** “Cancel → Members” leads away from a form without saving. */
function leavesForm({ label, to }: RegionAction): boolean {
  return Boolean(to) && isLeaving(label);
}

/** A form for a new record, or for the record that it is bound to; it stays on the screen unless it leads elsewhere. */
function FormRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const { screen, scope, row, around } = useScreenAround();
  const [params] = useSearchParams();
  const updateSearch = useUpdateSearch();
  const go = useNavigateTo();
  const { data, items, actions } = view;
  if (data.is === 'nothing' || data.is === 'records') return null;
  const changed = data.is === 'record' ? regionRecord(actor, view, scope) : undefined;
  if (data.is === 'record' && !changed)
    return <p className="m-0 quiet">{view.instead.empty ?? 'There is nothing to change.'}</p>;
  const verdict = mayDo(actor, data.of, changed ? 'edit' : 'create', changed);
  if (verdict.may === 'no') return <p className="m-0 quiet">{view.instead.refused ?? verdict.because}</p>;
  const parents: ParentRecords = row ? new Map([...around, [row.entity, row]]) : around;
  const only = items.flatMap(({ field }) => field?.id ?? []);
  const isHidden = (field: string, preview: SampleRow) =>
    items.some((item) => item.field?.id === field && !isItemShown(actor, preview, item));
  const [leaving, saving] = [actions.filter(leavesForm), actions.filter((action) => !leavesForm(action))];
  const count = params.get(`${view.region.id}.saved`) ?? '0';
  return (
    <WithVerdictLook verdict={verdict}>
      <RecordForm
        key={`${changed?.id ?? 'new'} ${count}`}
        subject={{ entity: data.of, row: changed, around: parents }}
        screen={screen}
        steps={null}
        only={only.length > 0 ? only : undefined}
        isHidden={isHidden}
        labels={saving.length > 0 ? saving.map(({ label }) => label) : undefined}
        saved={(saved, pressed) => {
          const { to } = saving.find(({ label }) => label === pressed) ?? {};
          const path = to && addressFor(actor, to, saved, parents);
          if (path) go(path);
          else updateSearch({ [`${view.region.id}.saved`]: String(Number(count) + 1) });
        }}
      />
      {leaving.length > 0 && (
        <div className="row mt-3">
          {leaving.map((action) => (
            <RegionLink key={action.label} action={action} row={row} />
          ))}
        </div>
      )}
    </WithVerdictLook>
  );
}

function TabsRegion({ view }: { view: RegionView }) {
  const [params] = useSearchParams();
  const updateSearch = useUpdateSearch();
  const { scope } = useScreenAround();
  const holds = view.holds.filter(({ onlyIf }) => onlyIf === null || isTrue(onlyIf.run(scope)));
  const open = holds.find(({ region }) => region.id === params.get(view.region.id)) ?? holds[0];
  if (!open) return null;
  return (
    <>
      <div className="flex flex-wrap gap-x-5 mb-4 border-b-1 border-line" role="tablist" aria-label={view.region.label}>
        {holds.map((held) => (
          <button
            key={held.region.id}
            type="button"
            role="tab"
            aria-selected={held === open}
            className="px-0 py-2 border-0 bg-transparent ui-sm text-ink-2 aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--color-pen)]"
            onClick={() => updateSearch({ [view.region.id]: held.region.id })}
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

const BRACES = /\{([^{}]+)\}/gu;

/** Fixed words; what stands in braces is worked out, as in “Welcome, {me.Name}”. */
function TextRegion({ view }: { view: RegionView }) {
  const { actor, product } = usePrototype();
  const { screen, scope } = useScreenAround();
  return view.texts.map((text) => (
    <p key={text} className="m-0 mb-2 max-w-prose">
      {text.replace(BRACES, (whole, words: string) => {
        const condition = readOnScreen(product, screen, words);
        const outcome = condition.form === 'exact' ? condition.run(scope) : undefined;
        return outcome?.ok && condition.form === 'exact' ? outcomeText(actor, outcome.value, condition) : whole;
      })}
    </p>
  ));
}

function PictureRegion({ view }: { view: RegionView }) {
  const caption = view.texts.join(' ') || view.region.label;
  return (
    <figure className="text-ink-2 text-sm">
      <DrawnPicture className="w-full max-h-70 rounded border-1 border-line" of={caption} />
      <figcaption className="mt-2">{caption}</figcaption>
    </figure>
  );
}

function MenuRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const href = useHref();
  if (view.menu.length === 0) return null;
  return (
    <nav aria-label={view.region.label} className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {view.menu.map(({ label, screens }) => (
        <div key={label} className="row gap-x-4">
          {label && <b className="font-semibold">{label}</b>}
          {screens
            .filter((to) => mayComeTo(actor, to))
            .map((to) => (
              <Link key={to.id} to={href(addressOf(to))}>
                {to.label}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}

function ButtonsRegion({ view }: { view: RegionView }) {
  const { row, scope } = useScreenAround();
  const open = view.actions.filter(({ onlyIf }) => !onlyIf || isTrue(onlyIf.run(scope)));
  const isOnRecord = (record: SampleRow | undefined): record is SampleRow =>
    record !== undefined && view.actions.some(({ does }) => does.is === 'move');
  if (isOnRecord(row)) return <RegionButtons actions={view.actions} row={row} />;
  return (
    <div className="row">
      {open.map((action) => (
        <RegionLink key={action.label} action={action} row={row} />
      ))}
    </div>
  );
}
