import { knownValue } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { inQuotes } from '../../english/lists.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import type { Region } from '../../slots/screens/regions.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { COMPARISONS, type Comparison, type Period, periodCalled } from './periods.ts';
import { readSaved } from './read-saved.ts';
import { itemIn } from './read-shows.ts';
import { readAround } from './screen-names.ts';
import type { ReadFilter, ReadSavedFilters, ShownItem } from './types.ts';

interface Read {
  readonly read: ReadFilter | null;
  readonly problems: readonly string[];
}

const PERIOD = /^(?:the )?period of (.+?):\s*(.+)$/isu;
const COMPARED = /^compared? (?:with|to) (.+)$/isu;
const MATCHED = /^match(?:ed|ing)? (?:by )?(?:the )?day of (?:the )?week(?: or (?:by )?(?:the )?exact date)?$/iu;
/** The same property may be said differently for each of the things. */
const CALLED = /\sas\s+(.+)$/isu;
const SWITCH = /^switch (?:for )?(.+?)(?: \((?:(on|off))?(?:,? ?(in (?:a|the) menu))?\))?$/isu;

const NOTHING: Read = { read: null, problems: [] };

/** What narrows a screen: the first of its parts that is a filter. */
export const filterOf = memoizeByProduct((product) =>
  memoize((screen: ProtoScreen): Read => {
    const regions = screen.screen?.regions;
    const region =
      regions?.is === 'known' ? regions.value.find(({ kind }) => knownValue(kind) === 'filter') : undefined;
    return region ? readFilter(product, screen, region) : NOTHING;
  }),
);

/**
 * What narrows all that a screen shows: “period of start: Last 28 days, Today; source, country; compared with previous
 * period”; what lasts is in each period that it reaches into: “period of start to end”. Its records may be of
 * several things; one that has no such property is left out while that is filtered by.
 */
function readFilter(product: Product, screen: ProtoScreen, { label, of, shows }: Region): Read {
  const things = splitOutside(knownValue(of)?.text ?? '', ',').map((words) => {
    const read = readAround(product, screen, words);
    return read.form === 'exact' && read.of !== undefined ? read.of : words;
  });
  const problems = things.flatMap((of) =>
    product.index.entities.get(of) ? [] : [`${inQuotes(label)} narrows ${inQuotes(of)}, which are no records.`],
  );
  if (things.length === 0) problems.push(`${inQuotes(label)} narrows nothing; name records under “Of”.`);
  if (problems.length > 0) return { read: null, problems };
  let [times, periods, comparisons]: [readonly string[], readonly Period[], readonly Comparison[]] = [[], [], []];
  let byWeekday = false;
  const switches: ReadFilter['switches'][number][] = [];
  const properties: string[] = [];
  let saved: ReadSavedFilters | null = null;
  for (const segment of splitOutside(knownValue(shows) ?? '', ';\n')) {
    const [, time = '', names = ''] = PERIOD.exec(segment) ?? [];
    const [, compared] = COMPARED.exec(segment) ?? [];
    const [, turned, isOn, inMenu] = SWITCH.exec(segment) ?? [];
    const kept = readSaved(product, screen, segment);
    if (typeof kept === 'string') problems.push(kept);
    else if (kept) saved = kept;
    else if (names !== '') {
      times = time.split(/\s+or\s+/iu);
      const found = splitOutside(names, ',').map((words) => periodCalled(words) ?? words);
      periods = found.filter((one) => typeof one !== 'string');
      for (const one of found) if (typeof one === 'string') problems.push(`${inQuotes(one)} is no period.`);
    } else if (compared !== undefined) {
      comparisons = splitOutside(compared, ',').flatMap((words) => {
        const found = COMPARISONS.find((one) => foldCase(one) === foldCase(words));
        if (!found) problems.push(`${inQuotes(words)} is nothing to compare with.`);
        return found ?? [];
      });
    } else if (MATCHED.test(segment)) byWeekday = true;
    else if (turned !== undefined)
      switches.push({ label: turned, on: isOn?.toLowerCase() !== 'off', isInMenu: inMenu !== undefined });
    else properties.push(...splitOutside(segment, ','));
  }
  const narrows = things.map((of) => ({
    of,
    ...timeOf(product, of, times),
    by: itemsOf(product, of, properties),
  }));
  if (periods.length > 0 && narrows.some(({ when }) => when === null))
    problems.push(`nobody has said of which date the period is; say it as in “period of start: Today, Last 7 days”.`);
  const labels = [...new Set(narrows.flatMap(({ by }) => [...by.keys()]))];
  for (const words of properties) {
    const [, label = ''] = CALLED.exec(words) ?? [];
    const read = things.map((of) => itemIn(product, of, words));
    if (!labels.includes(label) && read.every((one) => typeof one === 'string')) problems.push(String(read[0]));
  }
  return { read: { narrows, labels, periods, comparisons, byWeekday, switches, saved }, problems };
}

type Time = Pick<ReadFilter['narrows'][number], 'when' | 'until'>;

/** The first of these times that a thing has: “start”, or for what lasts “start to end”. */
function timeOf(product: Product, of: string, times: readonly string[]): Time {
  for (const words of times) {
    const [when, until = null] = words.split(/\s+(?:to|until)\s+/iu).map((one) => itemIn(product, of, one));
    if (when !== undefined && typeof when !== 'string' && typeof until !== 'string') return { when, until };
  }
  return { when: null, until: null };
}

/** By label; of two with one label, the first that can be read for the thing. */
function itemsOf(product: Product, of: string, words: readonly string[]): ReadonlyMap<string, ShownItem> {
  const items = new Map<string, ShownItem>();
  for (const one of words) {
    const item = itemIn(product, of, one);
    if (typeof item !== 'string' && !items.has(item.label)) items.set(item.label, item);
  }
  return items;
}
