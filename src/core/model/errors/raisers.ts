import type { NameFinder } from '../../answers/name-finder.ts';
import { knownFrom, knownValue, questionOf, type Source, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { CallFailure, Raiser, RaiserLookup } from '../../slots/errors/messages.ts';

interface NameBook {
  readonly called: (name: string) => readonly NamedRaiser[];
  /** All names mentioned in a sentence; where names overlap, the longest. */
  readonly mentionedIn: (sentence: string) => readonly NamedRaiser[];
}

interface Entry {
  readonly name: string;
  readonly things: NamedRaiser[];
}

/** Raisers that are not part of the model. */
const BUILT_IN_RAISERS: readonly NamedRaiser[] = [
  ...['not allowed', 'no permission', 'without permission', 'may not', 'not permitted', 'forbidden', 'no access'].map(
    (label): NamedRaiser => ({ kind: 'refusal', id: 'refusal', label }),
  ),
  ...[
    'signed out',
    'not signed in',
    'sign-in',
    'sign in',
    'signing in',
    'session expired',
    'session ended',
    'locked out',
  ].map((label): NamedRaiser => ({ kind: 'sign-in', id: 'sign-in', label })),
];

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
const UNSPACED_SCRIPT = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Shorter names are found only where they are the whole text: "id", "to". */
const MIN_LENGTH = 3;

/** Both indexes are built on first use. */
function nameBook(names: readonly NamedRaiser[]): NameBook {
  let entries: ReadonlyMap<string, Entry> | undefined;
  let mentionable: Mentionable | undefined;
  const all = () => {
    entries ??= entriesOf([...names, ...BUILT_IN_RAISERS]);
    return entries;
  };
  return {
    called: (name) => all().get(foldCase(name))?.things ?? [],
    mentionedIn: (sentence) => {
      mentionable ??= mentionableOf(all());
      return mentionsIn(mentionable, foldCase(sentence));
    },
  };
}

function entriesOf(names: readonly NamedRaiser[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (label: string, thing: NamedRaiser) => {
    const name = foldCase(label);
    const entry = entries.get(name);
    if (!entry) entries.set(name, { name, things: [thing] });
    else if (!entry.things.includes(thing)) entry.things.push(thing);
  };
  for (const thing of names) {
    add(thing.label, thing);
    for (const label of thing.formerly ?? []) add(label, thing);
  }
  entries.delete('');
  return entries;
}

interface Mentionable {
  readonly byFirstWord: ReadonlyMap<string, readonly Entry[]>;
  /** Names in scripts that write words without spaces. */
  readonly unspaced: readonly Entry[];
}

function mentionableOf(entries: ReadonlyMap<string, Entry>): Mentionable {
  const byFirstWord = new Map<string, Entry[]>();
  const unspaced: Entry[] = [];
  for (const entry of entries.values()) {
    const first = FIRST_WORD.exec(entry.name)?.[0];
    if (first === undefined || entry.name.length < MIN_LENGTH) continue;
    const group = byFirstWord.get(first);
    if (group) group.push(entry);
    else byFirstWord.set(first, [entry]);
    if (UNSPACED_SCRIPT.test(first)) unspaced.push(entry);
  }
  for (const group of byFirstWord.values()) group.sort((a, b) => b.name.length - a.name.length);
  return { byFirstWord, unspaced };
}

function mentionsIn({ byFirstWord, unspaced }: Mentionable, text: string): readonly NamedRaiser[] {
  const words = text.match(WORD) ?? [];
  const found = new Set<NamedRaiser>();
  for (let at = 0; at < words.length; ) {
    const [entry, length] = longestAt(byFirstWord.get(words[at] ?? '') ?? [], words, at);
    for (const thing of entry?.things ?? []) found.add(thing);
    at += length;
  }
  if (UNSPACED_SCRIPT.test(text)) {
    for (const { name, things } of unspaced) if (text.includes(name)) for (const thing of things) found.add(thing);
  }
  return [...found];
}

/** The longest name that starts at a word, and how many words to advance. */
function longestAt(
  entries: readonly Entry[],
  text: readonly string[],
  at: number,
): readonly [Entry | undefined, number] {
  for (const entry of entries) {
    const words = entry.name.match(WORD) ?? [];
    if (words.every((word, more) => text[at + more] === word)) return [entry, words.length];
  }
  return [undefined, 1];
}

export interface NamedRaiser {
  readonly kind: Exclude<Raiser['kind'], 'unknown'>;
  readonly id: string;
  readonly label: string;
  readonly entity?: string | null;
  readonly formerly?: readonly string[];
  /** Names of the errors that it says it raises, as a rule does. */
  readonly raises?: readonly string[];
  readonly source?: Source;
}

/**
 * What raises an error: the raisers listed for it and those that name it themselves; without a list, also those
 * mentioned in its trigger text.
 */
export function raiserFinder(names: readonly NamedRaiser[], find: NameFinder): RaiserLookup['raisers'] {
  const book = nameBook(names);
  const claims = claimsIn(names, find);
  return (listed, entry) => {
    const claimed = claims.get(entry.id) ?? [];
    const listedRaisers = knownValue(listed)?.flatMap((words) => raisersOf(words, book));
    const found = listedRaisers ?? raisersMentionedIn(book, entry.cell('trigger'));
    const all = distinct([...found, ...claimed.map((name) => raiserOf(name, ''))]);
    if (listed.is === 'not-applicable') return listed;
    if (all.length === 0 && listedRaisers === undefined) return unknownAt(questionOf(listed));
    return knownFrom(all, sourceOf(listed, found.length > 0 ? undefined : claimed[0]) ?? entry.source);
  };
}

/** States are everyday words (“new”, “open”), so they count only when listed. */
function raisersMentionedIn(book: NameBook, words: string): readonly Raiser[] {
  const named = book.mentionedIn(words).filter(({ kind }) => kind !== 'state');
  return named.map((name) => raiserOf(name, words));
}

function sourceOf(listed: Sourced<unknown>, claim: NamedRaiser | undefined) {
  return listed.is === 'unknown' ? claim?.source : listed.source;
}

/** Raisers that name the error they raise, by error id. */
function claimsIn(names: readonly NamedRaiser[], find: NameFinder): ReadonlyMap<string, readonly NamedRaiser[]> {
  const claims = new Map<string, NamedRaiser[]>();
  for (const name of names) {
    for (const label of name.raises ?? []) {
      const { id } = find(label);
      if (id !== null) claims.set(id, [...(claims.get(id) ?? []), name]);
    }
  }
  return claims;
}

/** Parses one listed raiser: "Charge card: unreachable", the name of a rule, "not allowed", "every call: timeout". */
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

function raiserOf({ kind, id, label, entity = null }: NamedRaiser, words: string): Raiser {
  return { label, kind, id, entity, failure: kind === 'call' ? failureIn(words, label) : null };
}

function distinct(raisers: readonly Raiser[]): readonly Raiser[] {
  const byKey = new Map(
    raisers.map((raiser) => [`${raiser.kind} ${raiser.entity} ${raiser.id ?? raiser.label} ${raiser.failure}`, raiser]),
  );
  return [...byKey.values()];
}

/** Phrases for each way in which a call can fail; the first match counts. */
const FAILURES: readonly (readonly [failure: CallFailure, words: RegExp])[] = [
  ['timeout', /\b(?:time[sd]?[ -]?out|too slow|takes? too long|took too long|no answer in time|slow)\b/u],
  ['duplicate', /\b(?:duplicates?|twice|already (?:there|done|sent|exists)|double[ds]?|again)\b/u],
  ['conflict', /\b(?:conflicts?|faster|changed (?:meanwhile|since)|out of date|stale|disagrees?)\b/u],
  ['refused', /\b(?:refuse[sd]?|reject(?:s|ed)?|decline[sd]?|denie[sd]|not accepted|invalid|says no|said no)\b/u],
  [
    'unreachable',
    /\b(?:unreachable|not reach(?:ed|able)|cannot be reached|not available|unavailable|no (?:answer|reply|connection)|not answer(?:ing)?|down|offline|away|off)\b/u,
  ],
];

/** The failure mentioned in some words, ignoring the name itself; null if none is. */
function failureIn(words: string, name: string): CallFailure | null {
  const rest = foldCase(words).replace(foldCase(name), ' ');
  return FAILURES.find(([, pattern]) => pattern.test(rest))?.[0] ?? null;
}

/** "every call: unreachable", "any message to another system: too slow", "calls: refused"; or "timeout" alone. */
const EVERY_CALL = /^(?:(?:every|any|all|each)\s(?:other\s)?)?(?:calls?|messages?|systems?)\b[^:]*:\s*(.+)$/u;
const BARE_FAILURE = /^[^\s:]+(?:\s[^\s:]+)?$/u;

function failureOfEveryCall(words: string): CallFailure | null {
  const text = foldCase(words);
  return failureIn(EVERY_CALL.exec(text)?.[1] ?? (BARE_FAILURE.test(text) ? text : ''), '');
}
