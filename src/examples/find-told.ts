import type { Question } from '#core/index.ts';
import type { Answers, Talk, Told } from './story.ts';

/** What a story tells about a question, and under which key. */
export interface Found {
  readonly key: string;
  readonly talk: Talk;
}

/** Finds what a story tells about a question; undefined where it tells nothing. */
export function tellingOf(answers: Answers): (question: Question) => Found | undefined {
  const patterns = Object.keys(answers)
    .filter((key) => key.includes('*'))
    .sort((a, b) => starsIn(a) - starsIn(b) || b.length - a.length)
    .map((key) => ({ key, parts: key.split('.') }));
  return (question) => {
    const exact = [question.id, nameOf(question)].find((key) => Object.hasOwn(answers, key));
    const segments = question.id.split('.');
    const key = exact ?? patterns.find(({ parts }) => fits(parts, segments))?.key;
    const told = key === undefined ? undefined : answers[key];
    return key === undefined || told === undefined ? undefined : { key, talk: talkOf(told) };
  };
}

function talkOf(told: Told): Talk {
  return typeof told === 'string' ? { says: told } : told;
}

/** The id with the name of what the question is about in place of the id of that. */
function nameOf({ id, origin }: Question): string {
  if (origin.from !== 'answer' || !origin.item) return id;
  const segments = id.split('.');
  const at = segments.lastIndexOf(origin.item.id);
  return at < 0 ? id : segments.with(at, origin.item.label).join('.');
}

function starsIn(key: string): number {
  return key.split('*').length;
}

function fits(parts: readonly string[], segments: readonly string[]): boolean {
  return parts.length === segments.length && parts.every((part, at) => part === '*' || part === segments[at]);
}
