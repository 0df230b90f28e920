import { type Fact, factKey, factPlace, type ShapeSpec } from '#core/index.ts';
import { decisionFile, questionFile, readFact, responseFile } from '#core/parsing.ts';

/** The file of any fact. `shape` is that of the question it belongs to. */
export function fileOf(fact: Fact, shape: ShapeSpec): { readonly path: string; readonly text: string } {
  if (fact.fact === 'question') return questionFile(fact);
  return fact.fact === 'response' ? responseFile(fact, shape) : decisionFile(fact, shape);
}

/** Why a file would not be read again as a fact, or null. Asked before it is written, for a fact stays. */
export function unreadable({ path, text }: { path: string; text: string }, shape: ShapeSpec): string | null {
  const place = factPlace(path);
  if (!place) return `${path} is not the place of a fact.`;
  const read = readFact(path, place, text, shape);
  return 'quarantined' in read ? `It cannot be kept as a file: ${read.quarantined.reason}` : null;
}

/** Whether two facts say the same, whenever they were said. */
export function sameBut(a: Fact, b: Fact, shape: ShapeSpec): boolean {
  return factKey(a) === factKey(b) && timeless(a, shape) === timeless(b, shape);
}

function timeless(fact: Fact, shape: ShapeSpec): string {
  const at = '2000-01-01T00:00:00Z';
  if (fact.fact !== 'question') return fileOf({ ...fact, at }, shape).text;
  const { origin } = fact;
  return questionFile(origin.from === 'hand' ? { ...fact, origin: { ...origin, at } } : fact).text;
}
