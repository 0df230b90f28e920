import { isFrame } from '../../answers/everyday-words.ts';
import { capitalize, lowercaseFirst } from '../../english/capitalize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { KnownField, KnownScreen, KnownSoFar, KnownThing } from '../known-so-far.ts';
import { isOfSomebody } from './from-things.ts';

const SHOWN = 5;
/** Types that are read in full on a page and not in a line of a list. */
const LONG = new Set(['long text', 'rich text', 'file', 'files', 'image', 'sound', 'video', 'data', 'links']);
const CHOSEN = new Set(['choice', 'several choices', 'tags', 'yes or no']);
const SEARCHED = new Set(['text', 'email', 'person', 'link', 'telephone']);

function screenIn({ screens, item }: KnownSoFar): KnownScreen | undefined {
  return screens.find(({ name }) => name === item?.name);
}

function thingOf({ things }: KnownSoFar, { about }: KnownScreen): KnownThing | undefined {
  const words = foldCase(about);
  return things.find(({ name, plural }) => words === foldCase(name) || words === foldCase(plural));
}

const short = (fields: readonly KnownField[]) => fields.filter(({ type }) => !LONG.has(type)).slice(0, SHOWN);

/** A line for each field that can be read in a list. */
export function usualColumns(known: KnownSoFar) {
  const screen = screenIn(known);
  const fields = short((screen && thingOf(known, screen)?.fields) ?? []);
  const word = (is: boolean) => (is ? 'yes' : 'no');
  if (fields.length === 0) return undefined;
  return fields.map(({ name, type }) => [
    name,
    word(!CHOSEN.has(type)),
    word(CHOSEN.has(type)),
    word(SEARCHED.has(type) || type === ''),
  ]);
}

export function usualOrder(known: KnownSoFar): string | undefined {
  const screen = screenIn(known);
  const fields = (screen && thingOf(known, screen)?.fields) ?? [];
  const day = fields.find(({ type }) => type === 'date' || type === 'date and time');
  const [first] = short(fields);
  return day ? `The latest ${lowercaseFirst(day.name)} comes first.` : first && `By ${lowercaseFirst(first.name)}.`;
}

/** All that is known of the record, and nothing else. */
export function usualParts(known: KnownSoFar) {
  const screen = screenIn(known);
  const thing = screen && thingOf(known, screen);
  if (!screen || !thing || screen.kind !== 'detail') return undefined;
  return [[`The ${lowercaseFirst(thing.name)}`, 'record', `this ${lowercaseFirst(thing.name)}`, '', '', '']];
}

/** From each list of a thing to its records and forms, and back, and between the lists: nobody is lost. */
export function usualLinks(known: KnownSoFar) {
  const screens = known.screens.filter(({ name }) => !isFrame(name));
  const lists = screens.filter(({ kind }) => kind === 'list' || kind === 'dashboard');
  const about = (screen: KnownScreen) => thingOf(known, screen)?.id;
  const start = foldCase(known.rows('screens.landing')[0]?.cell('first') ?? '');
  const home = lists[0] ?? screens.find(({ name }) => foldCase(name) === start) ?? screens[0];
  if (!home) return undefined;
  const ways = screens.flatMap((screen): readonly (readonly string[])[] => {
    const thing = thingOf(known, screen);
    const own = lists.filter((list) => thing && about(list) === thing.id);
    if (own.includes(screen)) return [];
    const [first = home] = own;
    const from = (button: string) => (own.length > 0 ? own : [home]).map(({ name }) => [name, screen.name, button, '']);
    if (screen.kind === 'detail')
      return [...from('a line'), [screen.name, first.name, `All ${lowercaseFirst(thing?.plural ?? first.name)}`, '']];
    if (screen.kind === 'form' || screen.kind === 'wizard')
      return [...from(screen.name), [screen.name, first.name, 'Save', '']];
    if (screen === home) return [];
    return [
      [home.name, screen.name, screen.name, ''],
      [screen.name, home.name, home.name, ''],
    ];
  });
  const between = lists.slice(1).flatMap(({ name }) => [
    [home.name, name, name, ''],
    [name, home.name, home.name, ''],
  ]);
  const seen = new Set<string>();
  return [...ways, ...between].filter(([from, to]) => {
    const key = `${from} ${to}`;
    return !seen.has(key) && seen.add(key);
  });
}

