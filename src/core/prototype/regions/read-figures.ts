import type { Condition } from '../../conditions/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { itemIn } from './read-shows.ts';
import { readOnScreen } from './screen-scope.ts';
import type { ReadBreakdown, ReadChart, ReadFigure, RegionData, RegionView } from './types.ts';

interface Read<T> {
  readonly read: T;
  readonly problems: readonly string[];
}

const CALLED = /^(.+?)\s+as\s+(.+)$/isu;
const COUNT = /^(?:the )?(?:count|number|how many)(?: of (?:them|records))?$/iu;
const AGGREGATE =
  /^(?:the )?(sum|total|average|mean|smallest|lowest|earliest|largest|highest|latest|min|max|count)(?: of (?:the |its |their )?([^()]+)| (?!of )([^()]+)|\(([^()]*)\))$/iu;
const FUNCTIONS: Readonly<Record<string, string>> = {
  ...{ total: 'sum', mean: 'average', smallest: 'min', lowest: 'min', earliest: 'min' },
  ...{ largest: 'max', highest: 'max', latest: 'max' },
};

/** Figures of a part: “count”, “sum of fee”, or a formula; each with its name, where “as …” gives one. */
export function readFigures(
  product: Product,
  screen: ProtoScreen,
  data: RegionData,
  { label: name, words }: { readonly label: string; readonly words: readonly string[] },
): Read<readonly ReadFigure[]> {
  const all = words.length === 0 && data.is === 'records' ? ['count'] : words;
  const read = all.map((text): ReadFigure | string => {
    const [, formula = text, called] = CALLED.exec(text) ?? [];
    const label = called ?? (all.length === 1 ? name : formula);
    if (data.is === 'records' && COUNT.test(formula.trim())) return { label, value: 'count' };
    const asSaid = readOnScreen(product, screen, formula);
    const aggregate = data.is === 'records' && !isCall(formula, asSaid) ? aggregateIn(formula) : null;
    const value =
      aggregate && data.is === 'records'
        ? readOnScreen(product, screen, `${aggregate.functionName}((${data.expression.text}).${aggregate.of})`)
        : asSaid;
    if (value.form === 'exact') return { label, value };
    const why = value.form === 'wrong' ? ` ${value.problems[0]?.sentence ?? ''}` : '';
    return `“${formula}” is nothing that can be worked out.${why}`;
  });
  return {
    read: read.filter((one) => typeof one !== 'string'),
    problems: read.filter((one) => typeof one === 'string'),
  };
}

/** “count(all loans)”: a function of what stands in its brackets, not of the records of the part. */
function isCall(words: string, read: Condition): boolean {
  return read.form === 'exact' && words.endsWith(')');
}

/** “Sum of fee”, “largest fee”, “sum(fee)”: a function, and the field of each record that it is about. */
function aggregateIn(words: string): { readonly functionName: string; readonly of: string } | null {
  const [, name = '', ...named] = AGGREGATE.exec(words.trim()) ?? [];
  const of = named.find((one) => one !== undefined);
  const word = name.toLowerCase();
  return of === undefined ? null : { functionName: FUNCTIONS[word] ?? word, of: of.trim() };
}

const BY = /^(.*?)\s*\bby\s+(?:(day|month|year)(?: of)?\s*)?(.*)$/isu;
const PERIODS: Readonly<Record<string, NonNullable<ReadChart['period']>>> = {
  day: 'day',
  month: 'month',
  year: 'year',
};

/** The bars of a chart: “count by state”, “sum of fee by month of due”. */
export function readChart(product: Product, data: RegionData, words: string): Read<ReadChart | null> {
  const [, what = '', period = '', key = ''] = BY.exec(words) ?? [];
  if (data.is !== 'records') return { read: null, problems: [] };
  const by = itemIn(product, data.of, key === '' && period !== '' ? 'Created' : key);
  const measured = what === '' || COUNT.test(what) ? null : itemIn(product, data.of, aggregateIn(what)?.of ?? what);
  if (typeof by === 'string' || typeof measured === 'string') {
    const why = [by, measured].find((one) => typeof one === 'string') ?? '';
    return {
      read: null,
      problems: key === '' ? ['say what is counted by what, as in “count by state”.'] : [String(why)],
    };
  }
  return { read: { by, measured, period: PERIODS[period.toLowerCase()] ?? null }, problems: [] };
}

