import type { Answers, Row } from '../answers.ts';
import type { Find } from '../find.ts';
import { type Held, heldValue, questionOf, said, unsaid } from '../held.ts';
import { failureIn, failureOfEveryCall } from './failure-words.ts';
import { type NameBook, nameBook } from './name-book.ts';
import type { Raiser, RaiserName } from './types.ts';

/**
 * What brings an entry of the catalogue up: as listed, and whatever says of itself that it does. While nobody has
 * listed anything, also what the words of its “when” name.
 */
export function raiserFinder(
  answers: Answers,
  names: readonly RaiserName[],
  find: Find,
): (entry: Row) => Held<readonly Raiser[]> {
  const book = nameBook(names);
  const claims = claimsIn(names, find);
  return (entry) => {
    const listed = answers.below(null, 'errors/messages', entry.id).list('raised-by');
    const claimed = claims.get(entry.id) ?? [];
    const told = heldValue(listed)?.flatMap((words) => raisersOf(words, book));
    const found = told ?? namedIn(book, entry.cell('trigger'));
    const all = distinct([...found, ...claimed.map((name) => raiserOf(name, ''))]);
    if (listed.is === 'none') return listed;
    if (all.length === 0 && told === undefined) return unsaid(questionOf(listed));
    return said(all, sourceOf(listed, found.length > 0 ? undefined : claimed[0]) ?? entry.source);
  };
}

/** States are words of every day (“new”, “open”), so they are taken only where somebody lists them. */
function namedIn(book: NameBook, words: string): readonly Raiser[] {
  const named = book.mentionedIn(words).filter(({ kind }) => kind !== 'state');
  return named.map((name) => raiserOf(name, words));
}

function sourceOf(listed: Held<unknown>, claim: RaiserName | undefined) {
  return listed.is === 'unsaid' ? claim?.source : listed.source;
}

/** Who says of itself that it brings an entry up, by the id of the entry. */
function claimsIn(names: readonly RaiserName[], find: Find): ReadonlyMap<string, readonly RaiserName[]> {
  const claims = new Map<string, RaiserName[]>();
  for (const name of names) {
    for (const label of name.raises ?? []) {
      const { id } = find(label);
      if (id !== null) claims.set(id, [...(claims.get(id) ?? []), name]);
    }
  }
  return claims;
}

/** "Charge card: unreachable", the name of a rule, "not allowed", "every call: timeout". */
function raisersOf(words: string, book: NameBook): readonly Raiser[] {
  const [, name = '', rest = ''] = /^(.*\S)\s*:\s*(.*)$/su.exec(words.trim()) ?? [];
  const exact = [
    ...book.called(words).map((found) => raiserOf(found, '')),
    ...book.called(name).map((found) => raiserOf(found, rest)),
  ];
  if (exact.length > 0) return exact;
  const mentioned = book.mentionedIn(words);
  if (mentioned.length > 0) return mentioned.map((found) => raiserOf(found, words));
  const failure = failureOfEveryCall(words);
  return [{ label: words.trim(), kind: failure ? 'call' : 'unknown', id: null, entity: null, failure }];
}

function raiserOf({ kind, id, label, entity = null }: RaiserName, words: string): Raiser {
  return { label, kind, id, entity, failure: kind === 'call' ? failureIn(words, label) : null };
}

function distinct(raisers: readonly Raiser[]): readonly Raiser[] {
  const byKey = new Map(
    raisers.map((raiser) => [
      `${raiser.kind} ${raiser.entity} ${raiser.id ?? raiser.label} ${raiser.failure}`,
      raiser,
    ]),
  );
  return [...byKey.values()];
}
