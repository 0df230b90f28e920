import { createHash } from 'node:crypto';
import type { CommandOf, Role, SessionEvent, Speaker } from '#core/index.ts';
import { FAILURES } from '../http/failures.ts';
import { appendFact, doneBefore, NO_SHAPE, normalizedFactOf, normalizeFact } from './append-fact.ts';
import { type CommandContext, type CommandResult, questionOr404 } from './context.ts';

/** Begins a walkthrough. One at a time: everybody is at the same place. */
export async function startWalkthrough(command: CommandOf<'start'>, context: CommandContext) {
  const { id } = command;
  const form = normalizedFactOf(command, NO_SHAPE, context);
  if ('problem' in form) return form;
  const going = context.walking();
  if (going && going.walkthrough.id !== id) {
    const { title, by } = going.walkthrough;
    return { ...FAILURES.walkthroughOn(title, by.name), facts: [going.walkthrough] };
  }
  return await appendFact(id, form, context);
}

export async function recordEvent(command: CommandOf<'moment'>, context: CommandContext) {
  const { id, payload } = command;
  const { what, walkthrough } = payload;
  const form = normalizedFactOf(command, NO_SHAPE, context);
  if ('problem' in form) return form;
  const before = doneBefore(id, form, context);
  if (before) return before;
  if (context.walking()?.walkthrough.id !== walkthrough) return notGoingOn(walkthrough, context);
  if ('question' in what) {
    const question = questionOr404(what.question, context);
    if ('status' in question) return question;
  }
  const result = await appendFact(id, form, context);
  // The minutes are looked at next; nothing else needs them at once.
  if (what.happened === 'ended' && result.status < 300) void context.derive();
  return result;
}

function notGoingOn(id: string, context: CommandContext): CommandResult {
  const known = context.facts.walkthroughs().find(({ walkthrough }) => walkthrough.id === id);
  return known ? FAILURES.walkthroughOver(known.walkthrough.title) : FAILURES.noWalkthrough(id);
}

export interface Arrival extends Speaker {
  readonly person: string;
  readonly as: Role;
}

/** Writes down who has joined, once each. Resolves to those who could not be written down now. */
export async function recordArrivals(
  walkthrough: string,
  people: readonly Arrival[],
  context: CommandContext,
): Promise<readonly Arrival[]> {
  const files = people.flatMap(({ person, as, name, role }) => {
    const id = arrivalId(walkthrough, person);
    if (context.facts.byCommand(id)) return [];
    const by = { name, role };
    const what = { happened: 'joined', as } as const;
    const said: SessionEvent = { fact: 'moment', id, walkthrough, by, at: context.instant(), what };
    const form = normalizeFact(said, NO_SHAPE);
    return 'problem' in form ? [] : [form.file];
  });
  await context.appendAll(files);
  return people.filter(({ person }) => !context.facts.byCommand(arrivalId(walkthrough, person)));
}

function arrivalId(walkthrough: string, person: string): string {
  const hash = createHash('sha256').update(`${walkthrough} ${person}`).digest('hex');
  return `joined-${hash.slice(0, 24)}`;
}
