import {
  isClosed,
  plural,
  QUESTIONS_FOLDER,
  type Question,
  questionPath,
  SPEC_FILE,
  type SpecReading,
} from '#core/index.ts';
import { detectSectionChanges, factFile, followUps, sectionFatesIn, standingQuestions } from '#core/parsing.ts';
import type { CommandContext } from './context.ts';

export interface RaiseResult {
  readonly raised: readonly Question[];
  /** What could not be written, as a sentence, or null. */
  readonly trouble: string | null;
}

/** Writes the missing questions that the specification and the answers raise, then the derived texts. */
export async function raiseStanding(context: CommandContext): Promise<RaiseResult> {
  const { raised, trouble } = await context.between(() => raiseAll(context));
  const unwritten = await context.derive();
  return { raised, trouble: trouble ?? unwritten };
}

export function raiseFollowUps(context: CommandContext): Promise<RaiseResult> {
  return context.between(() => raiseFromAnswers(context));
}

/** Raises a question if it is not written yet. Resolves to null, or to why it could not be written. */
export async function raiseIfMissing(id: string, context: CommandContext): Promise<string | null> {
  if (context.facts.question(id)) return null;
  await context.rescan([SPEC_FILE, `${QUESTIONS_FOLDER}/${id}`]);
  return await context.between(async () => {
    const spec = context.readable();
    const asked = [...(spec ? questionsFrom(spec, context) : []), ...followUps(context.workspace())];
    const isWanted = (question: Question) => question.id === id && isMissing(question, context);
    return asked.some(isWanted) ? (await raiseAll(context)).trouble : null;
  });
}

const NOTHING_RAISED: RaiseResult = { raised: [], trouble: null };

async function raiseAll(context: CommandContext): Promise<RaiseResult> {
  const spec = context.readable();
  const standing = spec ? await raiseFromSpec(spec, context) : NOTHING_RAISED;
  const more = await raiseFromAnswers(context);
  return { raised: [...standing.raised, ...more.raised], trouble: standing.trouble ?? more.trouble };
}

/** Batches up to this size are raised in any case: one section or answer raises no more. */
const ALWAYS_ALLOWED = 100;

/** Records changes of sections first, so that new questions never contradict them. */
async function raiseFromSpec(spec: SpecReading, context: CommandContext): Promise<RaiseResult> {
  const changes = detectSectionChanges(spec.points, context.facts.facts());
  const { trouble } = await context.appendAll(changes.map((fact) => factFile(fact)));
  if (trouble !== null) return { raised: [], trouble };
  return await raiseQuestions(questionsFrom(spec, context), 'spec', context);
}

function questionsFrom(spec: SpecReading, { facts }: CommandContext): readonly Question[] {
  const all = facts.facts();
  const there = all.filter((fact) => fact.fact === 'question');
  return standingQuestions(spec, there, sectionFatesIn(all));
}

async function raiseFromAnswers(context: CommandContext): Promise<RaiseResult> {
  const all: Question[] = [];
  for (;;) {
    const { raised, trouble } = await raiseQuestions(followUps(context.workspace()), 'answers', context);
    all.push(...raised);
    // Again while some are new: decisions that waited for their question can be read now, and raise more.
    if (raised.length === 0 || trouble !== null) return { raised: all, trouble };
  }
}

async function raiseQuestions(questions: readonly Question[], from: keyof WaitingCounts, context: CommandContext) {
  const all = questions.filter((question) => isMissing(question, context));
  const missing = all.slice(0, allowedCount(all.length, context));
  context.wait(from, all.length - missing.length);
  const { created, trouble } = await context.appendAll(missing.map((fact) => factFile(fact)));
  const paths = new Set(created);
  return { raised: missing.filter(({ id }) => paths.has(questionPath(id))), trouble };
}

function allowedCount(count: number, context: CommandContext): number {
  if (count <= ALWAYS_ALLOWED) return count;
  const open = context.workspace().questionsAsRaised.filter(({ status }) => !isClosed(status)).length;
  return Math.max(0, context.maxOpen - open);
}

function isMissing({ id }: Question, { facts }: CommandContext): boolean {
  const path = questionPath(id);
  return !facts.fact(path) && (!facts.isQuarantined(path) || facts.isEmpty(path));
}

/** Most questions that are raised at once, and that may be open while more wait. */
export const MAX_OPEN_QUESTIONS = 2_000;

/** How many questions are not raised yet, of those from the specification and those from answers. */
export type WaitingCounts = Readonly<Record<'spec' | 'answers', number>>;

/** A sentence about them for people; null: none waits. */
export function waitingSentence({ spec, answers }: WaitingCounts): string | null {
  const [count, most] = [spec + answers, MAX_OPEN_QUESTIONS].map((number) => number.toLocaleString('en'));
  if (count === '0') return null;
  return `${count} more ${plural(spec + answers, 'question is', 'questions are')} waiting, as no more than ${most} are asked at once; more follow as others are closed.`;
}
