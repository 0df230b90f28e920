import { nearestName } from '../../conditions/nearest-name.ts';
import type { Condition, ExactCondition } from '../../conditions/types.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { lastBrackets, splitOutside } from '../../shapes/split-words.ts';
import { NO_RECORDS } from '../edits.ts';
import { readOrder } from '../list-order.ts';
import { isForm, ownParameter, segmentsOf } from '../routes.ts';
import { type ProtoScreen, screensOf } from '../screens-of.ts';
import { screenCalled } from './read-actions.ts';
import { NO_SOURCE } from './read-emphasis.ts';
import { readOnScreen } from './screen-scope.ts';
import type { Menu, MenuEntry, MenuGroup } from './types.ts';

const AT_SIDE =
  /^(?:it is |it stands |stands )?(?:(?:at|on|to) the (?:side|left(?: side)?)|(?:as )?(?:a )?side ?bar)$/iu;
/** A label names no entry, so it has neither a comma nor a bracket. */
const GROUP = /^(?!each )([^:,(“"]+):\s*(.+)$/isu;

/** “At the side; Home, Outbox (count(all emails where …)); Channels: each of my channels: by name”. */
export function readMenu(
  product: Product,
  screen: ProtoScreen,
  words: string,
): { readonly menu: Menu; readonly problems: readonly string[] } {
  const segments = splitOutside(words, ';\n');
  const said = segments.filter((one) => !AT_SIDE.test(one));
  const read = said.map((group) => {
    const [, label = '', rest = group] = GROUP.exec(group) ?? [];
    return { label, entries: splitOutside(rest, ',').map((one) => entryIn(product, screen, one)) };
  });
  const groups = read.map(({ label, entries }): MenuGroup => ({ label, entries: entries.filter(isEntry) }));
  return {
    menu: { isAtSide: said.length < segments.length, groups: groups.filter(({ entries }) => entries.length > 0) },
    problems: read.flatMap(({ entries }) => entries.filter((one) => typeof one === 'string')),
  };
}

function isEntry(one: MenuEntry | string): one is MenuEntry {
  return typeof one !== 'string';
}

type Lead = Pick<MenuEntry, 'label' | 'pages' | 'each'>;

/** Brackets at the end are notes, unless the words are a name or records only together with them. */
function entryIn(
  product: Product,
  screen: ProtoScreen,
  words: string,
  notes: readonly string[] = [],
): MenuEntry | string {
  const lead = leadIn(product, screen, words);
  if (typeof lead !== 'string') return withNotes(product, screen, lead, notes);
  const { before, inside } = lastBrackets(words);
  return inside === '' ? lead : entryIn(product, screen, before, [inside, ...notes]);
}

const TARGET = /^(.*?)\s*(?:→|->|=>)\s*(.+)$/su;
const EACH = /^each (?:of )?(.+)$/isu;

/** A screen by its name, by “name → screen”, or one for each record; a sentence where it is none of these. */
function leadIn(product: Product, screen: ProtoScreen, words: string): Lead | string {
  const [, label = words, target] = TARGET.exec(words) ?? [];
  const [, records] = EACH.exec(label) ?? [];
  const to = target === undefined && records !== undefined ? undefined : screenCalled(product, target ?? label);
  if (records === undefined) {
    if (!to) return unknownScreen(product, target ?? label);
    return needsRecord(screen, to)
      ? `${inQuotes(to.label)} is the page of one record; say “each of …” whose pages they are.`
      : { label: target === undefined ? to.label : label, pages: [to], each: null };
  }
  if (target !== undefined && !to) return unknownScreen(product, target);
  return eachIn(product, screen, records, to);
}

function unknownScreen(product: Product, words: string): string {
  const names = screensOf(product).map(({ label }) => [foldCase(label), { label, type: 'text' }] as const);
  const near = nearestName(words, new Map(names));
  return near === undefined
    ? `${inQuotes(words)} is no screen; name one that is there.`
    : `${inQuotes(words)} is no screen; did you mean ${inQuotes(near)}?`;
}

/** Nothing around such a screen tells which record it would be. */
function needsRecord({ entity, path }: ProtoScreen, to: ProtoScreen): boolean {
  return entity === null && !path.includes(':') && to.path.includes(':');
}

function eachIn(product: Product, screen: ProtoScreen, words: string, to: ProtoScreen | undefined): Lead | string {
  const [records = '', order = ''] = splitOutside(words, ':');
  const expression = readOnScreen(product, screen, records);
  const { of } = expression.form === 'exact' ? expression : {};
  if (expression.form !== 'exact' || of === undefined || expression.type !== 'records')
    return `${inQuotes(`each of ${records}`)} are no records; name a thing, its linked records, or “my …”.${whyNot(expression)}`;
  const name = product.index.entities.get(of)?.label ?? '';
  const pages = to ? [to] : pagesOf(product, of);
  if (pages.length === 0) return `no page shows one ${inQuotes(name)}; say “→” and a screen after its records.`;
  const read = readOrder({ product, role: null, records: NO_RECORDS, today: '' }, of, order);
  const unread = order.includes('(') ? order : read.unread[0];
  if (unread !== undefined) return `${inQuotes(unread)} is no order of ${inQuotes(name)}; name one of its fields.`;
  return { label: records, pages, each: { of, expression, order } };
}

/** The pages of one record, those that only show it first. */
function pagesOf(product: Product, of: string): readonly ProtoScreen[] {
  const all = screensOf(product).filter((one) => one.entity === of && !isForm(one) && ownParameter(product, one));
  const parts = ({ path }: ProtoScreen) => segmentsOf(path).length;
  return all.toSorted(
    (one, other) => Number(other.kind === 'detail') - Number(one.kind === 'detail') || parts(one) - parts(other),
  );
}

const ONLY_IF = /^(?:only )?(?:if|when|where) (.+)$/isu;

function withNotes(product: Product, screen: ProtoScreen, lead: Lead, notes: readonly string[]): MenuEntry | string {
  const read = (text: string) =>
    lead.each ? product.condition({ text, source: NO_SOURCE }, lead.each.of) : readOnScreen(product, screen, text);
  let onlyIf: ExactCondition | null = null;
  let number: ExactCondition | null = null;
  for (const note of notes) {
    const [, condition] = ONLY_IF.exec(note) ?? [];
    const said = read(condition ?? note);
    const fits = said.form === 'exact' && said.type === (condition === undefined ? 'number' : 'yes-no') ? said : null;
    if (fits && condition !== undefined) onlyIf = fits;
    else if (fits) number = fits;
    else if (condition !== undefined)
      return `${inQuotes(lead.label)} is only there if ${inQuotes(condition)}, which is not exact.${whyNot(said)}`;
    else
      return `${inQuotes(lead.label)} has ${inQuotes(note)} after it, which is no number; say “count(…)”, or “if …”.${whyNot(said)}`;
  }
  return { ...lead, onlyIf, number };
}

function whyNot(said: Condition): string {
  return said.form === 'wrong' ? ` ${said.problems[0]?.sentence ?? ''}` : '';
}
