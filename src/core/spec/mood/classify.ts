import { plainText } from '../plain-text.ts';
import { sentenceSaysNothing } from './says-nothing.ts';
import { isSpecific, moodOf, sentencesOf } from './sentence-mood.ts';
import { isBlankStory, isIdReference, isStub, MAX_STATEMENT_LENGTH } from './stubs.ts';

export type StatementClass =
  | 'nothing'
  | 'not-applicable'
  | 'instruction'
  | 'question'
  /** Continues an instruction; without one next to it, it says something. */
  | 'goes-on'
  | 'something';

export interface StatementContext {
  /** The question just before is a yes or no question. */
  readonly asks: boolean;
  readonly title: string;
  /** Whether it is an item of a list: items that begin with a verb are goals or steps as often as instructions. */
  readonly item: boolean;
}

/** A statement that begins with a mark is a gap as a whole; with "but" after it, something is said. */
const OPENS_WITH_MARK =
  /^[([]?(?:TB[DCASR]|TODO|FIXME|XXX|WIP|NEEDS CLARIFICATION)(?![\p{L}\p{N}_]|[-/.][\p{L}\p{N}])(?! (?:lists?|items?|apps?|entr(?:y|ies))(?![\p{L}\p{N}]))(?!.{0,3}\b(?:but|however|although)\b)/iu;
const WHOLE_PLACEHOLDER = /^(?:\[(?!\s*[xX ]?\s*\])[^[\]]*\]|\{\p{L}[^{}:="]* [^{}:="]*\})\.?$/u;

const NOT_APPLICABLE =
  /^(?:n\/?a|n\.a\.|none|nil|not applicable|not relevant|not needed|not required|does not apply|doesn[’']t apply|not used)(?=$|\s*[.,:;()!?–—-]|\s(?:because|as|since|for|to|here|needed|required|at|so|in|identified|yet|currently|anticipated|known|that)\b)/i;
const BARE_NO = /^(?:no|nothing|[—–])\.?$/i;

/** Only this much of a longer statement is read first: usually it states something, and that is enough. */
const BEGINNING = 360;

/** The class of a statement of a section; `markdown` is the text as written. */
export function classify(markdown: string, setting: StatementContext): StatementClass {
  if (markdown.length > MAX_STATEMENT_LENGTH) return 'something';
  if (markdown.length > 2 * BEGINNING && statesAtStart(markdown, setting)) return 'something';
  const statement = plainText(markdown);
  if (OPENS_WITH_MARK.test(statement)) return POINTS_ELSEWHERE.test(markdown) ? 'something' : 'nothing';
  if (WHOLE_PLACEHOLDER.test(statement)) return isIdReference(statement) ? 'something' : 'nothing';
  if (isNone(statement, setting)) return 'not-applicable';
  if (isStub(statement) || isBlankStory(markdown)) return 'nothing';
  if (isQuotedAnswer(statement, setting) || pointsTo(markdown, statement)) return 'something';
  return classifySentences(sentencesOf(statement), setting);
}

/** Whether a long statement states something in its first whole sentences, with no blank and no mark before. */
function statesAtStart(markdown: string, setting: StatementContext): boolean {
  const start = markdown.slice(0, BEGINNING);
  const end = start.lastIndexOf('. ');
  if (end < 0 || start.includes('[') || start.includes('<')) return false;
  const statement = plainText(start.slice(0, end + 1));
  if (OPENS_WITH_MARK.test(statement) || isNone(statement, setting)) return false;
  return classifySentences(sentencesOf(statement), setting) === 'something';
}

/** Under a title that asks, a whole sentence between quotation marks is what was, or would be, said. */
function isQuotedAnswer(statement: string, { title }: StatementContext): boolean {
  return QUOTE_OPENS.test(statement) && /\?\s*$/.test(title) && WHOLE_QUOTE.test(statement);
}

const QUOTE_OPENS = /^["“„«]/;
const WHOLE_QUOTE = /^["“„«](?:[^"“”„«»\s]+\s+){3,}[^"“”„«»\s]+["”“»][.!?]?$/;

/** A request to read something that it names points to the answer, unless it tells how to write one. */
function pointsTo(markdown: string, statement: string): boolean {
  return ASKS_TO_READ.test(statement) && NAMES_A_PLACE.test(markdown) && !TELLS_HOW.test(statement);
}

const ASKS_TO_READ = /^please (?:see|refer to|check(?: out)?|consult|read)\s/i;
const NAMES_A_PLACE = /https?:\/\/|\]\(|\]\[|(?<![\p{L}\p{N}])\p{Lu}{2,}[- ]?#?\d+/u;
const TELLS_HOW =
  /\b(?:you|your|this section|templates?|guidelines|guidance|style guide|instructions?|examples?|before|when|while|authors?|reviewers?)\b/i;

/** Work that is continued elsewhere, with the place. */
const POINTS_ELSEWHERE = /https?:\/\/|\]\(/;

/** A longer reason why something does not apply says something. */
const MAX_REASON_LENGTH = 600;
/** … and so does a rule after it. */
const STATES_RULE = /[.;]\s+.{0,200}\b(?:must|shall|may)\b/i;
/** “None” in more words than these says something. */
const MAX_NONE_LENGTH = 120;

function isNone(fullText: string, { asks, title, item }: StatementContext): boolean {
  const statement = IN_BRACKETS.exec(fullText)?.[1] ?? fullText;
  if (item && LABELLED_NONE.test(statement)) return true;
  if (NOT_APPLICABLE.test(statement)) return statement.length <= MAX_REASON_LENGTH && !STATES_RULE.test(statement);
  if (BARE_NO.test(statement) && !asks) return true;
  if (statement.length > MAX_NONE_LENGTH) return false;
  const text = statement.toLowerCase().replace(/[.!?\s]+$/, '');
  if (COMES_TO_NONE.test(text)) return true;
  const noun = NO_SUCH.exec(text)?.[1];
  return noun !== undefined && title.toLowerCase().includes(noun.replace(/(?:e?s)$/, ''));
}

/** “(None for now.)” also means none. */
const IN_BRACKETS = /^\(([^()]{1,120})\)\.?$/;

/** An item of a form that does not apply. "None" may be a value. */
const LABELLED_NONE = /^[^.?!:]{1,60}:\s*(?:n\/a|n\.a\.|not applicable)\.?$/i;

const COMES_TO_NONE =
  /^(?:(?:i |we )?(?:cannot|can[’']t|could not|couldn[’']t) think of any(?:thing)?|(?:none|nothing) (?:really )?(?:comes?|springs?) to mind|there (?:are|is) none)(?: at (?:this|the) (?:time|moment)| right now| yet| so far)?$/;
/** "No drawbacks" under Drawbacks: none of what the title asks for. */
const NO_SUCH =
  /^(?:there (?:are|is) |we (?:see|know of|have) )?(?:currently )?no (?:(?:known|other|further|additional|significant|real|obvious|major|such|open|unresolved|outstanding|remaining) ){0,2}([\p{L}-]{4,})(?: (?:at (?:this|the) (?:time|moment)|so far|yet|identified|known|found|anticipated|expected|remain|remaining|left|(?:that |which )?(?:i|we)(?:[’']m| am| are)? (?:aware of|know of)))?$/u;

/**
 * The class of the sentences together. One that states something outweighs all others, except for general words among
 * more instructions; as many of both continue the instructions next to them.
 */
function classifySentences(sentences: Iterable<string>, { title, item }: StatementContext): StatementClass {
  const counts = { instructs: 0, asks: 0, 'goes-on': 0, states: 0 };
  for (const sentence of sentences) {
    if (sentenceSaysNothing(sentence) && !(item && STATE_NAME.test(sentence))) continue;
    const mood = moodOf(sentence, title);
    if (mood === 'instructs' && item && isGoal(sentence)) return 'something';
    if (mood === 'states' && (counts.states > counts.instructs || isSpecific(sentence))) return 'something';
    counts[mood]++;
  }
  if (counts.states > counts.instructs) return 'something';
  if (counts.states > 0) return counts.states === counts.instructs ? 'goes-on' : 'instruction';
  if (counts.instructs > 0) return 'instruction';
  if (counts.asks > 0) return 'question';
  return counts['goes-on'] > 0 ? 'goes-on' : 'nothing';
}

/** In a list these are states as often as marks. */
const STATE_NAME = /^(?:later|pending|open)\W*$/i;

/** An item that begins with a verb and does not mention the document is a goal or a step. */
function isGoal(sentence: string): boolean {
  return !/\b(?:sections?|proposal|enhancement|template|document|rfc|kep|you|your|here|any|specific|if applicable)\b|:$/i.test(
    sentence,
  );
}