const BROKEN_DOWN = /^(.*?)\s*\b(?:by|over|per)\s+((?:(?!\b(?:by|over|per)\s).)+)$/isu;
const CHOSEN = /^(?:the )?(?:chosen|pressed|selected) figure$/iu;
const MOST = /^(?:at most |the first )?(\d{1,3})$/iu;
const USUAL_MOST = 9;
const MARKED = /^marked (?:by|with) (.+?):\s*(.+)$/isu;

/**
 * Figures of a screen broken down: “the chosen figure over time”, “visitors, bounce rate by source; 9”. A figure is one
 * that stands on the screen, by its name, or a formula.
 */
export function readBreakdown(
  product: Product,
  screen: ProtoScreen,
  { label, words }: { readonly label: string; readonly words: string },
  { filter, views }: { readonly filter: RegionView['filter']; readonly views: readonly RegionView[] },
): Read<ReadBreakdown | null> {
  const [first = '', ...rest] = splitOutside(words, ';\n');
  const [, what = '', key = ''] = BROKEN_DOWN.exec(first) ?? [];
  const isTime = /^(?:the )?(?:time|period)$/iu.test(key.trim());
  const by = isTime ? null : filter?.labels.find((one) => foldCase(one) === foldCase(key));
  if (!filter || by === undefined)
    return { read: null, problems: [`“${key || first}” is nothing that this page can be filtered by.`] };
  const standing = views.flatMap(({ figures, data }) => figures.map((figure) => ({ figure, data })));
  const found = CHOSEN.test(what)
    ? standing.map(({ figure, data }) => asFormula(product, screen, figure, data))
    : splitOutside(what, ',').flatMap((one) => {
        const named = standing.find(({ figure }) => foldCase(figure.label) === foldCase(one));
        if (named) return [asFormula(product, screen, named.figure, named.data)];
        const { read, problems } = readFigures(product, screen, { is: 'nothing' }, { label, words: [one] });
        return [...read, ...problems];
      });
  const figures = found.filter((one) => typeof one !== 'string');
  const problems = found.filter((one) => typeof one === 'string');
  if (found.length === 0) problems.push(`say which figure is broken down, as in “visitors by source”.`);
  const most = rest.flatMap((one) => MOST.exec(one)?.[1] ?? [])[0];
  const marks = rest.flatMap((one) => marksIn(product, screen, one) ?? [])[0] ?? null;
  if (typeof marks === 'string') problems.push(marks);
  const read = {
    marks: typeof marks === 'string' ? null : marks,
    figures,
    isChosen: CHOSEN.test(what),
    by,
    most: most === undefined ? USUAL_MOST : Number(most),
  };
  return { read: figures.length > 0 ? read : null, problems };
}

/** “Marked by its notes: date, text”: records, their time, and what is said of each. */
function marksIn(product: Product, screen: ProtoScreen, words: string): ReadBreakdown['marks'] | string {
  const [, records = '', shown = ''] = MARKED.exec(words) ?? [];
  if (records === '') return null;
  const expression = readOnScreen(product, screen, records);
  if (expression.form !== 'exact' || expression.of === undefined) return `“${records}” are no records.`;
  const { of } = expression;
  const items = splitOutside(shown, ',').map((one) => itemIn(product, of, one));
  const unread = items.find((one) => typeof one === 'string');
  const [when, ...says] = items.filter((one) => typeof one !== 'string');
  return unread ?? (when ? { of, expression, when, says } : null);
}

/** The number of the records of a part, as a formula that can be worked out for others. */
function asFormula(product: Product, screen: ProtoScreen, figure: ReadFigure, data: RegionData): ReadFigure | string {
  if (figure.value !== 'count' || data.is !== 'records') return figure;
  const value = readOnScreen(product, screen, `count(${data.expression.text})`);
  return value.form === 'exact' ? { ...figure, value } : `“${figure.label}” cannot be broken down.`;
}
