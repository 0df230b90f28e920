import { folded } from '../../shapes/folded.ts';
import type { RaiserName } from './raisers.ts';

export interface NameBook {
  readonly called: (name: string) => readonly RaiserName[];
  /** The things that a sentence speaks of, the longest name at each place. */
  readonly mentionedIn: (sentence: string) => readonly RaiserName[];
}

interface Entry {
  readonly name: string;
  readonly things: RaiserName[];
}

/** Causes that no thing with a name stands for. */
const NAMELESS: readonly RaiserName[] = [
  ...[
    'not allowed',
    'no permission',
    'without permission',
    'may not',
    'not permitted',
    'forbidden',
    'no access',
  ].map((label): RaiserName => ({ kind: 'refusal', id: 'refusal', label })),
  ...[
    'signed out',
    'not signed in',
    'sign-in',
    'sign in',
    'signing in',
    'session expired',
    'session ended',
    'locked out',
  ].map((label): RaiserName => ({ kind: 'sign-in', id: 'sign-in', label })),
];

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
const UNPARTED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Shorter names are found only where they are the whole text: "id", "to". */
const SHORTEST = 3;

/** Each half is built when it is first asked. */
export function nameBook(names: readonly RaiserName[]): NameBook {
  let entries: ReadonlyMap<string, Entry> | undefined;
  let mentionable: Mentionable | undefined;
  const all = () => {
    entries ??= entriesOf([...names, ...NAMELESS]);
    return entries;
  };
  return {
    called: (name) => all().get(folded(name))?.things ?? [],
    mentionedIn: (sentence) => {
      mentionable ??= mentionableOf(all());
      return mentionsIn(mentionable, folded(sentence));
    },
  };
}

function entriesOf(names: readonly RaiserName[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (label: string, thing: RaiserName) => {
    const name = folded(label);
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
  readonly unparted: readonly Entry[];
}

function mentionableOf(entries: ReadonlyMap<string, Entry>): Mentionable {
  const byFirstWord = new Map<string, Entry[]>();
  const unparted: Entry[] = [];
  for (const entry of entries.values()) {
    const first = FIRST_WORD.exec(entry.name)?.[0];
    if (first === undefined || entry.name.length < SHORTEST) continue;
    const group = byFirstWord.get(first);
    if (group) group.push(entry);
    else byFirstWord.set(first, [entry]);
    if (UNPARTED.test(first)) unparted.push(entry);
  }
  for (const group of byFirstWord.values()) group.sort((a, b) => b.name.length - a.name.length);
  return { byFirstWord, unparted };
}

function mentionsIn({ byFirstWord, unparted }: Mentionable, text: string): readonly RaiserName[] {
  const words = text.match(WORD) ?? [];
  const found = new Set<RaiserName>();
  for (let at = 0; at < words.length; ) {
    const [entry, length] = longestAt(byFirstWord.get(words[at] ?? '') ?? [], words, at);
    for (const thing of entry?.things ?? []) found.add(thing);
    at += length;
  }
  if (UNPARTED.test(text)) {
    for (const { name, things } of unparted)
      if (text.includes(name)) for (const thing of things) found.add(thing);
  }
  return [...found];
}

/** The longest name whose words are at a place, and by how many words to move on. */
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
