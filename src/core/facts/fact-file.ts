import * as v from 'valibot';
import { omitUndefined } from '../base/omit-undefined.ts';
import { parseValue, serializeValue } from '../shapes/index.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import { readCorrection, writeCorrection } from './correction-file.ts';
import { type FrontMatter, type ReadResult, readFrontMatter, writeFrontMatter } from './front-matter.ts';
import { isAssumed } from './is-assumed.ts';
import { conflictSides } from './merge-conflict.ts';
import { type FactLocation, type FactOf, type FactType, factPath } from './paths.ts';
import { readQuestion, writeQuestion } from './question-file.ts';
import { readNotesFile, readQuote, writeNotes, writeQuote } from './quote-file.ts';
import { readReaction, writeReaction } from './reaction-file.ts';
import { usualSchema } from './reply-schema.ts';
import { readResponse, writeResponse } from './response-file.ts';
import { firstIssue, schemas } from './schemas.ts';
import { readSection, writeSection } from './section-file.ts';
import { readSetting, writeSetting } from './setting-file.ts';
import { signedData, signedOf, signedSchema } from './signed-file.ts';
import { readSource, writeSource } from './source-file.ts';
import type { Decision, Fact, Outcome, QuarantinedFile } from './types.ts';
import {
  readSessionEvent,
  readWalkthrough,
  writeSessionEvent,
  writeWalkthrough,
} from './walkthrough/walkthrough-file.ts';
import { readWithdrawal, writeWithdrawal } from './withdrawal-file.ts';

const OUTCOMES = schemas.oneOf(['decided', 'assumed', 'deferred', 'not-applicable', 'withdrawn']);

const schema = v.strictObject({
  outcome: v.exactOptional(OUTCOMES, 'decided'),
  ...signedSchema,
  at: schemas.instant,
  id: v.exactOptional(schemas.id),
  'rests-on': v.exactOptional(schemas.ids, () => []),
  against: v.exactOptional(schemas.ids, () => []),
  renamed: v.exactOptional(schemas.renamings),
  knew: v.exactOptional(schemas.version),
  revisit: v.exactOptional(schemas.date),
  usual: v.exactOptional(usualSchema),
  owner: v.exactOptional(schemas.said(200)),
  until: v.exactOptional(schemas.date),
  during: v.exactOptional(schemas.id),
});

/** Reads a decision's file; the body holds what was decided, or the reason. */
function readDecision(question: string, number: number, file: FrontMatter, shape: ShapeSpec): ReadResult<Decision> {
  const parsed = v.safeParse(schema, file.data);
  if (!parsed.success) return firstIssue(parsed.issues);
  const { at, id = '', against, 'rests-on': restsOn, ...more } = parsed.output;
  const result = resultOf(parsed.output, file.body, shape);
  if ('sentence' in result) return result;
  return {
    fact: 'decision',
    id,
    question,
    number,
    ...signedOf(parsed.output),
    at,
    result,
    restsOn,
    against,
    ...omitUndefined({ renamed: more.renamed, knew: more.knew, during: more.during }),
  };
}

function resultOf(data: v.InferOutput<typeof schema>, body: string, shape: ShapeSpec): ReadResult<Outcome> {
  const { outcome, revisit, usual, owner, until } = data;
  if (outcome === 'withdrawn') return { outcome, reason: body };
  if (outcome === 'not-applicable') return { outcome, reason: body, ...omitUndefined({ revisit, usual }) };
  if (outcome === 'deferred') {
    if (!owner) return { key: 'owner', sentence: '“owner” is missing: a question that is put off needs a person.' };
    if (!until) return { key: 'until', sentence: '“until” is missing: a question that is put off needs a date.' };
    return { outcome, owner, until };
  }
  const value = parseValue(body, shape);
  if (!value.ok) return { key: '', sentence: `What was decided, below the front matter: ${value.problem}` };
  if (outcome === 'decided') return { outcome, value: value.value };
  if (!revisit) return { key: 'revisit', sentence: '“revisit” is missing: an assumption needs a date to look again.' };
  return { outcome, value: value.value, revisit, ...(usual && { usual }) };
}

