import { type ConditionText, knownFrom, knownValue, listOf } from '../answers/sourced.ts';
import { asTest, isTrue } from '../conditions/index.ts';
import type { Entity, Field } from '../model/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Figure } from '../slots/screens/inventory.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { currenciesOf, decimalPlacesOf } from './checks/type-check.ts';
import { amountIn, idsIn, yesNoIn } from './checks/values.ts';
import { visibleRows } from './list-rows.ts';
import { isInPeriod, type Period } from './now.ts';
import { recordLabel } from './record-label.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';
import { amountWords } from './value-words.ts';

/** "Loans", "all loans", "Loans that are Overdue", "Loans where Due < today()". */
const FROM = /^(?:the |all |number of |count of )*(.+?)(?: (?:that|which|who) (?:are|is) (.+)| where (.+))?$/iu;

/** "Late fee of Loans", "the average Cost of all Repairs that are Mended". */
const LINE_OF = /^(?:(?:the|sum of|total|average|mean|highest|lowest) )*(.+?) (?:of|on|in|from) (.+)$/iu;

/** A number as a dashboard shows it, and the period of the records that it counts; null: any time. */
interface FigureValue {
  readonly shows: number | string;
  readonly began: Period | null;
}

/**
 * A figure computed from the records that the actor may list; null where its words name no entity, or say more than can
 * be computed. Words that name just an entity say where a figure comes from: they are its count only if the figure is
 * named after the entity. Records are counted for the period in the name of the figure, else of its screen.
 */
export function figureOf(
  actor: ActorContext,
  { label, from }: Pick<Figure, 'label' | 'from'>,
  screen = '',
): FigureValue | null {
  if (from.is !== 'known') return null;
  const words = from.value.trim();
  const [, fieldName = '', of = ''] = LINE_OF.exec(words) ?? [];
  const found = of === '' ? null : sourceIn(actor, of, from.source);
  const field = found && actor.product.index.fields(found.entity.id).called(fieldName);
  const source = found && field ? found : sourceIn(actor, words, from.source);
  if (!source) return null;
  const began = source.isSome ? null : (periodIn(label, OF_FIGURE) ?? periodIn(screen, OF_SCREEN) ?? null);
  const rows = inPeriod(actor, source.rows, began);
  if (!rows) return null;
  const shows =
    found && field ? aggregateOf(`${label} ${words}`, field, rows) : countOf(actor, { ...source, rows }, label);
  return shows === null ? null : { shows, began };
}

/** What was said to be shown as a figure on no screen in particular, as far as its words can be counted. */
export function generalFigures(actor: ActorContext) {
  const anybody = { ...actor, role: null };
  return listOf(actor.product.model.screens.figures).flatMap(({ id, label, source, form }) => {
    const from = knownFrom(label, source);
    return figureOf(anybody, { label, from }) ? [{ id, label, from, for: form }] : [];
  });
}

/** Whether a screen shows the figures that were said for no screen in particular: it has none of its own. */
export function showsGeneralFigures({ kind, screen }: ProtoScreen): boolean {
  const isOfFigures = kind === 'dashboard' || kind === 'report';
  return isOfFigures && listOf(screen?.figures).length === 0 && screen?.regions.is !== 'known';
}

/** The number of records, where the figure is named after the entity or says which ones. */
function countOf(actor: ActorContext, source: Source, label: string): number | string | null {
  const { isSome, rows, entity } = source;
  if (isSome) return rows.length;
  if (MOST_FREQUENT.test(label)) return mostFrequentOf(actor, source, label);
  return isCalledAfter(label, entity) ? rows.length : null;
}

interface Source {
  readonly entity: Entity;
  readonly rows: readonly SampleRow[];
  /** Only those in a state, or for which a condition is true. */
  readonly isSome: boolean;
}

function sourceIn(actor: ActorContext, words: string, source: ConditionText['source']): Source | null {
  const [, name = '', state, condition] = FROM.exec(words.trim()) ?? [];
  const { entities } = actor.product.index;
  const entity = entities.called(name) ?? entities.called(name.replace(/s$/u, ''));
  if (!entity) return null;
  const fits =
    condition !== undefined
      ? conditionFilter(actor, entity, { text: condition, source })
      : state !== undefined
        ? stateFilter(actor, entity, state)
        : () => true;
  const isSome = condition !== undefined || state !== undefined;
  return fits && { entity, rows: visibleRows(actor, entity.id).filter(fits), isSome };
}

type RowFilter = (row: SampleRow) => boolean;

function stateFilter({ product: { index } }: ActorContext, entity: Entity, words: string): RowFilter | null {
  const found = index.statesOf(entity.id).find(({ state }) => foldCase(state.label) === foldCase(words));
  return found ? ({ states }) => states.get(found.cycle.id) === found.state.id : null;
}

function conditionFilter(actor: ActorContext, entity: Entity, words: ConditionText): RowFilter | null {
  const test = asTest(actor.product.condition(words, entity.id));
  return test ? (row) => isTrue(test.run(scopeOf(actor, row))) : null;
}

