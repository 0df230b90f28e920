import { openInTable } from '../../answers/table-words.ts';
import { capital } from '../../english/capital.ts';
import { oneLine, shortName } from '../../english/short-name.ts';
import { plainText } from '../../spec/plain-text.ts';
import type { Mark, MarkKind, Point, Unsaid } from '../../spec/types.ts';
import { markWords } from '../points/mark-holders.ts';

/** Characters of a mark that a sentence can hold; the whole is in the specification. */
const MOST = 120;
/** And of a question that was written down as such. */
const MOST_OF_QUESTION = 300;

/** What is in a section that says nothing, by why it does not. */
const UNSAID: Readonly<Record<Unsaid, (marks: readonly Mark[]) => string>> = {
  empty: () => 'is empty',
  open: (marks) => {
    const [words, ...more] = new Set(marks.map(({ text }) => cut(text, MOST)));
    return words && more.length === 0 ? `says only “${words}”` : 'says only that it is open';
  },
  instructions: () => 'has only notes to its author in it',
  template: () => 'has only the words of its template in it',
};

/**
 * Asks what a section should say, or what its title asks.
 *
 * @param kept the title as questions keep it (`sectionNames`)
 * @param marks those in the section
 */
export function sectionAsked(point: Point, kept: string | undefined, marks: readonly Mark[]) {
  const section = `The section ${nameOf(point, kept)}`;
  if (point.status === 'partial') {
    return {
      ask: `${section} says only a part: what is missing?`,
      why: 'The section has begun to say something; the rest is open.',
    };
  }
  const says = point.unsaid && UNSAID[point.unsaid](marks);
  if (says && /\?$/.test(point.title)) {
    return { ask: cut(point.title, MOST_OF_QUESTION), why: `It is the title of a section that ${says}.` };
  }
  return {
    ask: says
      ? `${section} ${says}: what should it say?`
      : `What should the specification say under ${nameOf(point, kept)}?`,
    why: 'The section is there, and nobody has said anything in it yet.',
  };
}

type AskAbout = (words: string, section: string) => string;

/** A person who is named behind a question could know; the question does not ask for them. */
const OWNED = /\s*\((?:owner|owned by|assignee|assigned to|@)[^()]*\)$/iu;
const INSIDE = /^\[NEEDS\s+CLARIFICATION:\s*(.+?)\]?$/iu;

/** What a mark that is more than “TBD” asks. */
const MARKED: Readonly<Partial<Record<MarkKind, AskAbout>>> = {
  'open-question': (words, section) => {
    const question = words.replace(OWNED, '');
    return isAsking(question)
      ? question
      : `Under ${section} this is open: ${quoted(question)}. What shall hold?`;
  },
  'needs-clarification': (words, section) => {
    const inside = INSIDE.exec(words)?.[1] ?? words;
    return isAsking(inside)
      ? inside
      : `Under ${section} this needs to be made clear: ${quoted(inside)}. How is it?`;
  },
  'unresolved-block': (words, section) =>
    isAsking(words) ? words : `Under ${section} this is unresolved: ${quoted(words)}. What shall hold?`,
  'empty-cell': (words, section) =>
    `In a table under ${section} nothing is said for “${words}”. What should stand there?`,
};

/** What a plain mark asks. */
const SIGN: AskAbout = (words, section) =>
  `Under ${section} it still says “${words}”. What should stand there?`;

/**
 * Asks about a mark in a section; `kept` as above.
 *
 * @param alike all marks there with the same words, including it
 */
export function markAsked(
  { kind, text, due }: Mark,
  alike: readonly Mark[],
  point: Point,
  kept: string | undefined,
) {
  const section = nameOf(point, kept);
  const own = MARKED[kind];
  const about = own ?? SIGN;
  const words = cut(text, own ? MOST_OF_QUESTION : MOST);
  const open = own && kind !== 'empty-cell' ? null : openInTable(alike, words);
  const ask = open ? `Under ${section} ${open}. What should stand there?` : capital(about(words, section));
  const wanted = due === undefined ? '' : ` It is wanted by ${due}.`;
  return { ask, why: `${whyMarked(kind, section)}${wanted}` };
}

function whyMarked(kind: MarkKind, section: string): string {
  if (kind === 'open-question') return `It stands as an open question under ${section}.`;
  return MARKED[kind]
    ? `It is marked as open under ${section}.`
    : 'The rest of the section is written; this one place is open.';
}

function quoted(words: string): string {
  return `“${words.replace(/[.\s]+$/, '')}”`;
}

function isAsking(words: string): boolean {
  return /\?(?:\s|$)/.test(words);
}

/** The title, and that of the section around it where others have the same. */
function nameOf({ title, id }: Point, kept = title): string {
  const name = `“${shortName(title) || id}”`;
  const around = kept.split(' › ')[0] ?? '';
  return oneLine(title).startsWith(around) ? name : `${name} below “${shortName(around)}”`;
}

/** Words without markup, on one line, cut where they would bury the sentence. */
function cut(text: string, most: number): string {
  const letters = [...oneLine(plainText(markWords(text)))];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
