import { type Fact, factKey, factPlace, type ShapeSpec, type Signed } from '#core/index.ts';
import { factFile, readFact } from '#core/parsing.ts';

/** A fact as it will be read again, and its file. */
export interface NormalizedFact<F extends Fact> {
  readonly fact: F;
  readonly file: { readonly path: string; readonly text: string };
}

/**
 * Brings a fact to the form in which it will be read again, or says why it could not be read. Done before anything is
 * written, for a fact stays.
 */
export function normalizeFact<F extends Fact>(
  said: F,
  shape: ShapeSpec,
): NormalizedFact<F> | { readonly problem: string } {
  const { path, text } = factFile(said, shape);
  const place = factPlace(path);
  if (!place) return { problem: `${path} is not the place of a fact.` };
  const read = readFact(path, place, text, shape);
  if ('quarantined' in read) return { problem: `It cannot be kept as a file: ${read.quarantined.reason}` };
  const isSameFact = (fact: Fact): fact is F => factKey(fact) === factKey(said);
  if (!isSameFact(read.fact)) return { problem: `${path} is not the place of this fact.` };
  return { fact: read.fact, file: factFile(read.fact, shape) };
}

/**
 * Without the walkthrough in which it was said and the session it was said in: when the same comes again, they may be
 * over.
 */
function undated<T extends { readonly during?: string } & Partial<Signed>>(said: T): T {
  const { during: _during, person: _person, named: _named, writer: _writer, ...rest } = said;
  return rest as T;
}

/** Whether two facts say the same, whenever they were said. */
export function saysSame(a: Fact, b: Fact, shape: ShapeSpec): boolean {
  return factKey(a) === factKey(b) && timeless(a, shape) === timeless(b, shape);
}

function timeless(fact: Fact, shape: ShapeSpec): string {
  const at = '2000-01-01T00:00:00Z';
  if ('question' in fact) return factFile(undated({ ...fact, at }), shape).text;
  if (fact.fact === 'section') return factFile(fact, shape).text;
  if (fact.fact !== 'question') return factFile({ ...fact, at }, shape).text;
  const { origin } = fact;
  return factFile(origin.from === 'hand' ? { ...fact, origin: undated({ ...origin, at }) } : fact, shape)
    .text;
}
