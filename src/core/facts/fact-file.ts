import type { ShapeSpec } from '../shapes/types.ts';
import { readCorrection, writeCorrection } from './correction-file.ts';
import { readDecision, writeDecision } from './decision-file.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { type FactName, type FactOf, type FactPlace, factKey } from './paths.ts';
import { type Read, readQuestion, writeQuestion } from './question-file.ts';
import { readReaction, writeReaction } from './reaction-file.ts';
import { readResponse, writeResponse } from './response-file.ts';
import { readSection, writeSection } from './section-file.ts';
import { readSource, writeSource } from './source-file.ts';
import type { Fact, Quarantined } from './types.ts';
import { readSessionEvent, writeSessionEvent } from './walkthrough/session-event-file.ts';
import { readWalkthrough, writeWalkthrough } from './walkthrough/walkthrough-file.ts';

/** Reads one fact's file, or tells why it is quarantined. `shape` is that of the question it belongs to. */
export function readFact(
  path: string,
  place: FactPlace,
  text: string,
  shape: ShapeSpec | undefined,
): { readonly fact: Fact } | { readonly quarantined: Quarantined } {
  const quarantine = (line: number, reason: string) => ({ quarantined: { path, line, reason } });
  const file = readFrontMatter(text);
  if ('reason' in file) return quarantine(file.line, file.reason);
  const read = readPlace(place, file, shape);
  if (!('sentence' in read)) return { fact: read };
  return quarantine(read.key ? file.lineOf(read.key.split('.')[0] ?? '') : file.bodyLine, read.sentence);
}

function readPlace(place: FactPlace, file: FrontMatter, shape: ShapeSpec | undefined): Read<Fact> {
  switch (place.holds) {
    case 'walkthrough':
      return readWalkthrough(place.walkthrough, file);
    case 'moment':
      return readSessionEvent(place.walkthrough, place.id, file);
    case 'correction':
      return readCorrection(place.id, file);
    case 'source':
      return readSource(place.id, file);
    case 'section':
      return readSection(place.id, file);
    case 'question':
      return readQuestion(place.question, file);
    default:
      return shape ? readSaid(place, file, shape) : unasked(place.question);
  }
}

/** What was said to a question, which gives it its shape. */
function readSaid(
  place: Extract<FactPlace, { readonly holds: 'response' | 'stance' | 'decision' }>,
  file: FrontMatter,
  shape: ShapeSpec,
): Read<Fact> {
  switch (place.holds) {
    case 'response':
      return readResponse(place.question, place.id, file, shape);
    case 'stance':
      return readReaction(place.question, place.id, file);
    case 'decision':
      return readDecision(place.question, place.number, file, shape);
  }
}

function unasked(question: string): Read<Fact> {
  return {
    key: '',
    sentence: `It belongs to the question “${question}”, which cannot be read; mend that first.`,
  };
}

/** Path and text of the file of any fact. `shape`: that of the question it belongs to; what belongs to none needs none. */
export function factFile<N extends FactName>(fact: FactOf<N>, shape: ShapeSpec = { shape: 'text' }) {
  return { path: factKey(fact), text: WRITERS[fact.fact](fact, shape) };
}

const WRITERS: { readonly [N in FactName]: (fact: FactOf<N>, shape: ShapeSpec) => string } = {
  question: writeQuestion,
  response: writeResponse,
  decision: writeDecision,
  stance: writeReaction,
  walkthrough: writeWalkthrough,
  moment: writeSessionEvent,
  correction: writeCorrection,
  source: writeSource,
  section: writeSection,
};
