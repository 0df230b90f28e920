import { isClosed, QUESTIONS, type Question, questionPath, SPEC_FILE, type SpecReading } from '#core/index.ts';
import { factFile, fatesIn, followUps, sectionChanges, standingQuestions } from '#core/parsing.ts';
import type { CommandContext } from './context.ts';

export interface Raised {
  readonly raised: readonly Question[];
  /** What could not be written, as a sentence, or null. */
  readonly trouble: string | null;
}

/** Writes the questions that the specification and the answers raise and that are not there yet, then the derived texts. */
export async function raiseStanding(context: CommandContext): Promise<Raised> {
  const { raised, trouble } = await context.between(() => raiseAll(context));
  const unwritten = await context.derive();
  return { raised, trouble: trouble ?? unwritten };
}

export function raiseFollowUps(context: CommandContext): Promise<Raised> {
  return context.between(() => raiseFromAnswers(context));
}

/** Raises a question that may not be written yet. Resolves to null, or to why it could not be written. */
export async function raiseIfAsked(id: string, context: CommandContext): Promise<string | null> {
  if (context.facts.question(id)) return null;
  await context.rescan([SPEC_FILE, `${QUESTIONS}/${id}`]);
  return await context.between(async () => {
    const spec = context.readable();
    const asked = [...(spec ? askedBy(spec, context) : []), ...followUps(context.workspace())];
    const isMeant = (question: Question) => question.id === id && isMissing(question, context);
    return asked.some(isMeant) ? (await raiseAll(context)).trouble : null;
  });
}

const NOTHING: Raised = { raised: [], trouble: null };

async function raiseAll(context: CommandContext): Promise<Raised> {
  const spec = context.readable();
  const standing = spec ? await raiseFrom(spec, context) : NOTHING;
  const more = await raiseFromAnswers(context);
  return { raised: [...standing.raised, ...more.raised], trouble: standing.trouble ?? more.trouble };
}

/** So many more may always be asked: a section, a paragraph, an answer raises no more. */
const FEW = 100;

/** First what has become of sections is written down, so that new questions never contradict it. */
async function raiseFrom(spec: SpecReading, context: CommandContext): Promise<Raised> {
  const changes = sectionChanges(spec.points, context.facts.facts());
  const { trouble } = await context.appendAll(changes.map((fact) => factFile(fact)));
  if (trouble !== null) return { raised: [], trouble };
  return await raise(askedBy(spec, context), 'spec', context);
}

function askedBy(spec: SpecReading, { facts }: CommandContext): readonly Question[] {
  const all = facts.facts();
  const there = all.filter((fact) => fact.fact === 'question');
  return standingQuestions(spec, there, fatesIn(all));
}

async function raiseFromAnswers(context: CommandContext): Promise<Raised> {
  const all: Question[] = [];
  for (;;) {
    const { raised, trouble } = await raise(followUps(context.workspace()), 'answers', context);
    all.push(...raised);
    // Once more where some were new: decisions that waited for their question can be read now, and raise more.
    if (raised.length === 0 || trouble !== null) return { raised: all, trouble };
  }
}

async function raise(questions: readonly Question[], from: keyof Waiting, context: CommandContext) {
  const all = questions.filter((question) => isMissing(question, context));
  const missing = all.slice(0, roomFor(all.length, context));
  context.wait(from, all.length - missing.length);
  const { created, trouble } = await context.appendAll(missing.map((fact) => factFile(fact)));
  const paths = new Set(created);
  return { raised: missing.filter(({ id }) => paths.has(questionPath(id))), trouble };
}

function roomFor(count: number, context: CommandContext): number {
  if (count <= FEW) return count;
  const open = context.workspace().raised.filter(({ status }) => !isClosed(status)).length;
  return Math.max(0, context.most - open);
}

function isMissing({ id }: Question, { facts }: CommandContext): boolean {
  const path = questionPath(id);
  return !facts.fact(path) && (!facts.isQuarantined(path) || facts.isEmpty(path));
}

/** So many questions may be raised at once, and be open while more wait. */
export const MAX_AT_ONCE = 2_000;

/** How many questions are not asked yet, of those that the specification raises and those that answers raise. */
export type Waiting = Readonly<Record<'spec' | 'answers', number>>;

/** A sentence about them for people; null: none waits. */
export function waitingSentence({ spec, answers }: Waiting): string | null {
  const [count, most] = [spec + answers, MAX_AT_ONCE].map((number) => number.toLocaleString('en'));
  if (count === '0') return null;
  return `${count} more questions wait, as no more than ${most} are asked at once; they are asked as others are closed.`;
}