function isCalledAfter(label: string, entity: Entity): boolean {
  const folded = foldCase(label);
  return [entity.label, entity.plural].some((name) => folded.includes(foldCase(name)));
}

/** Words in the name of a figure, or of a screen, that mean a period. */
const OF_FIGURE = /\b(?:this|the|of the|per|a) (year|month)\b|\b(today)\b/iu;
const OF_SCREEN = /^(?:the )?(?:year|annual|month|dai|today)/iu;
const PERIODS: readonly (readonly [words: RegExp, period: Period])[] = [
  [/year|annual/iu, 'year'],
  [/month/iu, 'month'],
  [/dai|today/iu, 'day'],
];

function periodIn(words: string, pattern: RegExp): Period | undefined {
  const [found] = pattern.exec(words) ?? [];
  return found === undefined ? undefined : PERIODS.find(([word]) => word.test(found))?.[1];
}

/** Those that began in the present period; null where a beginning is not known. */
function inPeriod({ today }: ActorContext, rows: readonly SampleRow[], period: Period | null) {
  if (period === null) return rows;
  if (rows.some(({ history }) => history.length === 0)) return null;
  return rows.filter(({ history: [begun] }) => begun && isInPeriod(period, begun.at, today));
}

const MOST_FREQUENT = /^(?:the )?(?:most|top|favou?rite|busiest)\b/iu;
/** How many of the most frequent are listed. */
const MAX_NAMED = 3;

/** “Most wanted tools” from reservations: the tools that most of them link to. */
function mostFrequentOf({ product, records }: ActorContext, { entity, rows }: Source, label: string): string | null {
  const { index } = product;
  const countedField = index.fields(entity.id).all.find(({ target }) => {
    const entity = index.entities.get(target?.id);
    return entity !== undefined && isCalledAfter(label, entity);
  });
  if (!countedField) return null;
  const counts = new Map<string, number>();
  for (const { cells } of rows)
    for (const id of idsIn(cells.get(countedField.id)?.value) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const named = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([id, count]) => {
      const row = records.get(countedField.target?.id ?? '', id);
      return row ? [{ name: `${recordLabel(product, row)} (${count})`, count }] : [];
    });
  const names = withoutTies(named).map(({ name }) => name);
  return names.join(names.some((one) => one.includes(',')) ? '; ' : ', ');
}

/** The first few; ties are listed all or not at all, unless nothing else would be left. */
function withoutTies<T extends { readonly count: number }>(sorted: readonly T[]): readonly T[] {
  const next = sorted[MAX_NAMED]?.count;
  const first = sorted.slice(0, MAX_NAMED);
  const clear = first.filter(({ count }) => count !== next);
  return clear.length > 0 ? clear : first;
}

const SHARE = /\bout of (?:a |one )?(?:hundred|100)\b|\bper ?cent(?:age)?\b|\bshare\b|\brate\b|%/iu;
const AGGREGATIONS: readonly (readonly [words: RegExp, work: (sizes: readonly number[]) => number])[] = [
  [/\b(?:average|mean)\b/iu, (sizes) => sum(sizes) / sizes.length],
  [/\b(?:highest|largest|longest|maximum)\b/iu, (sizes) => Math.max(...sizes)],
  [/\b(?:lowest|smallest|shortest|minimum)\b/iu, (sizes) => Math.min(...sizes)],
  [/\b(?:sum|total|all|together|altogether)\b/iu, sum],
];
const NOT_COMPUTABLE = /\b(?:median|typical|usual|trend|growth|per)\b/iu;

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0);
}

/** One field of many records as one number: money is added up, other types as the words say. */
function aggregateOf(words: string, field: Field, rows: readonly SampleRow[]): number | string | null {
  const values = rows.flatMap(({ cells }) => cells.get(field.id)?.value ?? []);
  if (SHARE.test(words)) return shareOf(values);
  if (NOT_COMPUTABLE.test(words)) return null;
  const amounts = values.flatMap((value) => amountIn(value) ?? []);
  const units = new Set(amounts.map(({ unit }) => unit || (currenciesOf(field)[0] ?? '')));
  const [unit = ''] = units;
  const isMoney = knownValue(field.type) === 'money' || amounts.some((amount) => amount.unit !== '');
  const work = AGGREGATIONS.find(([pattern]) => pattern.test(words))?.[1] ?? (isMoney ? sum : undefined);
  if (!work || units.size > 1 || amounts.length === 0) return null;
  const size = work(amounts.map(({ amount }) => amount));
  const places = decimalPlacesOf(field, isMoney || !Number.isInteger(size) ? 2 : 0);
  return amountWords(size, unit || (knownValue(field.unit) ?? ''), places);
}

/** The percentage of values that are above zero, or true. */
function shareOf(values: readonly unknown[]): string | null {
  const numbers = values.flatMap((value) => yesNoIn(value) ?? amountIn(value)?.amount ?? []);
  if (numbers.length === 0) return null;
  return `${Math.round((100 * numbers.filter((value) => Number(value) > 0).length) / numbers.length)} of 100`;
}
