import { memoize } from '../base/memoize.ts';
import { MAX_CACHED_TITLES } from './headings.ts';
import type { Kind, NamedKind } from './types.ts';

interface HeadingWords {
  readonly kind: NamedKind;
  /** Weak words decide only where a title has no strong ones: "Access rules" is about roles. */
  readonly weak?: true;
  readonly words: string;
}

/** Words and phrases, separated by commas: regular expressions over lower case, matched whole. */
const KIND_WORDS: readonly HeadingWords[] = [
  {
    kind: 'purpose',
    words:
      'purpose, aims?, goals?, non-goals?, objectives?, motivation, vision, mission, ' +
      'problem(?: statement)?, background, audience, personas?, stakeholders?, user groups?, ' +
      'target users?, what (?:it|this) (?:does|is for), what is it for, ' +
      '(?:for )?whom?(?: it is| is it)? for, for whom, who uses (?:it|this), why, ' +
      'success (?:criteria|metrics|measures)',
  },
  { kind: 'purpose', weak: true, words: 'users?, scope, overview, introduction, summary, about' },
  {
    kind: 'screens',
    words:
      'screens?, pages?, routes?, routing, navigation, site ?maps?, user interfaces?, ui, gui, ' +
      'wireframes?, mock-?ups?, views, dashboards?, menus?, layouts?, dialogs?, user flows?, ' +
      'empty states?',
  },
  { kind: 'screens', weak: true, words: 'forms?, frontend, front end' },
  {
    kind: 'entities',
    words:
      'entit(?:y|ies), fields?, data models?, domain models?, information models?, ' +
      'object models?, data dictionary, data structures?, data types?, schemas?, attributes?, ' +
      'business objects?, domain objects?, relationships?',
  },
  { kind: 'entities', weak: true, words: 'data, records?, objects?, models?, tables?' },
  {
    kind: 'states',
    words:
      'states?, state (?:machines?|models?|diagrams?|charts?), status(?:es)?, transitions?, ' +
      'life ?-?cycles?, work ?-?flows?, process(?:es)? flows?',
  },
  { kind: 'states', weak: true, words: 'process(?:es)?' },
  { kind: 'validation', words: 'validations?, business rules?, invariants?' },
  { kind: 'validation', weak: true, words: 'rules?, constraints?' },
  {
    kind: 'roles',
    words:
      'roles?, permissions?, access, access (?:control|rights?|levels?|rules?), ' +
      'authori[sz]ations?, authentication, privileges?, rights, actors?, ' +
      'who (?:may|can|is allowed to) .*',
  },
  {
    kind: 'calls',
    words:
      'calls?, apis?, api calls?, endpoints?, integrations?, interfaces?, ' +
      'external (?:systems?|services?|interfaces?), web ?hooks?, web services?, ' +
      'third[- ]part(?:y|ies)(?: services?)?, back-?end calls?, other systems',
  },
  { kind: 'calls', weak: true, words: 'requests?, services?, back-?end' },
  {
    kind: 'errors',
    words:
      'errors?, ' +
      'error (?:catalogues?|catalogs?|reporting|handling|messages?|codes?|states?|screens?|cases?|rules?|pages?), ' +
      'failures?, failure (?:modes?|states?|handling|cases?), exceptions?, exception handling, ' +
      'what can go wrong',
  },
  {
    kind: 'constants',
    words:
      'constants?, business constants?, limits?, quotas?, thresholds?, time-?outs?, ' +
      'rate limits?, system limits?, magic numbers?',
  },
  {
    kind: 'constants',
    weak: true,
    words: 'parameters?, configuration, numbers, settings, service levels?',
  },
];

/** Looks like one of the words above but is about something else. */
const MISLEADING_PHRASES =
  /\b(?:state of the art|current state|state management|prior art|table of contents|rate of change)\b/g;

const PATTERNS = KIND_WORDS.map(({ kind, weak, words }) => ({
  kind,
  weak: weak === true,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst(words).join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
}));

/** A title without any of these words has no kind: a cheap first check. */
const ANY_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${KIND_WORDS.flatMap(({ words }) => longestFirst(words)).join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** An alternation takes its first match, so a phrase comes before the words in it. */
function longestFirst(words: string): readonly string[] {
  return words.split(', ').toSorted((a, b) => b.length - a.length);
}

/**
 * The kind that a heading's words name. Strong words outrank weak ones; the first part of "X and Y" outranks the
 * second; within a part the last word decides ("User roles", "Error states"), the longer phrase on a tie.
 */
export const kindOf = memoize(readKind, MAX_CACHED_TITLES);

function readKind(title: string): Kind {
  if (!ANY_WORD.test(title)) return 'other';
  const parts = title
    .slice(0, 200)
    .toLowerCase()
    .replace(MISLEADING_PHRASES, ' ')
    .split(/,|\/|&|:|;|\(|\band\b|\bor\b/);
  for (const weak of [false, true]) {
    for (const part of parts) {
      const kind = kindOfPart(part, weak);
      if (kind) return kind;
    }
  }
  return 'other';
}

function kindOfPart(part: string, weak: boolean): NamedKind | null {
  let best: { readonly kind: NamedKind; readonly end: number; readonly length: number } | null = null;
  for (const row of PATTERNS) {
    if (row.weak !== weak) continue;
    for (const found of part.matchAll(row.pattern)) {
      const length = found[0].length;
      const end = found.index + length;
      if (!best || end > best.end || (end === best.end && length > best.length)) best = { kind: row.kind, end, length };
    }
  }
  return best?.kind ?? null;
}
