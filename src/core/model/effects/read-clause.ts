import { finderOf } from '../../answers/find.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import { type Condition, readCondition } from '../../conditions/index.ts';
import { folded } from '../../shapes/folded.ts';
import { byEntity, cyclesFor } from '../by-entity.ts';
import type { Field, Model } from '../types.ts';
import { eventCalled } from './event-called.ts';
import type { Clause, Deed, Way } from './types.ts';
import { wayFinder } from './ways-from.ts';

interface Reading {
  readonly model: Model;
  readonly entity: string;
  readonly way: (words: string) => Way | undefined;
  readonly condition: (text: string) => Condition;
}

/** Each text is read once for a model. */
export function readClauses(model: Model, entity: string, text: string): readonly Clause[] {
  return readerIn(model)(entity)(text);
}

const readerIn = memoizeByObject((model: Model) =>
  memoize((entity: string) => {
    const reading: Reading = {
      model,
      entity,
      way: wayFinder(model, entity),
      condition: (words) => readCondition(words, model.vocabulary(entity)),
    };
    return memoize((text: string) => clausesIn(text).map((clause) => readClause(reading, clause)));
  }),
);

const CLAUSE = /(?:"[^"]*"|“[^”]*”|[^;])+/gu;

function clausesIn(text: string): readonly string[] {
  return (text.match(CLAUSE) ?? []).map((clause) => clause.trim()).filter(Boolean);
}

const ONLY_IF = /^(.*\S?)(?:,\s*|\s+)(?:but )?(?:only )?if\s+(.+)$/isu;

/** Longer clauses are a story, and stay words. */
const LONGEST = 400;

function readClause(reading: Reading, text: string): Clause {
  if (text.length > LONGEST) return inWords(text, null);
  const [, what = text, condition = ''] = ONLY_IF.exec(text) ?? [];
  const onlyIf = condition === '' ? null : reading.condition(condition);
  const read = deedIn(reading, what.trim().replace(/,$/u, ''));
  if (onlyIf !== null && onlyIf.form !== 'exact') return inWords(text, problemOf(onlyIf));
  if (read === undefined) return inWords(text, null);
  return 'problem' in read ? inWords(text, read.problem) : { form: 'exact', text, onlyIf, deed: read };
}

function inWords(text: string, problem: string | null): Clause {
  return { form: 'words', text, problem };
}

function problemOf(condition: Condition): string | null {
  return condition.form === 'wrong' ? (condition.problems[0]?.sentence ?? null) : null;
}

type Read = Deed | { readonly problem: string } | undefined;

function deedIn(reading: Reading, what: string): Read {
  return told(reading, what) ?? deleted(reading, what) ?? moved(reading, what) ?? written(reading, what);
}

const MESSAGE = /^(?:send )?(?:the )?message (.+)$/iu;

function told({ model }: Reading, what: string): Read {
  const name = MESSAGE.exec(what)?.[1];
  const call = name === undefined ? null : finderOf(listOf(model.calls.calls))(name).id;
  return call === null ? undefined : { does: 'tell', call };
}

/** A field, and what it is to hold: “set A to B”, “A = B”, “A becomes B”, “A + 1”, “add 1 to A”, “clear A”. */
const WRITTEN: readonly (readonly [RegExp, (line: string, value: string) => readonly [string, string | null]])[] = [
  [/^(?:clear|empty) (?<line>.+)$/iu, (line) => [line, null]],
  [/^set (?<line>.+?) to (?<value>.+)$/iu, (line, value) => [line, value]],
  [/^(?<line>[^=<>!]+?)\s*=\s*(?<value>[^=].*)$/u, (line, value) => [line, value]],
  [/^set (?<line>[^=<>!]+?)\s*=\s*(?<value>[^=].*)$/iu, (line, value) => [line, value]],
  [/^(?<line>.+?) (?:becomes|is set to) (?<value>.+)$/iu, (line, value) => [line, value]],
  [/^add (?<value>.+) to (?<line>.+)$/iu, (line, value) => [line, `\`${line}\` + (${value})`]],
  [/^(?:subtract|take) (?<value>.+) from (?<line>.+)$/iu, (line, value) => [line, `\`${line}\` - (${value})`]],
  [/^(?<line>.+?)\s+\+\s+(?<value>.+)$/u, (line, value) => [line, `\`${line}\` + (${value})`]],
  [/^(?<line>.+?)\s+[-−–]\s+(?<value>.+)$/u, (line, value) => [line, `\`${line}\` - (${value})`]],
];

