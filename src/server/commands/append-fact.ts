import {
  type CommandOf,
  type Fact,
  type FactByCommand,
  type FactContext,
  factFromCommand,
  factLocation,
  factPath,
  hasMilliseconds,
  type ShapeSpec,
  type Signed,
} from '#core/index.ts';
import { factFile, readFact } from '#core/parsing.ts';
import type { CreateOptions } from '../disk/store.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import { type CommandContext, type CommandResult, success } from './context.ts';

/** For facts that belong to no question: any shape would do. */
export const NO_SHAPE: ShapeSpec = { shape: 'text' };

interface NormalizedFact<F extends Fact> {
  readonly fact: F;
  readonly shape: ShapeSpec;
  readonly file: { readonly path: string; readonly text: string };
}

/** The fact that a command makes at this moment, or why it cannot be stored. */
export function normalizedFactOf<T extends keyof FactByCommand>(
  command: CommandOf<T>,
  shape: ShapeSpec,
  context: CommandContext,
  overrides: Partial<FactContext> = {},
): NormalizedFact<FactByCommand[T]> | Refusal {
  const { type, payload } = command;
  const during = context.walking()?.walkthrough.id;
  const question = 'question' in payload ? payload.question : '';
  const at = overrides.at ?? (hasMilliseconds(type, during) ? context.instant() : context.at(question));
  const points = () => context.spec().points;
  return normalizeFact(factFromCommand(command, { during, points, ...overrides, at }), shape);
}

/** A fact as it will be read back, or why it cannot be. Checked before it is written, because a fact is permanent. */
export function normalizeFact<F extends Fact>(said: F, shape: ShapeSpec): NormalizedFact<F> | Refusal {
  const { path, text } = factFile(said, shape);
  const place = factLocation(path);
  if (!place) return REFUSALS.noFact(path);
  const read = readFact(path, place, text, shape);
  if ('quarantined' in read) return REFUSALS.notKept(read.quarantined.reason);
  const isSameFact = (fact: Fact): fact is F => factPath(fact) === factPath(said);
  if (!isSameFact(read.fact)) return REFUSALS.otherFact(path);
  return { fact: read.fact, shape, file: { path, text } };
}

/** The result of a command that was done before; null: it is new. */
export function earlierResult(
  id: string,
  normalized: NormalizedFact<Fact>,
  context: CommandContext,
): CommandResult | null {
  const earlier = context.facts.byCommand(id);
  if (!earlier) return null;
  return saysSame(earlier, normalized) ? { status: 200, facts: [earlier] } : REFUSALS.usedBefore(id);
}

/** Writes the fact of a command. */
export async function appendFact(
  id: string,
  normalized: NormalizedFact<Fact>,
  context: CommandContext,
  options: CreateOptions = {},
): Promise<CommandResult> {
  const { kept, fact } = await context.append({ ...normalized.file, ...options });
  if (!fact || !saysSame(fact, normalized)) return REFUSALS.usedBefore(id);
  return success(kept === 'created' ? 201 : 200, [fact], null);
}

/** Stores the fact of a command that needs nothing else of the workspace. */
export async function appendOnce(
  command: CommandOf<'set'> | CommandOf<'keep'>,
  context: CommandContext,
): Promise<CommandResult> {
  const normalized = normalizedFactOf(command, NO_SHAPE, context);
  if ('problem' in normalized) return normalized;
  return earlierResult(command.id, normalized, context) ?? (await appendFact(command.id, normalized, context));
}

/** Whether a fact says the same as another one, no matter when they were said. */
export function saysSame(a: Fact, { fact: b, shape }: NormalizedFact<Fact>): boolean {
  return factPath(a) === factPath(b) && timelessText(a, shape) === timelessText(b, shape);
}

/** Without walkthrough and session, which may have ended before the same command comes again. */
function withoutContext<T extends { readonly during?: string } & Partial<Signed>>(said: T): T {
  const { during: _during, person: _person, named: _named, writer: _writer, ...rest } = said;
  return rest as T;
}

function timelessText(fact: Fact, shape: ShapeSpec): string {
  const at = '2000-01-01T00:00:00Z';
  if ('question' in fact) return factFile(withoutContext({ ...fact, at }), shape).text;
  if (fact.fact === 'section') return factFile(fact, shape).text;
  if (fact.fact !== 'question') return factFile({ ...fact, at }, shape).text;
  const { origin } = fact;
  return factFile(origin.from === 'hand' ? { ...fact, origin: withoutContext({ ...origin, at }) } : fact, shape).text;
}
