/** Folder of all facts of a workspace. */
export const QUESTIONS = 'questions';
export const SPEC_FILE = 'SPEC.md';
/** Folder of the records that people wrote down for the prototype, and what the others are made from. */
export const RECORDS_FOLDER = 'fixtures/records';
export const SAMPLE_FILE = 'fixtures/sample.json';
export const LEDGER_FILE = 'SPEC_GAPS.md';

/** Lower case only, so that no two ids differ by case alone on any file system. */
const QUESTION_ID = /^[a-z0-9](?:[a-z0-9.-]{0,94}[a-z0-9])?$/;
const RESPONSE_ID = /^[a-z0-9](?:[a-z0-9-]{6,62}[a-z0-9])$/;
const DECISION_FILE = /^(\d{4})\.md$/;
/** Names that some file systems keep for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** What a path below `questions/` may hold. */
export type FactPlace =
  | { readonly holds: 'question'; readonly question: string }
  | { readonly holds: 'response'; readonly question: string; readonly id: string }
  | { readonly holds: 'decision'; readonly question: string; readonly number: number };

/** Whether a text can be a question's id and the name of its folder. */
export function isQuestionId(id: string): boolean {
  return QUESTION_ID.test(id) && !id.includes('..') && !RESERVED.test(id) && id !== 'walkthroughs';
}

/** Whether a text can be the id of a command, and so the name of a response's file. */
export function isCommandId(id: string): boolean {
  return RESPONSE_ID.test(id) && !RESERVED.test(id);
}

export function questionPath(question: string): string {
  return `${QUESTIONS}/${question}/question.md`;
}

export function responsePath(question: string, id: string): string {
  return `${QUESTIONS}/${question}/responses/${id}.md`;
}

/** Path of the decision with a number from 1 to 9999. */
export function decisionPath(question: string, number: number): string {
  return `${QUESTIONS}/${question}/decisions/${String(number).padStart(4, '0')}.md`;
}

/** Reads a path of the workspace as the place of a fact; null for any other path. */
export function factPlace(path: string): FactPlace | null {
  const [top, question = '', folder, file = '', more] = path.split('/');
  if (top !== QUESTIONS || more !== undefined || !isQuestionId(question)) return null;
  if (folder === 'question.md' && file === '') return { holds: 'question', question };
  if (folder === 'responses' && file.endsWith('.md') && isCommandId(file.slice(0, -3))) {
    return { holds: 'response', question, id: file.slice(0, -3) };
  }
  const numbered = DECISION_FILE.exec(file);
  if (folder === 'decisions' && numbered && Number(numbered[1]) > 0) {
    return { holds: 'decision', question, number: Number(numbered[1]) };
  }
  return null;
}
