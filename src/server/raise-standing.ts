import { isClosed, type Question, questionPath, type SpecReading } from '#core/index.ts';
import {
  fatesIn,
  followUps,
  questionFile,
  sectionChanges,
  sectionFile,
  standingQuestions,
} from '#core/parsing.ts';
import type { Desk } from './commands/desk.ts';
import type { Waiting } from './waiting.ts';

export interface Raised {
  readonly raised: readonly Question[];
  /** What could not be written, as a sentence, or null. */
  readonly trouble: string | null;
}

/** Writes the questions that a specification and the answers raise and that are not there yet, then the derived texts. */
export async function raiseStanding(spec: SpecReading | null, desk: Desk): Promise<Raised> {
  const standing = spec ? await raiseFrom(spec, desk) : NOTHING;
  const more = await raiseFollowUps(desk);
  const unwritten = await desk.derive();
  return {
    raised: [...standing.raised, ...more.raised],
    trouble: standing.trouble ?? more.trouble ?? unwritten,
  };
}

const NOTHING: Raised = { raised: [], trouble: null };

/** So many more are always asked: a section, a paragraph, an answer raises no more. */
const FEW = 100;

/** First what has become of sections is written down, so that what is asked of new ones never tells otherwise. */
async function raiseFrom(spec: SpecReading, desk: Desk): Promise<Raised> {
  const asked = desk.facts.facts().filter((fact) => fact.fact === 'question');
  const changes = sectionChanges(spec.points, desk.facts.facts());
  const { trouble } = await desk.keepAll(changes.map(sectionFile));
  if (trouble !== null) return { raised: [], trouble };
  return await raise(standingQuestions(spec, asked, fatesIn(desk.facts.facts())), 'spec', desk);
}

/** Writes the questions that the answers in force raise and that are not there yet. */
export async function raiseFollowUps(desk: Desk): Promise<Raised> {
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
