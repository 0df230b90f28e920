import { createHash } from 'node:crypto';
import type { CommandOf, SessionEvent, Speaker, WalkthroughRole } from '#core/index.ts';
import { REFUSALS } from '../http/refusals.ts';
import { appendFact, earlierResult, NO_SHAPE, normalizedFactOf, normalizeFact } from './append-fact.ts';
import { type CommandContext, type CommandResult, questionOr404 } from './context.ts';

/** Begins a walkthrough. One at a time, so that everybody is at the same place. */
export async function startWalkthrough(command: CommandOf<'start'>, context: CommandContext) {
  const { id } = command;
  const normalized = normalizedFactOf(command, NO_SHAPE, context);
  if ('problem' in normalized) return normalized;
  const current = context.walking();
  if (current && current.walkthrough.id !== id) {
    const { title, by } = current.walkthrough;
    return { ...REFUSALS.walkthroughOn(title, by.name), facts: [current.walkthrough] };
  }
  return await appendFact(id, normalized, context, { turn: 'session' });
}

export async function recordEvent(command: CommandOf<'moment'>, context: CommandContext) {
  const { id, payload } = command;
  const { what, walkthrough } = payload;
  const normalized = normalizedFactOf(command, NO_SHAPE, context);
  if ('problem' in normalized) return normalized;
  const earlier = earlierResult(id, normalized, context);
  if (earlier) return earlier;
  const reopens = what.happened === 'undone' && isLastEnd(what.event, walkthrough, context);
  if (!reopens && context.walking()?.walkthrough.id !== walkthrough) return notOngoing(walkthrough, context);
  if (what.happened === 'undone' && !reopens) {
    const refusal = undoRefusal(what.event, walkthrough, context);
    if (refusal) return refusal;
  }
  if ('question' in what) {
    const question = questionOr404(what.question, context);
    if ('status' in question) return question;
  }
  const result = await appendFact(id, normalized, context, { turn: 'session' });
  // The minutes are read next; after other events no text is needed at once.
  if (what.happened === 'ended' && result.status < 300) void context.derive();
  return result;
}

/** Whether an event ended a walkthrough, and no other has begun since. */
function isLastEnd(event: string, walkthrough: string, context: CommandContext): boolean {
  const [newest] = context.facts.walkthroughs();
  if (newest?.walkthrough.id !== walkthrough || context.walking() !== null) return false;
  return newest.events.some(({ id, what }) => id === event && what.happened === 'ended');
}

/** Only what happened in this walkthrough can be taken back, once; a parked question only while it is unanswered. */
function undoRefusal(event: string, walkthrough: string, context: CommandContext): CommandResult | null {
  const question = context.facts.question(event);
  if (question?.origin.from === 'hand' && question.origin.during === walkthrough)
    return context.facts.ofQuestion(event).some(({ fact }) => fact !== 'question') ? REFUSALS.saidToParked : null;
  return context.walking()?.events.some(({ id }) => id === event) ? null : REFUSALS.nothingToUndo;
}

function notOngoing(id: string, context: CommandContext): CommandResult {
  const known = context.facts.walkthroughs().find(({ walkthrough }) => walkthrough.id === id);
  return known ? REFUSALS.walkthroughOver(known.walkthrough.title) : REFUSALS.noWalkthrough(id);
}

export interface Attendee extends Speaker {
  readonly person: string;
  readonly as: WalkthroughRole;
}

/** Records who has joined, once each. Resolves to those who could not be recorded. */
export async function recordAttendance(
  walkthrough: string,
  people: readonly Attendee[],
  context: CommandContext,
): Promise<readonly Attendee[]> {
  const files = people.flatMap(({ person, as, name, role }) => {
    const id = attendanceId(walkthrough, person);
    if (context.facts.byCommand(id)) return [];
    const by = { name, role };
    const what = { happened: 'joined', as } as const;
    const event: SessionEvent = { fact: 'moment', id, walkthrough, by, at: context.instant(), what };
    const normalized = normalizeFact(event, NO_SHAPE);
    return 'problem' in normalized ? [] : [normalized.file];
  });
  await context.appendAll(files);
  return people.filter(({ person }) => !context.facts.byCommand(attendanceId(walkthrough, person)));
}

function attendanceId(walkthrough: string, person: string): string {
  const hash = createHash('sha256').update(`${walkthrough} ${person}`).digest('hex');
  return `joined-${hash.slice(0, 24)}`;
}