const MOMENTS = ['empty', 'loading', 'failed', 'forbidden'];

export function usualConditions({ screens }: KnownSoFar) {
  if (screens.length === 0) return undefined;
  return {
    rows: ['Every screen'],
    columns: MOMENTS,
    cells: [['a message', 'what was there before', 'a message', 'a message']],
  };
}

/** What each role was said to do most, begun where it comes in. */
export function usualActions({ item, screens }: KnownSoFar) {
  const actions =
    item
      ?.cell('actions')
      .split(/[,;]/u)
      .map((one) => one.trim())
      .filter(Boolean) ?? [];
  const first = screens.find(({ name }) => foldCase(name) === foldCase(item?.cell('first') ?? ''));
  return actions.length === 0 || !first ? undefined : actions.map((action) => [capitalize(action), first.name, '']);
}

/** What strangers may look at is open to them: everything where nobody signs in, else what is nobody’s in particular. */
export function usualShared(known: KnownSoFar) {
  const { screens, said, isNone, isSettled } = known;
  const pages = screens.filter(({ kind }) => kind === 'detail');
  if (pages.length === 0 || !isSettled('roles.anonymous')) return undefined;
  const isOpen = (screen: KnownScreen) => {
    if (said('roles.sign-in') === 'none') return true;
    const thing = thingOf(known, screen);
    return !isNone('roles.anonymous') && thing !== undefined && !isOfSomebody(thing, known);
  };
  return pages.map((screen) => [
    screen.name,
    isOpen(screen) ? 'the same page' : 'the page to sign in',
    'that it is gone',
  ]);
}

export function usualFinding({ things }: KnownSoFar) {
  const known = things.filter(({ fields }) => fields.length > 0);
  if (known.length === 0) return undefined;
  const names = (fields: readonly KnownField[], types: ReadonlySet<string>) =>
    fields
      .filter(({ type }) => types.has(type))
      .map(({ name }) => lowercaseFirst(name))
      .slice(0, 2)
      .join(', ');
  return known.map(({ name, fields }) => [
    name,
    names(fields, SEARCHED) || lowercaseFirst(fields[0]?.name ?? ''),
    names(fields, CHOSEN),
    lowercaseFirst(short(fields)[0]?.name ?? ''),
    '',
  ]);
}

export function usualLookingThrough({ things, screens }: KnownSoFar) {
  const [thing] = things.filter(({ fields }) => fields.length > 0);
  if (!thing) return undefined;
  const page = screens.find(({ kind, about }) => kind === 'detail' && foldCase(about) === foldCase(thing.name));
  const hasPicture = thing.fields.some(({ type }) => type === 'image');
  const tells = short(thing.fields)
    .slice(0, 3)
    .map(({ name }) => lowercaseFirst(name))
    .join(', ');
  return [[thing.plural, hasPicture ? 'cards' : 'a table', tells, page?.name ?? thing.name, '', 'no']];
}

const DEVICES: readonly (readonly [id: string, words: RegExp])[] = [
  ['phone', /phone|mobile/i],
  ['tablet', /tablet|ipad/i],
  ['desk', /desk|laptop|computer|\bpc\b/i],
  ['kiosk', /kiosk|terminal|till/i],
];

/** What was said of the people who use it. */
export function usualDevices({ rows }: KnownSoFar) {
  const said = rows('purpose.groups')
    .map(({ cell }) => cell('device'))
    .join(' ');
  const found = DEVICES.filter(([, words]) => words.test(said)).map(([id]) => id);
  return found.length === 0 ? undefined : found;
}
