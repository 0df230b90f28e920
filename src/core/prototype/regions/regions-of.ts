import { finderOf } from '../../answers/name-finder.ts';
import { knownValue } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { inQuotes } from '../../english/lists.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { splitOutside, unquoted } from '../../shapes/split-words.ts';
import type { Region } from '../../slots/screens/regions.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { missingIn } from './missing-in.ts';
import { readActions } from './read-actions.ts';
import { readData } from './read-data.ts';
import { readBreakdown, readChart, readFigures } from './read-figures.ts';
import { filterOf } from './read-filter.ts';
import { readMenu } from './read-menu.ts';
import { NO_SHOWS, readShows } from './read-shows.ts';
import { readTimetable } from './read-timetable.ts';
import { readOnScreen } from './screen-scope.ts';
import type { RegionAction, RegionView } from './types.ts';

/** The parts of a screen from top to bottom, as decided; undefined while nobody has said what is on it. */
export const regionsOf = memoizeByProduct((product) =>
  memoize((screen: ProtoScreen): readonly RegionView[] | null => {
    const regions = screen.screen?.regions;
    if (regions?.is !== 'known') return null;
    return composed(
      regions.value,
      (region) => viewOf(product, screen, region),
      (views) => views.map((view) => brokenDown(product, screen, view, views)),
    );
  }),
);

/** Parts that tabs hold stand within them, and nowhere else. */
function composed(
  regions: readonly Region[],
  view: (region: Region) => RegionView,
  together: (views: readonly RegionView[]) => readonly RegionView[],
): readonly RegionView[] {
  const views = together(regions.map(view));
  const [find, findAsSaid] = [finderOf(views.map(({ region }) => region)), finderOf(regions)];
  const heldBy = new Map<string, string>();
  for (const { kind, region } of views) {
    if (kind !== 'tabs') continue;
    for (const name of splitOutside(knownValue(region.shows) ?? '', ',;\n')) {
      const id = find(name).id ?? findAsSaid(name).id;
      if (id !== null && id !== region.id && !heldBy.has(id)) heldBy.set(id, region.id);
    }
  }
  return views
    .filter(({ region }) => !heldBy.has(region.id))
    .map((one, at, all) => ({ ...one, repeats: all.slice(0, at).some((above) => showsSameRecord(one, above)) }))
    .map((one) => ({ ...one, holds: views.filter(({ region }) => heldBy.get(region.id) === one.region.id) }))
    .map(withMissing);
}

function showsSameRecord({ kind, data }: RegionView, above: RegionView): boolean {
  const isRecord = kind === 'record' && above.kind === 'record' && data.is === 'record' && above.data.is === 'record';
  return isRecord && data.expression.text === above.data.expression.text;
}

/** A chart of no records of its own is about figures of the screen. */
function brokenDown(product: Product, screen: ProtoScreen, view: RegionView, views: readonly RegionView[]): RegionView {
  const { kind, data, region } = view;
  const { read: filter } = filterOf(product)(screen);
  if (kind !== 'chart' || data.is !== 'nothing' || region.of.is === 'known' || !filter) return view;
  const said = { label: region.label, words: knownValue(region.shows) ?? '' };
  const { read, problems } = readBreakdown(product, screen, said, { filter, views });
  return {
    ...view,
    breakdown: read,
    problems: [...view.problems, ...problems.map((one) => `${inQuotes(region.label)}: ${one}`)],
  };
}

function withMissing(view: RegionView): RegionView {
  const holds = view.holds.map(withMissing);
  return { ...view, holds, problems: [...view.problems, ...missingIn(view)] };
}

const WORDS_ONLY = new Set(['text', 'picture', 'menu', 'tabs', 'buttons']);
const DROPDOWN = /(?:^|[;,\n])\s*(?:as|in) a drop-?down(?: list)?\s*$/iu;
const NONE = { read: [], problems: [] };
const NO_DATA = { data: { is: 'nothing' }, problem: null } as const;
/** “Settings (at the side)”. */
const ASIDE = /\s*\((?:at|on) the side\)/iu;
const SHOWN_IF = /^(.*?)\s*\((?:only )?(?:shown |there )?(?:if|when) (.+)\)$/isu;

/**
 * Whether the whole part is there: “Warning (if …)”; and under “Only those” for a part that shows no list, whose
 * condition is about what is on the screen.
 */
