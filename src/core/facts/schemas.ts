import * as v from 'valibot';
import { BROKEN_CHARACTER } from '../shapes/limits.ts';

/** Calendar date: 2026-12-01. */
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

const line = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(most, `must be at most ${most} characters`),
    v.regex(/^[^\r\n]*$/, 'must be on one line'),
  );
const said = (most: number) => v.pipe(line(most), v.minLength(1, 'must not be empty'));
const prose = v.pipe(v.string('must be text'), v.trim(), v.maxLength(20_000, 'must be at most 20,000 characters'));
/** `message` says which form; also for what is not text, unless `ofOthers` is given. */
const like = (form: RegExp, message: string, ofOthers = message) => v.pipe(v.string(ofOthers), v.regex(form, message));
const oneOf = <const T extends readonly string[]>(all: T) => v.picklist(all, `must be one of ${all.join(', ')}`);
const id = like(/^[a-z0-9][a-z0-9.-]{0,95}$/, 'must be lower-case letters, digits, “.” and “-”', 'must be text');
const date = like(DATE, 'must be a date like 2026-12-01');
const instant = like(INSTANT, 'must be a time like 2026-12-01T09:30:00Z');
const ids = v.pipe(v.array(id, 'must be a list'), v.maxLength(2_000, 'must have at most 2,000 entries'));
const words = v.pipe(v.array(said(200), 'must be a list'), v.maxLength(200, 'must have at most 200 entries'));

/** A name from a table, as long as a cell may be. */
const name = said(2_000);
const version = like(
  /^[a-z0-9][a-z0-9.-]{0,95}\/[1-9]\d{0,3}$/,
  'must be a question and the number of its decision, like entities.records/2',
);
const renamings = v.pipe(
  v.array(
    v.strictObject({ from: name, to: name }, 'must be a list of { from: …, to: … }'),
    'must be a list of { from: …, to: … }',
  ),
  v.maxLength(2_000, 'must have at most 2,000 entries'),
);

const seal = like(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
const person = like(/^[0-9a-f]{8}$/, 'must be 8 hex digits', 'must be text');
const whole = (least: number, most: number, what = 'must be a whole number') =>
  v.pipe(
    v.number(what),
    v.integer(what),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most.toLocaleString('en')} or less`),
  );

export type DeepReadonly<T> = T extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** The schemas that files and commands are built from; each message completes the sentence "<key> …". */
export const schemas = {
  like,
  oneOf,
  whole,
  line,
  said,
  prose,
  id,
  ids,
  date,
  instant,
  words,
  name,
  renamings,
  version,
  seal,
  person,
} as const;

const slugSchema = like(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and “-”', 'must be text');
const option = v.strictObject({ id: slugSchema, label: said(200) });
const column = v.strictObject({ id: slugSchema, label: said(200), options: v.exactOptional(words) });
const nonEmptyList = <T extends v.GenericSchema>(of: T) =>
  v.pipe(
    v.array(of, 'must be a list'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(60, 'must have at most 60 entries'),
  );

export const shapeSpecSchema = v.variant(
  'shape',
  [
    v.strictObject({ shape: v.literal('text') }),
    v.strictObject({ shape: v.literal('choice'), options: nonEmptyList(option) }),
    v.strictObject({ shape: v.literal('multi'), options: nonEmptyList(option) }),
    v.strictObject({ shape: v.literal('list') }),
    v.strictObject({ shape: v.literal('number'), units: nonEmptyList(said(40)) }),
    v.strictObject({ shape: v.literal('table'), columns: nonEmptyList(column) }),
    v.strictObject({
      shape: v.literal('matrix'),
      rows: said(80),
      columns: said(80),
      cells: nonEmptyList(said(40)),
    }),
    v.strictObject({ shape: v.literal('edges'), columns: v.pipe(v.array(column), v.maxLength(60)) }),
  ],
  'must be one of text, choice, multi, list, number, table, matrix, edges',
);

export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): { key: string; sentence: string } {
  const issue = issues[0];
  const key = issue?.path?.map((step) => String(step.key)).join('.') ?? '';
  const words = issue?.message ?? 'cannot be read';
  const ofObject = issue?.type === 'strict_object' || issue?.type === 'object';
  if (ofObject && issue.expected === 'never')
    return { key, sentence: `“${key}” is not known here; remove it or check its spelling.` };
  if (ofObject && issue.expected !== 'Object') return { key, sentence: `“${key}” is missing; add it.` };
  return { key, sentence: key ? `“${key}” ${words}.` : `It ${words}.` };
}

export function validate<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
  intro: string,
): T | { readonly problem: string } {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) return { problem: `${intro}: ${firstIssue(parsed.issues).sentence}` };
  const broken = brokenTextPath(parsed.output);
  if (broken === null) return parsed.output;
  return { problem: `${intro}: “${broken.join('.')}” contains a broken character; type it again.` };
}

/** Keys that lead to the first text that no file can store; null if there is none. */
function brokenTextPath(said: unknown): readonly string[] | null {
  if (typeof said === 'string') return BROKEN_CHARACTER.test(said) ? [] : null;
  if (typeof said !== 'object' || said === null) return null;
  for (const [key, part] of Object.entries(said)) {
    if (brokenTextPath(key) !== null) return ['a name'];
    const path = brokenTextPath(part);
    if (path !== null) return [key, ...path];
  }
  return null;
}
