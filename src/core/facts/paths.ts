import type { Decision, Fact } from './types.ts';

export const QUESTIONS_FOLDER = 'questions';
/** Folder of the walkthroughs; no question may have its name. */
export const WALKTHROUGHS_FOLDER = `${QUESTIONS_FOLDER}/walkthroughs`;
/** Folder of the corrections to the reading of the specification; no question may have its name. */
export const CORRECTIONS_FOLDER = `${QUESTIONS_FOLDER}/corrections`;
/** Folder of the facts that say which document SPEC.md was copied from; no question may have its name. */
export const SOURCES_FOLDER = `${QUESTIONS_FOLDER}/sources`;
const SECTIONS_FOLDER = `${QUESTIONS_FOLDER}/sections`;
const SETTINGS_FOLDER = `${QUESTIONS_FOLDER}/settings`;
const NOTES_FOLDER = `${QUESTIONS_FOLDER}/notes`;
export const SPEC_FILE = 'SPEC.md';
/** Folder of the records that people wrote down for the prototype, and of the settings for generated ones. */
export const RECORDS_FOLDER = 'fixtures/records';
export const SAMPLE_FILE = 'fixtures/sample.json';
export const LEDGER_FILE = 'SPEC_GAPS.md';

/** Lower case only, so that no two ids differ by case alone on any file system. */
const QUESTION_ID = /^[a-z0-9](?:[a-z0-9.-]{0,94}[a-z0-9])?$/;
const RESPONSE_ID = /^[a-z0-9](?:[a-z0-9-]{6,62}[a-z0-9])$/;
const NUMBERED_FILE = /^(\d{4})\.md$/;
/** A number and the checksum of the file, so that two branches never write one file. Older names are numbers alone. */
const SOURCE_FILE = /^((?!0000)\d{4}(?:-[0-9a-f]{8})?)\.md$/;
/** Names that Windows reserves for devices: it cannot check out a file of that name. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/** The fact that a path below `questions/` may hold: of a question, of a walkthrough, or of another kind. */
export type FactLocation =
  | { readonly holds: 'question'; readonly question: string }
  | { readonly holds: 'response' | 'stance' | 'quote' | 'withdrawal'; readonly question: string; readonly id: string }
  | { readonly holds: 'decision'; readonly question: string; readonly number: number }
  | { readonly holds: 'walkthrough'; readonly walkthrough: string }
  | { readonly holds: 'moment'; readonly walkthrough: string; readonly id: string }
  | { readonly holds: 'correction' | 'setting' | 'source' | 'section' | 'notes'; readonly id: string };

/** Folders below `questions/` that belong to no question. */
const RESERVED_FOLDERS: ReadonlySet<string> = new Set([
  WALKTHROUGHS_FOLDER,
  CORRECTIONS_FOLDER,
  SOURCES_FOLDER,
  SECTIONS_FOLDER,
  SETTINGS_FOLDER,
  NOTES_FOLDER,
]);

export function isDeviceName(name: string): boolean {
  return DEVICE_NAME.test(name);
}

export function isQuestionId(id: string): boolean {
  return (
    QUESTION_ID.test(id) &&
    !id.includes('..') &&
    !isDeviceName(id) &&
    !RESERVED_FOLDERS.has(`${QUESTIONS_FOLDER}/${id}`)
  );
}

/** Whether a text can be the id of a command, and so the name of a response's file. */
export function isCommandId(id: string): boolean {
  return RESPONSE_ID.test(id) && !isDeviceName(id);
}

export function questionPath(question: string): string {
  return `${QUESTIONS_FOLDER}/${question}/question.md`;
}

export type FactType = Fact['fact'];
export type FactOf<N extends FactType> = {
  readonly [K in N]: Extract<Fact, { readonly fact: K }> & { readonly fact: K };
}[N];