function presenceOf(product: Product, screen: ProtoScreen, region: Region, isList: boolean) {
  const [, label = region.label, inName] = SHOWN_IF.exec(region.label) ?? [];
  const words = inName ?? (isList ? undefined : knownValue(region.where)?.text);
  if (words === undefined) return { label, onlyIf: null, problems: [] };
  const read = readOnScreen(product, screen, words.replace(/^(?:only )?(?:if|when) /iu, ''));
  if (read.form === 'exact') return { label, onlyIf: read, problems: [] };
  const why = read.form === 'wrong' ? ` ${read.problems[0]?.sentence ?? ''}` : '';
  return { label, onlyIf: null, problems: [`“${label}” is only there if “${words}”, which is not exact.${why}`] };
}

function viewOf(product: Product, screen: ProtoScreen, said: Region): RegionView {
  const kind = knownValue(said.kind) ?? null;
  const isFilter = kind === 'filter';
  const filter = isFilter ? filterOf(product)(screen) : { read: null, problems: [] };
  const { data, problem } = isFilter ? NO_DATA : readData(product, screen, said);
  const inRow = { ...said, label: said.label.replace(ASIDE, '') };
  const presence = presenceOf(product, screen, inRow, data.is === 'records');
  const region = { ...said, label: presence.label };
  const of = data.is === 'nothing' ? null : data.of;
  const words = knownValue(region.shows) ?? '';
  const isWords = kind === null || WORDS_ONLY.has(kind) || (kind === 'search' && of === null);
  const isCounted = kind === 'figure' || kind === 'chart';
  const pieces = isCounted ? splitOutside(words, ';,\n') : [];
  const figures = kind === 'figure' ? readFigures(product, screen, data, { label: region.label, words: pieces }) : NONE;
  const chart = kind === 'chart' ? readChart(product, data, words) : { read: null, problems: [] };
  const menu = kind === 'menu' ? readMenu(product, screen, words) : null;
  const axes = kind === 'timetable' && of !== null ? readTimetable(product, of, words) : null;
  const shows = of === null || isWords || isCounted ? NO_SHOWS : readShows(product, of, axes?.rest ?? words);
  const pressed = readActions(product, screen, of ?? screen.entity, knownValue(region.press) ?? '');
  const actions = axes && of !== null ? pressed.map((action) => placing(action, of)) : pressed;
  return {
    region,
    kind,
    data,
    isAside: ASIDE.test(said.label),
    onlyIf: presence.onlyIf,
    repeats: false,
    ...shows,
    texts: isWords ? splitOutside(words, '\n').map(unquoted) : [],
    actions,
    figures: figures.read,
    chart: chart.read,
    timetable: axes?.timetable ?? null,
    filter: filter.read,
    breakdown: null,
    menu: menu?.menu ?? null,
    holds: [],
    isDropdown: kind === 'tabs' && DROPDOWN.test(words),
    problems: [
      ...(problem === null ? [] : [problem]),
      ...presence.problems,
      ...filter.problems,
      ...[shows, figures, chart, axes ?? NONE, menu ?? NONE]
        .flatMap(({ problems }) => problems)
        .map((one) => `“${region.label}”: ${one}`),
      ...actions.flatMap(({ label, inWords }) =>
        inWords === '' ? [] : [`“${label}” is only there if “${inWords}”, which is not exact.`],
      ),
    ],
  };
}

const PLACES = /^(?:move|place|put|drag|schedule|reschedule|arrange|shift)\b/iu;

/** “Move”, “Place”: what gives a record another column or another time, unless that is something else. */
function placing(action: RegionAction, of: string): RegionAction {
  const isUnsaid = action.does.is === 'unsaid' && !action.to;
  return isUnsaid && PLACES.test(action.label) ? { ...action, does: { is: 'place', of } } : action;
}

/** What stands on every screen, as if that were one; undefined while nobody has said. */
export const frameOf = memoizeByProduct(({ model }): ProtoScreen | null => {
  const { frame } = model.screens;
  if (frame === null) return null;
  const looks = { look: 'decided', pathLook: 'decided' } as const;
  const { id, label, source } = frame;
  return { id, label, kind: 'page', entity: null, path: '/', ...looks, question: source.question, screen: frame };
});
