/** Folder of all facts of a workspace. */
export const QUESTIONS = 'questions';
/** Folder of the walkthroughs; no question may have its name. */
export const WALKTHROUGHS = `${QUESTIONS}/walkthroughs`;
/** Folder of what people corrected in the reading of the specification; no question may have its name. */
export const CORRECTIONS = `${QUESTIONS}/corrections`;
/** Folder of what was copied from where; no question may have its name. */
export const SOURCES = `${QUESTIONS}/sources`;
/** Folder of what became of sections; no question may have its name. */
const SECTIONS = `${QUESTIONS}/sections`;
export const SPEC_FILE = 'SPEC.md';
/** Folder of the records that people wrote down for the prototype, and what the others are made from. */
export const RECORDS_FOLDER = 'fixtures/records';
export const SAMPLE_FILE = 'fixtures/sample.json';
export const LEDGER_FILE = 'SPEC_GAPS.md';

/** Lower case only, so that no two ids differ by case alone on any file system. */
const QUESTION_ID = /^[a-z0-9](?:[a-z0-9.-]{0,94}[a-z0-9])?$/;
const RESPONSE_ID = /^[a-z0-9](?:[a-z0-9-]{6,62}[a-z0-9])$/;
const NUMBERED_FILE = /^(\d{4})\.md$/;
/** A number and what the file says in short, so that two branches never write one file. Older ones are numbers alone. */
const SOURCE_FILE = /^((\d{4})(?:-[0-9a-f]{8})?)\.md$/;
/** Names that Windows keeps for devices: it cannot check out a file of that name. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** What a path below `questions/` may hold. */
export type FactPlace = QuestionPlace | WalkthroughPlace | CorrectionPlace | SourcePlace | SectionPlace;

/** In the folder of a question. */
export type QuestionPlace =
  | { readonly holds: 'question'; readonly question: string }
  | { readonly holds: 'response' | 'stance'; readonly question: string; readonly id: string }
  | { readonly holds: 'decision'; readonly question: string; readonly number: number };

/** In the folder of a walkthrough. */
type WalkthroughPlace =
  | { readonly holds: 'walkthrough'; readonly walkthrough: string }
  | { readonly holds: 'moment'; readonly walkthrough: string; readonly id: string };

/** In the folder of the corrections. */
interface CorrectionPlace {
  readonly holds: 'correction';
  readonly id: string;
}

/** In the folder of the sources. */
interface SourcePlace {
  readonly holds: 'source';
  /** Four digits, “-” and a checksum; of older ones the digits alone. */
  readonly id: string;
}

/** In the folder of the sections. */
interface SectionPlace {
  readonly holds: 'section';
  readonly id: string;
}

/** Folders below `questions/` that are those of no question. */
const FOLDERS: ReadonlySet<string> = new Set(['walkthroughs', 'corrections', 'sources', 'sections']);

/** Whether Windows has no files of that name. */
export function isDeviceName(name: string): boolean {
  return RESERVED.test(name);
}

/** Whether a text can be a question's id and the name of its folder. */
export function isQuestionId(id: string): boolean {
  return QUESTION_ID.test(id) && !id.includes('..') && !isDeviceName(id) && !FOLDERS.has(id);
}

/** Whether a text can be a walkthrough's id and the name of its folder. */
function isWalkthroughId(id: string): boolean {
  return isCommandId(id);
}

/** Whether a text can be the id of a command, and so the name of a response's file. */
export function isCommandId(id: string): boolean {
  return RESPONSE_ID.test(id) && !isDeviceName(id);
}

export function questionPath(question: string): string {
  return `${QUESTIONS}/${question}/question.md`;
}

export function responsePath(question: string, id: string): string {
  return `${QUESTIONS}/${question}/responses/${id}.md`;
}

export function stancePath(question: string, id: string): string {
  return `${QUESTIONS}/${question}/stances/${id}.md`;
}

