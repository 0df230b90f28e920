import type { ShapeSpec } from '../model/shapes/types.ts';
import { readDecision, writeDecision } from './decision-file.ts';
import { readFrontMatter } from './front-matter.ts';
import { decisionPath, type FactPlace, questionPath, responsePath } from './paths.ts';
import { type Read, readQuestion, writeQuestion } from './question-file.ts';
import { readResponse, writeResponse } from './response-file.ts';
import type { Decision, Fact, Quarantined, Question, Response } from './types.ts';

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

function readPlace(
  place: FactPlace,
  file: Parameters<typeof readQuestion>[1],
  shape: ShapeSpec | undefined,
): Read<Fact> {
  if (place.holds === 'question') return readQuestion(place.question, file);
  if (!shape) {
    return {
      key: '',
      sentence: `It belongs to the question “${place.question}”, which cannot be read; mend that first.`,
    };
  }
  return place.holds === 'response'
    ? readResponse(place.question, place.id, file, shape)
    : readDecision(place.question, place.number, file, shape);
}

/** Path and text of a question's file. */
export function questionFile(question: Question): { path: string; text: string } {
  return { path: questionPath(question.id), text: writeQuestion(question) };
}

/** Path and text of a response's file. */
export function responseFile(response: Response, shape: ShapeSpec): { path: string; text: string } {
  return { path: responsePath(response.question, response.id), text: writeResponse(response, shape) };
}

/** Path and text of a decision's file. */
export function decisionFile(decision: Decision, shape: ShapeSpec): { path: string; text: string } {
  return { path: decisionPath(decision.question, decision.number), text: writeDecision(decision, shape) };
}
