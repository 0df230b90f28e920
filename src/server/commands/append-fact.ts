import {
  type CommandOf,
  type Fact,
  type FactBy,
  type FactContext,
  factKey,
  factOf,
  factPlace,
  isExact,
  type ShapeSpec,
  type Signed,
} from '#core/index.ts';
import { factFile, readFact } from '#core/parsing.ts';
import { FAILURES, type Refused } from '../http/failures.ts';
import { type CommandContext, type CommandResult, done } from './context.ts';

/** For what belongs to no question: any shape would do. */
export const NO_SHAPE: ShapeSpec = { shape: 'text' };

interface NormalizedFact<F extends Fact> {
  readonly fact: F;
  readonly shape: ShapeSpec;
  readonly file: { readonly path: string; readonly text: string };
}

/** The fact that a command leaves behind when it is done here and now, or why it cannot be kept. */
export function normalizedFactOf<T extends keyof FactBy>(
  command: CommandOf<T>,
  shape: ShapeSpec,
  context: CommandContext,
  more: Partial<FactContext> = {},
): NormalizedFact<FactBy[T]> | Refused {
  const { type, payload } = command;
  const during = context.walking()?.walkthrough.id;
  const question = 'question' in payload ? payload.question : '';
  const at = more.at ?? (isExact(type, during) ? context.instant() : context.at(question));
  const points = () => context.spec().points;
  return normalizeFact(factOf(command, { during, points, ...more, at }), shape);
}

/** A fact as it will be read again, or why it cannot be. Done before anything is written, because a fact stays. */
export function normalizeFact<F extends Fact>(said: F, shape: ShapeSpec): NormalizedFact<F> | Refused {
  const { path, text } = factFile(said, shape);
  const place = factPlace(path);
  if (!place) return FAILURES.noFact(path);
  const read = readFact(path, place, text, shape);
  if ('quarantined' in read) return FAILURES.notKept(read.quarantined.reason);
  const isSameFact = (fact: Fact): fact is F => factKey(fact) === factKey(said);
  if (!isSameFact(read.fact)) return FAILURES.otherFact(path);
  return { fact: read.fact, shape, file: { path, text } };
}

/** The answer to a command that was done before; null: it is new. */
export function doneBefore(id: string, form: NormalizedFact<Fact>, context: CommandContext): CommandResult | null {
  const earlier = context.facts.byCommand(id);
  if (!earlier) return null;
  return saysSame(earlier, form) ? { status: 200, facts: [earlier] } : FAILURES.usedBefore(id);
}

/** Puts the fact of a command on disk. `date`: the modification time of its file. */
export async function appendFact(
  id: string,
  form: NormalizedFact<Fact>,
  context: CommandContext,
  date?: Date,
): Promise<CommandResult> {
  const { kept, fact } = await context.append({ ...form.file, ...(date && { date }) });
  if (!fact || !saysSame(fact, form)) return FAILURES.usedBefore(id);
  return done(kept === 'created' ? 201 : 200, [fact], null);
}

/** Whether a fact says the same as another one, no matter when they were said. */
export function saysSame(a: Fact, { fact: b, shape }: NormalizedFact<Fact>): boolean {
  return factKey(a) === factKey(b) && timeless(a, shape) === timeless(b, shape);
}

/** Without walkthrough and session: when the same comes again, they may be over. */
function undated<T extends { readonly during?: string } & Partial<Signed>>(said: T): T {
  const { during: _during, person: _person, named: _named, writer: _writer, ...rest } = said;
  return rest as T;
}

function timeless(fact: Fact, shape: ShapeSpec): string {
  const at = '2000-01-01T00:00:00Z';
  if ('question' in fact) return factFile(undated({ ...fact, at }), shape).text;
  if (fact.fact === 'section') return factFile(fact, shape).text;
  if (fact.fact !== 'question') return factFile({ ...fact, at }, shape).text;
  const { origin } = fact;
  return factFile(origin.from === 'hand' ? { ...fact, origin: undated({ ...origin, at }) } : fact, shape).text;
}