function writeDecision(decision: Decision, shape: ShapeSpec): string {
  const { result, at, id, restsOn, against, renamed, knew, during } = decision;
  const body = 'value' in result ? serializeValue(result.value, shape) : 'reason' in result ? result.reason : '';
  const data = {
    outcome: result.outcome,
    ...signedData(decision),
    at,
    id: id || undefined,
    'rests-on': restsOn,
    against,
    renamed: renamed?.length === 0 ? undefined : renamed,
    knew,
    ...(isAssumed(result) && { revisit: result.revisit, usual: result.usual }),
    ...(result.outcome === 'deferred' && { owner: result.owner, until: result.until }),
    during,
  };
  return writeFrontMatter(data, body);
}

/** Reads one fact's file, or says why it is quarantined. `shape` is that of the question it belongs to. */
export function readFact(
  path: string,
  place: FactLocation,
  text: string,
  shape: ShapeSpec | undefined,
): { readonly fact: Fact } | { readonly quarantined: QuarantinedFile } {
  const quarantine = (line: number, reason: string) => ({ quarantined: { path, line, reason } });
  const file = readFrontMatter(text);
  if ('reason' in file) {
    const sides = place.holds === 'decision' ? decisionsIn(path, place, text, shape) : null;
    if (sides) return { quarantined: { path, line: file.line, reason: DECIDED_APART, sides } };
    return quarantine(file.line, file.reason);
  }
  const read = readPlace(place, file, shape);
  if (!('sentence' in read)) return { fact: read };
  return quarantine(read.key ? file.lineOf(read.key.split('.')[0] ?? '') : file.bodyLine, read.sentence);
}

const DECIDED_APART = 'A merge has brought two decisions of one question together; choose which of them counts.';

/** The decisions of two branches. Those without an id are from long ago, and cannot be told apart. */
function decisionsIn(
  path: string,
  place: FactLocation,
  text: string,
  shape: ShapeSpec | undefined,
): readonly [Decision, Decision] | null {
  const decisions = (conflictSides(text) ?? []).flatMap((side): readonly Decision[] => {
    if (conflictSides(side) !== null) return [];
    const read = readFact(path, place, side, shape);
    return 'fact' in read && read.fact.fact === 'decision' && read.fact.id !== '' ? [read.fact] : [];
  });
  const [one, other] = decisions;
  return one && other && one.id !== other.id ? [one, other] : null;
}

function readPlace(place: FactLocation, file: FrontMatter, shape: ShapeSpec | undefined): ReadResult<Fact> {
  switch (place.holds) {
    case 'walkthrough':
      return readWalkthrough(place.walkthrough, file);
    case 'moment':
      return readSessionEvent(place.walkthrough, place.id, file);
    case 'correction':
      return readCorrection(place.id, file);
    case 'setting':
      return readSetting(place.id, file);
    case 'source':
      return readSource(place.id, file);
    case 'section':
      return readSection(place.id, file);
    case 'notes':
      return readNotesFile(place.id, file);
    case 'question':
      return readQuestion(place.question, file);
    default:
      return shape ? readQuestionFact(place, file, shape) : unasked(place.question);
  }
}

function readQuestionFact(
  place: Extract<FactLocation, { readonly holds: 'response' | 'stance' | 'quote' | 'withdrawal' | 'decision' }>,
  file: FrontMatter,
  shape: ShapeSpec,
): ReadResult<Fact> {
  switch (place.holds) {
    case 'response':
      return readResponse(place.question, place.id, file, shape);
    case 'stance':
      return readReaction(place.question, place.id, file);
    case 'quote':
      return readQuote(place.question, place.id, file);
    case 'withdrawal':
      return readWithdrawal(place.question, place.id, file);
    case 'decision':
      return readDecision(place.question, place.number, file, shape);
  }
}

function unasked(question: string): ReadResult<Fact> {
  return {
    key: '',
    sentence: `It belongs to the question “${question}”, which cannot be read; fix that first.`,
  };
}

/** Path and text of a fact's file. `shape`: that of the question it belongs to, if any. */
export function factFile<N extends FactType>(fact: FactOf<N>, shape: ShapeSpec = { shape: 'text' }) {
  return { path: factPath(fact), text: WRITERS[fact.fact](fact, shape) };
}

const WRITERS: { readonly [N in FactType]: (fact: FactOf<N>, shape: ShapeSpec) => string } = {
  question: writeQuestion,
  response: writeResponse,
  decision: writeDecision,
  stance: writeReaction,
  quote: writeQuote,
  withdrawal: writeWithdrawal,
  walkthrough: writeWalkthrough,
  moment: writeSessionEvent,
  correction: writeCorrection,
  setting: writeSetting,
  source: writeSource,
  section: writeSection,
  notes: writeNotes,
};
