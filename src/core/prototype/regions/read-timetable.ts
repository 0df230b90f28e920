import { knownValue } from '../../answers/sourced.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { singularOf } from '../../english/plural.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import type { Product } from '../../product/product.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import { filterWords } from './filter-words.ts';
import { NO_SOURCE, readLineEmphasis } from './read-emphasis.ts';
import { itemIn } from './read-shows.ts';
import type { ReadTimetable, ShownItem } from './types.ts';

interface ReadAxes {
  readonly timetable: ReadTimetable | null;
  /** What the other words show, as of any other part. */
  readonly rest: string;
  readonly problems: readonly string[];
}

const ACROSS = [
  /^(?:the )?columns?(?: are| is| show|:)? (.+)$/isu,
  /^(?:a|one) column (?:per|for (?:each|every)) (.+)$/isu,
  /^(?:by )?(.+) (?:across|in (?:the )?columns|as (?:the )?columns|side by side)$/isu,
];
const DOWN = [
  /^(?:the )?(?:rows?|lines?)(?: are| is| show|:)? (.+)$/isu,
  /^(?:a|one) (?:row|line) (?:per|for (?:each|every)) (.+)$/isu,
  /^(?:by )?(.+) (?:down(?:wards)?|in (?:the )?(?:rows|lines)|as (?:the )?(?:rows|lines))$/isu,
];
const STEP = /^(?:(?:one|each|a) (?:row|line|column) (?:is|lasts)|every|in steps of|steps? of) (.+)$/isu;
const HOURS =
  /^(?:from |between )?(\d{1,2})(?:[:.](\d\d))?(?: o.clock)? ?(?:to|until|till|and|–|-) ?(\d{1,2})(?:[:.](\d\d))?(?: o.clock)?$/iu;

/** “Columns are rooms, rows are times from start to end; every 30 minutes”, and what else is shown of each record. */
export function readTimetable(product: Product, of: string, words: string): ReadAxes {
  const said: { across?: string; down?: string; step?: string; hours?: RegExpExecArray } = {};
  const rest = splitOutside(words, ';\n').map((segment) =>
    splitOutside(segment, ',')
      .filter((piece) => !takeAxis(product, of, piece, said))
      .join(', '),
  );
  const axes = (['across', 'down'] as const).map((side) => axisIn(product, of, side, said[side]));
  const columns = axes.find((axis) => axis.is === 'columns');
  const time = axes.find((axis) => axis.is === 'time');
  const step = said.step === undefined ? null : conditionIn(product, of, said.step);
  const problems = [
    ...axes.flatMap((axis) => (axis.is === 'unread' ? [axis.problem] : [])),
    ...(said.step !== undefined && step === null ? [`“${said.step}” is not how long a line lasts.`] : []),
    ...(axes.every(({ is }) => is !== 'unread') && !(columns && time) ? [MISSING] : []),
  ];
  const [, from = '', fromMinute = '0', to = '', toMinute = '0'] = said.hours ?? [];
  const hours = said.hours ? ([minutes(from, fromMinute), minutes(to, toMinute)] as const) : null;
  if (!columns || !time) return { timetable: null, rest: joined(rest), problems };
  return {
    timetable: { ...columns.read, ...time.read, step, hours, across: axes[0] === time ? 'time' : 'columns' },
    rest: joined(rest),
    problems,
  };
}

const MISSING = 'say what its columns and rows are, as in “columns are rooms, rows are times from start to end”.';

function joined(segments: readonly string[]): string {
  return segments.filter((segment) => segment !== '').join('; ');
}

function minutes(hour: string, minute: string): number {
  return Number(hour) * 60 + Number(minute);
}