const PATHS: { readonly [N in FactType]: (fact: FactOf<N>) => string } = {
  question: ({ id }) => questionPath(id),
  response: ({ question, id }) => `${QUESTIONS_FOLDER}/${question}/responses/${id}.md`,
  stance: ({ question, id }) => `${QUESTIONS_FOLDER}/${question}/stances/${id}.md`,
  quote: ({ question, id }) => `${QUESTIONS_FOLDER}/${question}/quotes/${id}.md`,
  withdrawal: ({ question, id }) => `${QUESTIONS_FOLDER}/${question}/withdrawals/${id}.md`,
  decision: decisionPath,
  walkthrough: ({ id }) => `${WALKTHROUGHS_FOLDER}/${id}/walkthrough.md`,
  moment: ({ walkthrough, id }) => `${WALKTHROUGHS_FOLDER}/${walkthrough}/moments/${id}.md`,
  correction: ({ id }) => `${CORRECTIONS_FOLDER}/${id}.md`,
  setting: ({ id }) => `${SETTINGS_FOLDER}/${id}.md`,
  source: ({ id }) => `${SOURCES_FOLDER}/${id}.md`,
  section: ({ id }) => `${SECTIONS_FOLDER}/${id}.md`,
  notes: ({ id }) => `${NOTES_FOLDER}/${id}.md`,
};

export function decisionPath({ question, number }: Pick<Decision, 'question' | 'number'>): string {
  return `${QUESTIONS_FOLDER}/${question}/decisions/${String(number).padStart(4, '0')}.md`;
}

/** The path of a fact's file, which identifies it in its workspace. */
export function factPath<N extends FactType>(fact: FactOf<N>): string {
  return PATHS[fact.fact](fact);
}

export function minutesPath(walkthrough: string): string {
  return `${WALKTHROUGHS_FOLDER}/${walkthrough}/minutes.md`;
}

export function isMinutesPath(path: string): boolean {
  const [, id = ''] = /^questions\/walkthroughs\/([^/]+)\/minutes\.md$/.exec(path) ?? [];
  return isCommandId(id);
}

/** Null for a path where no fact can be. */
export function factLocation(path: string): FactLocation | null {
  const [top, folder = '', ...rest] = path.split('/');
  if (top !== QUESTIONS_FOLDER) return null;
  switch (`${QUESTIONS_FOLDER}/${folder}`) {
    case WALKTHROUGHS_FOLDER:
      return walkthroughLocation(rest);
    case CORRECTIONS_FOLDER:
      return locationIn('correction', rest, idOfFile);
    case SETTINGS_FOLDER:
      return locationIn('setting', rest, idOfFile);
    case SOURCES_FOLDER:
      return locationIn('source', rest, (file) => SOURCE_FILE.exec(file)?.[1] ?? null);
    case SECTIONS_FOLDER:
      return locationIn('section', rest, idOfFile);
    case NOTES_FOLDER:
      return locationIn('notes', rest, idOfFile);
    default:
      return isQuestionId(folder) ? questionLocation(folder, rest) : null;
  }
}

function questionLocation(question: string, [kind, file = '', more]: readonly string[]): FactLocation | null {
  if (more !== undefined) return null;
  if (kind === 'question.md' && file === '') return { holds: 'question', question };
  const id = idOfFile(file);
  if (kind === 'responses' && id !== null) return { holds: 'response', question, id };
  if (kind === 'stances' && id !== null) return { holds: 'stance', question, id };
  if (kind === 'quotes' && id !== null) return { holds: 'quote', question, id };
  if (kind === 'withdrawals' && id !== null) return { holds: 'withdrawal', question, id };
  const number = Number(NUMBERED_FILE.exec(file)?.[1] ?? 0);
  return kind === 'decisions' && number > 0 ? { holds: 'decision', question, number } : null;
}

function walkthroughLocation([walkthrough = '', kind, file = '', more]: readonly string[]): FactLocation | null {
  if (more !== undefined || !isCommandId(walkthrough)) return null;
  if (kind === 'walkthrough.md' && file === '') return { holds: 'walkthrough', walkthrough };
  const id = idOfFile(file);
  return kind === 'moments' && id !== null ? { holds: 'moment', walkthrough, id } : null;
}

function locationIn(
  holds: 'correction' | 'setting' | 'source' | 'section' | 'notes',
  [file = '', more]: readonly string[],
  idOf: (file: string) => string | null,
): FactLocation | null {
  const id = idOf(file);
  return more === undefined && id !== null ? { holds, id } : null;
}

function idOfFile(file: string): string | null {
  const id = file.endsWith('.md') ? file.slice(0, -3) : '';
  return isCommandId(id) ? id : null;
}
