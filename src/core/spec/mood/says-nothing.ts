import { plainText } from '../plain-text.ts';
import { sentencesOf, unionPattern } from './sentence-mood.ts';

const KNOWN_WORDS =
  'shown|specified|stated|said|defined|described|decided|documented|known|determined|given|mentioned|covered|addressed|provided|agreed|discussed|named|listed|written|written down|filled in|settled|clear';
const SPEC_THING =
  '(?:specific |further |more |single )?(?:screens?|pages?|routes?|fields?|entit(?:y|ies)|roles?|permissions?|states?|transitions?|rules?|validations?|calls?|apis?|integrations?|errors?|error codes?|messages?|limits?|constants?|numbers?|purposes?|goals?|users?|details?|information|examples?|names?|values?)';
const YET =
  '(?: (?:yet|so far|here|anywhere|at all|at (?:this|the) (?:time|moment|point)|by anyone|by anybody|in this (?:document|section|specification)))*';

const NOTHING_IS = `^(?:nothing|none of (?:this|it|them))(?: specific| more| else| further)?(?: (?:is|are|was|were|has been|have been))?(?: yet)? (?:${KNOWN_WORDS})${YET}`;
const NOBODY_KNOWS =
  '^(?:nobody|no one|no-one|nobody of us)(?: here)? (?:has (?:said|decided|told us|written (?:it|this) down)|knows|said|could say)';

/** Whole sentences, lower case, without their full stop. These say that nothing at all is said: */
const AT_ALL_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:this|it|that|this section|this point) (?:is|was|has been) )?(?:still |as )?(?:not|never)(?: yet)?(?: been)? (?:${KNOWN_WORDS})${YET}$`,
  ),
  new RegExp(`${NOTHING_IS}$`),
  new RegExp(
    `^no ${SPEC_THING}(?:(?:,| and| or|, and|, or)(?: no)? ${SPEC_THING})*(?: (?:is|are|was|were|has been|have been))(?: yet)? (?:${KNOWN_WORDS})${YET}$`,
  ),
  new RegExp(`${NOBODY_KNOWS}(?: (?:so|it|this|anything))?${YET}$`),
  new RegExp(
    `^(?:(?:it|this|that) is )?(?:still |as yet )?(?:unknown|undecided|unspecified|undefined|undetermined|undocumented)${YET}$`,
  ),
  /^(?:we|i) (?:do not|don[’']t) know(?: yet| this yet| it yet)?$/,
  /^(?:do not|don[’']t) know(?: yet)?$/,
  /^no (?:idea|information|details?|content|description|answer)(?: yet| available| is available| so far| here)*$/,
  /^(?:(?:it|this|that) (?:is|has|needs) )?(?:still )?to be (?:determined|confirmed|agreed|decided|defined|discussed|specified|announced|written|added|done|clarified|provided|filled in|completed)(?: later| soon| yet)?$/,
  /^(?:this )?(?:still )?needs? (?:further |more )?(?:discussion|clarification|a decision|decision|work|input|to be (?:discussed|decided|written|clarified|defined))$/,
  /^(?:coming soon|work in progress|wip|placeholder|fill (?:this|me) in|fill in(?: later)?|tk|n\.n\.|later|pending|open)$/,
  /^[-–_.…?\s:;,()*]+$/,
];
/** These say that there is nothing of their subject: */
const OF_SUBJECT_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^no [\\p{L}\\p{N} ,'’-]{1,80} (?:is|are|was|were|has been|have been)(?: yet)? (?:specified|defined|decided|documented|determined|known|agreed)${YET}$`,
    'u',
  ),
];
/** These may say more: of what, by whom, where to look. */
const DETAILED_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `^(?:the |an? |its |their )?[\\p{L}\\p{N} '’-]{1,60} (?:is|are|was|were|has|have)(?: still)?(?: not|n[’']t)(?: yet)?(?: been)? (?:specified|stated|defined|decided|documented|known|determined|agreed)${YET}$`,
    'u',
  ),
  new RegExp(`${NOTHING_IS}(?: (?:about|on|of|for|regarding|concerning|as to) .{1,80})?$`),
  new RegExp(`${NOBODY_KNOWS}(?: (?:so|it|this|anything|which|what|how|who|when|where|why)\\b.{0,80})?${YET}$`),
  /^(?:(?:it|this|that) (?:is|has|needs) )?(?:still )?to be (?:(?:filled|written|added|recorded|populated|annotated|fleshed)(?: in| out)?(?:$|\b.*)|(?:completed|provided|documented|defined|specified|announced|supplied|detailed|expanded)(?:$|(?! (?:by|at|when|within|before|after|per|via|using|from|if)\b).*))/,
  /^(?:(?:it|this|that) )?will be (?:filled|written|completed|added|recorded|populated|provided|documented|defined|specified|decided|determined|detailed)(?: in| out)? (?:later|soon|afterwards|in (?:a )?(?:later|future|follow-up).*)$/,
  /^(?:please )?see (?:the )?(?:open|unresolved|outstanding) (?:questions?|issues?|points?)(?: section)?(?: above| below)?$/,
];