/** Whether words are about the axes of the timetable, which are then put down. */
function takeAxis(
  product: Product,
  of: string,
  piece: string,
  said: { across?: string; down?: string; step?: string; hours?: RegExpExecArray },
): boolean {
  const [, step] = STEP.exec(piece) ?? [];
  const hours = HOURS.exec(piece);
  const found = (all: readonly RegExp[]) => all.map((one) => one.exec(piece)?.[1]).find((one) => one !== undefined);
  const [across, down] = [found(ACROSS), found(DOWN)];
  if (step !== undefined) said.step = step;
  else if (hours) said.hours = hours;
  else if (readLineEmphasis(product, of, piece)) return false;
  else if (across !== undefined) said.across = across;
  else if (down !== undefined) said.down = down;
  else return false;
  return true;
}

type Axis =
  | { readonly is: 'columns'; readonly read: Pick<ReadTimetable, 'columns' | 'columnsOnly' | 'columnsOrder'> }
  | { readonly is: 'time'; readonly read: Pick<ReadTimetable, 'start' | 'end' | 'grain'> }
  | { readonly is: 'unread'; readonly problem: string }
  | { readonly is: 'unsaid' };

function axisIn(product: Product, of: string, side: string, words: string | undefined): Axis {
  if (words === undefined) return { is: 'unsaid' };
  const start = itemCalled(product, of, startWords(words).start);
  const grain = typeof start === 'string' ? null : grainOf(start);
  if (typeof start !== 'string' && grain) return timeAxis(product, of, start, grain, startWords(words).end);
  const [, named = words, order = ''] = /^(.+?),? (?:in (?:the )?order of|sorted by|by) (.+)$/isu.exec(words) ?? [];
  const [, name = named, only] = /^(.+?) (?:where|if|that are|which are) (.+)$/isu.exec(named) ?? [];
  const columns = itemCalled(product, of, name);
  if (typeof columns === 'string') return { is: 'unread', problem: `${side}: ${columns}` };
  const target = columns.field?.target?.id ?? columns.value?.of;
  const condition =
    only === undefined || !target ? null : conditionIn(product, target, filterWords(product, target, { text: only }));
  if (only !== undefined && condition === null)
    return { is: 'unread', problem: `${side} are only those where “${only}”, which is not exact.` };
  return { is: 'columns', read: { columns, columnsOnly: condition, columnsOrder: order } };
}

function timeAxis(product: Product, of: string, start: ShownItem, grain: ReadTimetable['grain'], words: string): Axis {
  const end = words === '' ? null : itemCalled(product, of, words);
  if (typeof end === 'string') return { is: 'unread', problem: end };
  return { is: 'time', read: { start, end, grain } };
}

const TIMES = /^(?:the )?(?:times?|hours?|days?|dates?)(?: of day)?,? (?:from|of|by|at|on|with) /iu;

/** “Times from start to end”, “start for duration”: when something begins, and when it is over. */
function startWords(words: string): { readonly start: string; readonly end: string } {
  const bare = words.replace(TIMES, '').replace(/^from /iu, '');
  const [, start = bare, end = ''] = /^(.+?),? (?:to|until|till|–|-|for|lasting|plus|with) (.+)$/isu.exec(bare) ?? [];
  return { start, end };
}

/** A field, also in the plural or by what it leads to; else anything that can be worked out. */
function itemCalled(product: Product, of: string, words: string): ShownItem | string {
  const fields = product.index.fields(of);
  const bare = words.trim().replace(/^(?:the|its|their|each|every|all) /iu, '');
  const target = product.index.entities.called(bare)?.id;
  const field =
    fields.called(bare) ??
    fields.called(singularOf(bare)) ??
    (target === undefined ? undefined : fields.all.find((one) => one.target?.id === target));
  return itemIn(product, of, field?.label ?? bare);
}

function grainOf({ field, value }: ShownItem): ReadTimetable['grain'] | null {
  if (field && knownValue(field.type) === 'date') return hasTimeOfDay(field) ? 'time' : 'day';
  if (field && knownValue(field.format) === 'time of day') return 'clock';
  if (value?.type === 'moment') return 'time';
  return value?.type === 'date' ? 'day' : null;
}

function conditionIn(product: Product, of: string, text: string): ExactCondition | null {
  const read = product.condition({ text, source: NO_SOURCE }, of);
  return read.form === 'exact' ? read : null;
}
