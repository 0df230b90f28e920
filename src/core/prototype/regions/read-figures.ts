import type { Product } from '../../product/product.ts';
import type { ProtoScreen } from '../screens-of.ts';
import { itemIn } from './read-shows.ts';
import { readOnScreen } from './screen-scope.ts';
import type { ReadChart, ReadFigure, RegionData } from './types.ts';

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
    const aggregate = data.is === 'records' ? aggregateIn(formula) : null;
    const value = readOnScreen(
      product,
      screen,
      aggregate && data.is === 'records'
        ? `${aggregate.functionName}((${data.expression.text}).${aggregate.of})`
        : formula,
    );
    if (value.form === 'exact') return { label, value };
    const why = value.form === 'wrong' ? ` ${value.problems[0]?.sentence ?? ''}` : '';
    return `“${formula}” is nothing that can be worked out.${why}`;
  });
  return {
    read: read.filter((one) => typeof one !== 'string'),
    problems: read.filter((one) => typeof one === 'string'),
  };
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