function written(reading: Reading, what: string): Read {
  for (const [form, told] of WRITTEN) {
    const found = form.exec(what)?.groups;
    const target = found && targetIn(reading, found.line ?? '');
    if (!target) continue;
    const [, value] = told(target.label, found.value ?? '');
    return valueFor(reading, target, value);
  }
  return undefined;
}

interface Target {
  readonly way: Way | null;
  readonly field: Field;
  /** As conditions call it. */
  readonly label: string;
}

function targetIn(reading: Reading, words: string): Target | undefined {
  const bare = words.trim().replace(/^(?:the|its) /iu, '');
  const own = fieldOf(reading, reading.entity, bare);
  if (own) return { way: null, field: own, label: own.label };
  const dot = bare.lastIndexOf('.');
  const way = dot > 0 ? reading.way(bare.slice(0, dot)) : undefined;
  const field = way && fieldOf(reading, way.to.id, bare.slice(dot + 1).trim());
  return way && field ? { way, field, label: `${way.label}.${field.label}` } : undefined;
}

function fieldOf({ model }: Reading, entity: string, words: string): Field | undefined {
  const found = byEntity(model).entity(entity);
  const fields = listOf(found?.fields);
  const { id } = finderOf(fields)(words);
  return fields.find((field) => field.id === id);
}

const NOTHING = /^(?:nothing|empty|-|–)$/iu;

function valueFor({ condition }: Reading, { way, field, label }: Target, words: string | null): Read {
  if (knownValue(field.type) === 'computed')
    return { problem: `“${label}” is worked out by its formula and cannot be set.` };
  if (words === null || NOTHING.test(words)) return { does: 'set', way, field, value: null };
  const text = words.replace(/^(now|today)$/iu, '$1()');
  const fits = condition(`\`${label}\` == (${text})`);
  const value = condition(text);
  if (fits.form === 'exact' && value.form === 'exact') return { does: 'set', way, field, value };
  const literal = literalFor(field, text);
  if (literal !== undefined) return { does: 'set', way, field, value: { form: 'literal', value: literal } };
  const problem = problemOf(value) ?? problemOf(fits);
  return problem === null ? undefined : { problem };
}

function literalFor(field: Field, text: string): unknown {
  const bare = text.replace(/^["“](.*)["”]$/su, '$1');
  const kind = knownValue(field.type);
  if (kind === 'choice') return knownValue(field.values)?.find(({ label }) => folded(label) === folded(bare))?.label;
  return (kind === 'text' || kind === 'person') && bare !== text ? bare : undefined;
}

const DELETED = /^(?:delete|remove) (.+)$/iu;

function deleted({ way }: Reading, what: string): Read {
  const words = DELETED.exec(what)?.[1];
  const to = words === undefined ? undefined : way(words);
  return to && { does: 'delete', way: to };
}

const MOVED: readonly RegExp[] = [
  /^(?:move )?(?<thing>.+?)(?: becomes?| goes? to| to|\s*→|\s*->) (?<to>.+)$/iu,
  /^(?<thing>.+?) (?:is|are|gets?) (?<to>.+)$/iu,
  /^(?<thing>.+?): (?<to>.+)$/iu,
];

function moved(reading: Reading, what: string): Read {
  for (const form of MOVED) {
    const { thing = '', to = '' } = form.exec(what)?.groups ?? {};
    const way = reading.way(thing);
    const target = way && goalOf(reading, way, to);
    if (target) return { does: 'move', way, to: target };
  }
  return byVerb(reading, what);
}

/** “cancel its reservations”: the name of a move, and whose it is. */
function byVerb(reading: Reading, what: string): Read {
  const words = what.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const way = reading.way(words.slice(at).join(' '));
    const event = way && eventCalled(reading.model, way.to.id, words.slice(0, at).join(' '));
    if (way && event !== undefined) return { does: 'move', way, to: { kind: 'event', event } };
  }
  return undefined;
}

type Goal = Extract<Deed, { does: 'move' }>['to'];

function goalOf(reading: Reading, way: Way, words: string): Goal | undefined {
  for (const cycle of cyclesFor(reading.model, way.to.id)) {
    const states = listOf(cycle.states);
    const { id } = finderOf(states)(words);
    const state = states.find((one) => one.id === id);
    if (state) return { kind: 'state', cycle, state };
  }
  const event = eventCalled(reading.model, way.to.id, words);
  return event === undefined ? undefined : { kind: 'event', event };
}