export function walkthroughPath(walkthrough: string): string {
  return `${WALKTHROUGHS}/${walkthrough}/walkthrough.md`;
}

export function momentPath(walkthrough: string, id: string): string {
  return `${WALKTHROUGHS}/${walkthrough}/moments/${id}.md`;
}

export function correctionPath(id: string): string {
  return `${CORRECTIONS}/${id}.md`;
}

export function sourcePath(id: string): string {
  return `${SOURCES}/${id}.md`;
}

export function sectionPath(id: string): string {
  return `${SECTIONS}/${id}.md`;
}

/** Path of the minutes, which are derived and hold no fact. */
export function minutesPath(walkthrough: string): string {
  return `${WALKTHROUGHS}/${walkthrough}/minutes.md`;
}

/** Whether a path is that of minutes. */
export function isMinutesPath(path: string): boolean {
  const [, id = ''] = /^questions\/walkthroughs\/([^/]+)\/minutes\.md$/.exec(path) ?? [];
  return isWalkthroughId(id);
}

/** Path of the decision with a number from 1 to 9999. */
export function decisionPath(question: string, number: number): string {
  return `${QUESTIONS}/${question}/decisions/${String(number).padStart(4, '0')}.md`;
}

/** Reads a path of the workspace as the place of a fact; null for any other path. */
export function factPlace(path: string): FactPlace | null {
  const [top, folder = '', ...rest] = path.split('/');
  if (top !== QUESTIONS) return null;
  if (`${QUESTIONS}/${folder}` === WALKTHROUGHS) return walkthroughPlace(rest);
  if (`${QUESTIONS}/${folder}` === CORRECTIONS) return correctionPlace(rest);
  if (`${QUESTIONS}/${folder}` === SOURCES) return sourcePlace(rest);
  if (`${QUESTIONS}/${folder}` === SECTIONS) return sectionPlace(rest);
  return isQuestionId(folder) ? questionPlace(folder, rest) : null;
}

function questionPlace(question: string, [kind, file = '', more]: readonly string[]): QuestionPlace | null {
  if (more !== undefined) return null;
  if (kind === 'question.md' && file === '') return { holds: 'question', question };
  const id = idOfFile(file);
  if (kind === 'responses' && id !== null) return { holds: 'response', question, id };
  if (kind === 'stances' && id !== null) return { holds: 'stance', question, id };
  const numbered = NUMBERED_FILE.exec(file);
  if (kind === 'decisions' && numbered && Number(numbered[1]) > 0) {
    return { holds: 'decision', question, number: Number(numbered[1]) };
  }
  return null;
}

function walkthroughPlace([
  walkthrough = '',
  kind,
  file = '',
  more,
]: readonly string[]): WalkthroughPlace | null {
  if (more !== undefined || !isWalkthroughId(walkthrough)) return null;
  if (kind === 'walkthrough.md' && file === '') return { holds: 'walkthrough', walkthrough };
  const id = idOfFile(file);
  return kind === 'moments' && id !== null ? { holds: 'moment', walkthrough, id } : null;
}

function correctionPlace([file = '', more]: readonly string[]): CorrectionPlace | null {
  const id = idOfFile(file);
  return more === undefined && id !== null ? { holds: 'correction', id } : null;
}

function sourcePlace([file = '', more]: readonly string[]): SourcePlace | null {
  const [, id = '', number = ''] = SOURCE_FILE.exec(file) ?? [];
  return more === undefined && Number(number) > 0 ? { holds: 'source', id } : null;
}

function sectionPlace([file = '', more]: readonly string[]): SectionPlace | null {
  const id = idOfFile(file);
  return more === undefined && id !== null ? { holds: 'section', id } : null;
}

/** The id of the command that a file is named by, or null. */
function idOfFile(file: string): string | null {
  const id = file.endsWith('.md') ? file.slice(0, -3) : '';
  return isCommandId(id) ? id : null;
}