/** All in one pattern: each sentence is matched once. */
const SAYS_NOTHING = unionPattern([...AT_ALL_PATTERNS, ...OF_SUBJECT_PATTERNS, ...DETAILED_PATTERNS]);
const NOTHING_AT_ALL = unionPattern(AT_ALL_PATTERNS);
const NOTHING_OF_SUBJECT = unionPattern(OF_SUBJECT_PATTERNS);

/** A quick check: any such sentence has one of these words, or no word at all. */
const MAY_SAY_NOTHING =
  /\b(?:not|never|nothing|none|nobody|no|unknown|undecided|unspecified|undefined|undetermined|undocumented|know|to be|needs?|coming|work|wip|placeholder|fill|will|tk|later|pending|open|unresolved|outstanding)\b|n[’']t\b|n\.n\.|^[^\p{L}\p{N}]*$/iu;

/** Makes a sentence deliberate: what is left open is left open on purpose, or only under a condition. */
const DELIBERATE =
  /(?:^|[^\p{L}])(?:if|unless|when|whenever|where|in case|intentionally|deliberately|on purpose|by design|by intent)(?=[^\p{L}]|$)/u;

export function sentenceSaysNothing(sentence: string): boolean {
  if (sentence.length > MAX_NOTHING_LENGTH || !MAY_SAY_NOTHING.test(sentence)) return false;
  const text = bareSentence(sentence);
  return text === '' || (SAYS_NOTHING.test(text) && !DELIBERATE.test(text));
}

function bareSentence(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[.!:;]+$/, '')
    .trim();
}

/** With more words than this a person says something, even if it is that nothing is said. */
const MAX_NOTHING_LENGTH = 200;

/**
 * Whether a paragraph or a list, Markdown as written, says only that nothing is said, or "TBD": no name, no reason, no
 * link. Stricter than the reading of sections, as the text will be hidden.
 */
export function saysOnlyNothing(markdown: string): boolean {
  if (markdown.length > MAX_PARAGRAPH_LENGTH || HAS_MARKUP.test(markdown)) return false;
  const sentences = markdown.split(ITEM_START).flatMap((item) => [...sentencesOf(plainText(item))]);
  const isNothingAtAll = (sentence: string) => BARE_MARK.test(sentence) || matchesNothing(NOTHING_AT_ALL, sentence);
  return (
    sentences.some(isNothingAtAll) &&
    sentences.every((one) => isNothingAtAll(one) || matchesNothing(NOTHING_OF_SUBJECT, one))
  );
}

/** A section's text without its paragraphs that say that nothing is said, to be read next to the decided text. */
export function withoutNothing(markdown: string): string {
  return markdown
    .split(/\n(?:[ \t]*\n)+/)
    .filter((paragraph) => !saysOnlyNothing(paragraph))
    .join('\n\n');
}

function matchesNothing(rows: RegExp, sentence: string): boolean {
  const text = bareSentence(sentence);
  return rows.test(text) && !DELIBERATE.test(text);
}

const ITEM_START = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+/m;
const MAX_PARAGRAPH_LENGTH = 600;
/** Tags, comments, code, struck-out text, links. */
const HAS_MARKUP = /[<>`~&\\|]|\]\s*[[(:]/;
const BARE_MARK = /^[([]?(?:TB[DCASR]|TODO|FIXME|XXX|WIP)[)\]]?[.:!?…]*$/i;
