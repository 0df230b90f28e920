import {
  isClosed,
  QUESTIONS,
  type Question,
  questionPath,
  SPEC_FILE,
  type SpecReading,
} from '#core/index.ts';
import {
  fatesIn,
  followUps,
  questionFile,
  sectionChanges,
  sectionFile,
  standingQuestions,
} from '#core/parsing.ts';
import type { Desk } from './context.ts';

export interface Raised {
  readonly raised: readonly Question[];
  /** What could not be written, as a sentence, or null. */
  readonly trouble: string | null;
}

/** Writes the questions that the specification and the answers raise and that are not there yet, then the derived texts. */
export async function raiseStanding(desk: Desk): Promise<Raised> {
  const { raised, trouble } = await desk.between(() => raiseAll(desk));
  const unwritten = await desk.derive();
  return { raised, trouble: trouble ?? unwritten };
}

/** Writes the questions that the answers in force raise and that are not there yet. */
export function raiseFollowUps(desk: Desk): Promise<Raised> {
  return desk.between(() => raiseFromAnswers(desk));
}

/**
 * Makes sure that a question is there which is asked: it may be just being written, or SPEC.md may have been changed a
 * moment ago. Resolves to null, or to a sentence that says why it could not be written.
 */
export async function raiseIfAsked(id: string, desk: Desk): Promise<string | null> {
  if (desk.facts.question(id)) return null;
  await desk.look([SPEC_FILE, `${QUESTIONS}/${id}`]);
  return await desk.between(async () => {
    const spec = desk.readable();
    const asked = [...(spec ? askedBy(spec, desk) : []), ...followUps(desk.workspace())];
    const isMeant = (question: Question) => question.id === id && isMissing(question, desk);
    return asked.some(isMeant) ? (await raiseAll(desk)).trouble : null;
  });
}

const NOTHING: Raised = { raised: [], trouble: null };

async function raiseAll(desk: Desk): Promise<Raised> {
  const spec = desk.readable();
  const standing = spec ? await raiseFrom(spec, desk) : NOTHING;
  const more = await raiseFromAnswers(desk);
  return { raised: [...standing.raised, ...more.raised], trouble: standing.trouble ?? more.trouble };
}

/** So many more are always asked: a section, a paragraph, an answer raises no more. */
const FEW = 100;

/** First what has become of sections is written down, so that what is asked of new ones never tells otherwise. */
async function raiseFrom(spec: SpecReading, desk: Desk): Promise<Raised> {
  const changes = sectionChanges(spec.points, desk.facts.facts());
  const { trouble } = await desk.keepAll(changes.map(sectionFile));
  if (trouble !== null) return { raised: [], trouble };
  return await raise(askedBy(spec, desk), 'spec', desk);
}

function askedBy(spec: SpecReading, { facts }: Desk): readonly Question[] {
  const all = facts.facts();
  const there = all.filter((fact) => fact.fact === 'question');
  return standingQuestions(spec, there, fatesIn(all));
}

async function raiseFromAnswers(desk: Desk): Promise<Raised> {
  const all: Question[] = [];
  for (;;) {
    const { raised, trouble } = await raise(followUps(desk.workspace()), 'answers', desk);
    all.push(...raised);
    // Once more where some were new: decisions that waited for their question can be read now, and raise more.
    if (raised.length === 0 || trouble !== null) return { raised: all, trouble };
  }
}

async function raise(questions: readonly Question[], from: keyof Waiting, desk: Desk): Promise<Raised> {
  const all = questions.filter((question) => isMissing(question, desk));
  const missing = all.slice(0, roomFor(all.length, desk));
  desk.wait(from, all.length - missing.length);
  const { created, trouble } = await desk.keepAll(missing.map(questionFile));
  const paths = new Set(created);
  return { raised: missing.filter(({ id }) => paths.has(questionPath(id))), trouble };
}

function roomFor(count: number, desk: Desk): number {
  if (count <= FEW) return count;
  const open = desk.workspace().raised.filter(({ status }) => !isClosed(status)).length;
  return Math.max(0, desk.most - open);
}

function isMissing({ id }: Question, { facts }: Desk): boolean {
  const path = questionPath(id);
  return !facts.fact(path) && (!facts.isQuarantined(path) || facts.isEmpty(path));
}

/** As many questions may be raised at once, and stand open while more wait. */
export const MOST_AT_ONCE = 2_000;

/** How many questions are not asked yet, of those that the specification raises and those that answers raise. */
export type Waiting = Readonly<Record<'spec' | 'answers', number>>;

/** What people are told of them, in one sentence; null: none waits. */
export function waitingSentence({ spec, answers }: Waiting): string | null {
  const [count, most] = [spec + answers, MOST_AT_ONCE].map((number) => number.toLocaleString('en'));
  if (count === '0') return null;
  return `${count} more questions wait, as no more than ${most} are asked at once; they are asked as others are closed.`;
}
