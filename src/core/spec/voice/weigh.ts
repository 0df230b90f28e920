import { plainText } from '../plain-text.ts';
import { isSpecific, voiceOf } from './instructs.ts';
import { isBlankStory, isStub, namesIds } from './stubs.ts';

/** What one statement comes to. */
export type Weight =
  | 'nothing'
  | 'not-applicable'
  /** Tells the author what to write. */
  | 'instruction'
  /** Asks, and does not answer. */
  | 'question'
  /** Goes on with an instruction; where none stands beside it, it says something. */
  | 'goes-on'
  | 'something';

/** What is known of the place where a statement stands. */
export interface Setting {
  /** What was asked just before is a yes or no question. */
  readonly asks: boolean;
  /** Title of the section. */
  readonly title: string;
  /** Whether it is an item of a list: items that begin with a verb are goals or steps as often as instructions. */
  readonly item: boolean;
}

const KNOWN =
  'shown|specified|stated|said|defined|described|decided|documented|known|determined|given|mentioned|covered|addressed|provided|agreed|discussed|named|listed|written|written down|filled in|settled|clear';
const SPEC_THING =
  '(?:specific |further |more |single )?(?:screens?|pages?|routes?|fields?|entit(?:y|ies)|roles?|permissions?|states?|transitions?|rules?|validations?|calls?|apis?|integrations?|errors?|error codes?|messages?|limits?|constants?|numbers?|purposes?|goals?|users?|details?|information|examples?|names?|values?)';
const YET =
  '(?: (?:yet|so far|here|anywhere|at all|at (?:this|the) (?:time|moment|point)|by anyone|by anybody|in this (?:document|section|specification)))*';

/** A whole sentence, lower case, without its full stop, that says that nothing is said. */
const ROWS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:this|it|that|this section|this point) (?:is|was|has been) )?(?:still |as )?(?:not|never)(?: yet)?(?: been)? (?:${KNOWN})${YET}$`,
  ),
  new RegExp(
    `^(?:the |an? |its |their )?[\\p{L}\\p{N} '’-]{1,60} (?:is|are|was|were|has|have)(?: still)?(?: not|n[’']t)(?: yet)?(?: been)? (?:specified|stated|defined|decided|documented|known|determined|agreed)${YET}$`,
    'u',
  ),
  new RegExp(
    `^(?:nothing|none of (?:this|it|them))(?: specific| more| else| further)?(?: (?:is|are|was|were|has been|have been))?(?: yet)? (?:${KNOWN})${YET}(?: (?:about|on|of|for|regarding|concerning|as to) .{1,80})?$`,
  ),
  new RegExp(
    `^no ${SPEC_THING}(?:(?:,| and| or|, and|, or)(?: no)? ${SPEC_THING})*(?: (?:is|are|was|were|has been|have been))(?: yet)? (?:${KNOWN})${YET}$`,
  ),
  new RegExp(
    `^no [\\p{L}\\p{N} ,'’-]{1,80} (?:is|are|was|were|has been|have been)(?: yet)? (?:specified|defined|decided|documented|determined|known|agreed)${YET}$`,
    'u',
  ),
  new RegExp(
    `^(?:nobody|no one|no-one|nobody of us)(?: here)? (?:has (?:said|decided|told us|written (?:it|this) down)|knows|said|could say)(?: (?:so|it|this|anything|which|what|how|who|when|where|why)\\b.{0,80})?${YET}$`,
  ),
  new RegExp(
    `^(?:(?:it|this|that) is )?(?:still |as yet )?(?:unknown|undecided|unspecified|undefined|undetermined|undocumented)${YET}$`,
  ),
  /^(?:we|i) (?:do not|don[’']t) know(?: yet| this yet| it yet)?$/,
  /^(?:do not|don[’']t) know(?: yet)?$/,
  /^no (?:idea|information|details?|content|description|answer)(?: yet| available| is available| so far| here)*$/,
  /^(?:(?:it|this|that) (?:is|has|needs) )?(?:still )?to be (?:(?:filled|written|added|recorded|populated|annotated|fleshed)(?: in| out)?(?:$|\b.*)|(?:completed|provided|documented|defined|specified|announced|supplied|detailed|expanded)(?:$|(?! (?:by|at|when|within|before|after|per|via|using|from|if)\b).*))/,
  /^(?:(?:it|this|that) )?will be (?:filled|written|completed|added|recorded|populated|provided|documented|defined|specified|decided|determined|detailed)(?: in| out)? (?:later|soon|afterwards|in (?:a )?(?:later|future|follow-up).*)$/,
  /^(?:(?:it|this|that) (?:is|has|needs) )?(?:still )?to be (?:determined|confirmed|agreed|decided|defined|discussed|specified|announced|written|added|done|clarified|provided|filled in|completed)(?: later| soon| yet)?$/,
  /^(?:this )?(?:still )?needs? (?:further |more )?(?:discussion|clarification|a decision|decision|work|input|to be (?:discussed|decided|written|clarified|defined))$/,
  /^(?:coming soon|work in progress|wip|placeholder|fill (?:this|me) in|fill in(?: later)?|tk|n\.n\.|later|pending|open)$/,
  /^(?:please )?see (?:the )?(?:open|unresolved|outstanding) (?:questions?|issues?|points?)(?: section)?(?: above| below)?$/,
  /^[-–_.…?\s:;,()*]+$/,
];

/** All rows in one: a sentence is looked at once. */
const SAYS_NOTHING = new RegExp(ROWS.map(({ source }) => `(?:${source})`).join('|'), 'u');

/** Any such sentence holds one of these words, or no word at all. */
const MAY_SAY_NOTHING =
  /\b(?:not|never|nothing|none|nobody|no|unknown|undecided|unspecified|undefined|undetermined|undocumented|know|to be|needs?|coming|work|wip|placeholder|fill|will|tk|later|pending|open|unresolved|outstanding)\b|n[’']t\b|n\.n\.|^[^\p{L}\p{N}]*$/iu;

/** Makes a sentence deliberate: what is left open is left open on purpose, or under a condition only. */
const DELIBERATE =
  /(?:^|[^\p{L}])(?:if|unless|when|whenever|where|in case|intentionally|deliberately|on purpose|by design|by intent)(?=[^\p{L}]|$)/u;

/** A statement that opens with the sign is a gap as a whole; with "but" after it, something is said. */
const OPENS_WITH_MARK =
  /^[([]?(?:TB[DCASR]|TODO|FIXME|XXX|WIP|NEEDS CLARIFICATION)(?![\p{L}\p{N}_]|[-/.][\p{L}\p{N}])(?! (?:lists?|items?|apps?|entr(?:y|ies))(?![\p{L}\p{N}]))(?!.{0,3}\b(?:but|however|although)\b)/iu;
const WHOLE_PLACEHOLDER = /^(?:\[(?!\s*[xX ]?\s*\])[^[\]]*\]|\{\p{L}[^{}:="]* [^{}:="]*\})\.?$/u;

const NOT_APPLICABLE =
  /^(?:n\/?a|n\.a\.|none|nil|not applicable|not relevant|not needed|not required|does not apply|doesn[’']t apply|not used)(?=$|\s*[.,:;()!?–—-]|\s(?:because|as|since|for|to|here|needed|required|at|so|in|identified|yet|currently|anticipated|known|that)\b)/i;
const BARE_NO = /^(?:no|nothing|[—–])\.?$/i;

/** Longer statements than this say something; there is no need to look closer. */
const LONGEST = 2000;

/** Of a longer statement the beginning is looked at first: mostly it states something, and that is all. */
const BEGINNING = 360;

/** What a statement of a section, Markdown as written, comes to. */
export function weigh(markdown: string, setting: Setting): Weight {
  if (markdown.length > LONGEST) return 'something';
  if (markdown.length > 2 * BEGINNING && begins(markdown, setting)) return 'something';
  const statement = plainText(markdown);
  if (OPENS_WITH_MARK.test(statement)) return POINTS_ELSEWHERE.test(markdown) ? 'something' : 'nothing';
  if (WHOLE_PLACEHOLDER.test(statement)) return namesIds(statement) ? 'something' : 'nothing';
  if (isNone(statement, setting)) return 'not-applicable';
  if (isStub(statement) || isBlankStory(markdown)) return 'nothing';
  if (isQuotedAnswer(statement, setting) || pointsTo(markdown, statement)) return 'something';
  return weighSentences(sentencesOf(statement), setting);
}

/** Whether a long statement states something in its first whole sentences, with no blank and no sign before. */
function begins(markdown: string, setting: Setting): boolean {
  const start = markdown.slice(0, BEGINNING);
  const end = start.lastIndexOf('. ');
  if (end < 0 || start.includes('[') || start.includes('<')) return false;
  const statement = plainText(start.slice(0, end + 1));
  if (OPENS_WITH_MARK.test(statement) || isNone(statement, setting)) return false;
  return weighSentences(sentencesOf(statement), setting) === 'something';
}

/** Under a title that asks, a whole sentence between quotation marks is what was, or would be, said. */
function isQuotedAnswer(statement: string, { title }: Setting): boolean {
  return QUOTE_OPENS.test(statement) && /\?\s*$/.test(title) && WHOLE_QUOTE.test(statement);
}

const QUOTE_OPENS = /^["“„«]/;
const WHOLE_QUOTE = /^["“„«](?:[^"“”„«»\s]+\s+){3,}[^"“”„«»\s]+["”“»][.!?]?$/;

/** True for a request to read what is named: it points to the answer, as long as it does not tell how to write one. */
function pointsTo(markdown: string, statement: string): boolean {
  return ASKS_TO_READ.test(statement) && NAMES_A_PLACE.test(markdown) && !TELLS_HOW.test(statement);
}

const ASKS_TO_READ = /^please (?:see|refer to|check(?: out)?|consult|read)\s/i;
const NAMES_A_PLACE = /https?:\/\/|\]\(|\]\[|(?<![\p{L}\p{N}])\p{Lu}{2,}[- ]?#?\d+/u;
const TELLS_HOW =
  /\b(?:you|your|this section|templates?|guidelines|guidance|style guide|instructions?|examples?|before|when|while|authors?|reviewers?)\b/i;

/** Work that goes on elsewhere, with the place. */
const POINTS_ELSEWHERE = /https?:\/\/|\]\(/;

/** Who gives a longer reason why something does not apply says something. */
const LONGEST_REASON = 600;
/** … and so does who goes on with a rule. */
const RULES = /[.;]\s+.{0,200}\b(?:must|shall|may)\b/i;
/** Who says in more words that there is none says something. */
const LONGEST_NONE = 120;

function isNone(said: string, { asks, title, item }: Setting): boolean {
  const statement = IN_BRACKETS.exec(said)?.[1] ?? said;
  if (item && LABELLED_NONE.test(statement)) return true;
  if (NOT_APPLICABLE.test(statement)) return statement.length <= LONGEST_REASON && !RULES.test(statement);
  if (BARE_NO.test(statement) && !asks) return true;
  if (statement.length > LONGEST_NONE) return false;
  const text = statement.toLowerCase().replace(/[.!?\s]+$/, '');
  if (COMES_TO_NONE.test(text)) return true;
  const noun = NO_SUCH.exec(text)?.[1];
  return noun !== undefined && title.toLowerCase().includes(noun.replace(/(?:e?s)$/, ''));
}

/** “(None for now.)” is none as well. */
const IN_BRACKETS = /^\(([^()]{1,120})\)\.?$/;

/** An item of a form to which nothing belongs. "None" may be a value. */
const LABELLED_NONE = /^[^.?!:]{1,60}:\s*(?:n\/a|n\.a\.|not applicable)\.?$/i;

const COMES_TO_NONE =
  /^(?:(?:i |we )?(?:cannot|can[’']t|could not|couldn[’']t) think of any(?:thing)?|(?:none|nothing) (?:really )?(?:comes?|springs?) to mind|there (?:are|is) none)(?: at (?:this|the) (?:time|moment)| right now| yet| so far)?$/;
/** "No drawbacks" under Drawbacks: none of what the title asks for. */
const NO_SUCH =
  /^(?:there (?:are|is) |we (?:see|know of|have) )?(?:currently )?no (?:(?:known|other|further|additional|significant|real|obvious|major|such|open|unresolved|outstanding|remaining) ){0,2}([\p{L}-]{4,})(?: (?:at (?:this|the) (?:time|moment)|so far|yet|identified|known|found|anticipated|expected|remain|remaining|left|(?:that |which )?(?:i|we)(?:[’']m| am| are)? (?:aware of|know of)))?$/u;

/**
 * The sentences together. One that states something outweighs all others, but for general words among more
 * instructions; as many of both go on with the instructions that stand beside them.
 */
function weighSentences(sentences: Iterable<string>, { title, item }: Setting): Weight {
  const heard = { instructs: 0, asks: 0, 'goes-on': 0, states: 0 };
  for (const sentence of sentences) {
    if (sentenceSaysNothing(sentence) && !(item && STATE.test(sentence))) continue;
    const voice = voiceOf(sentence, title);
    if (voice === 'instructs' && item && isGoal(sentence)) return 'something';
    if (voice === 'states' && (heard.states > heard.instructs || isSpecific(sentence))) return 'something';
    heard[voice]++;
  }
  if (heard.states > heard.instructs) return 'something';
  if (heard.states > 0) return heard.states === heard.instructs ? 'goes-on' : 'instruction';
  if (heard.instructs > 0) return 'instruction';
  if (heard.asks > 0) return 'question';
  return heard['goes-on'] > 0 ? 'goes-on' : 'nothing';
}

/** In a list these are states as often as signs. */
const STATE = /^(?:later|pending|open)\W*$/i;

/** An item that begins with a verb and does not speak of the paper is a goal or a step. */
function isGoal(sentence: string): boolean {
  return !/\b(?:sections?|proposal|enhancement|template|document|rfc|kep|you|your|here|any|specific|if applicable)\b|:$/i.test(
    sentence,
  );
}

const SENTENCE_END = /[.!?…;]["”’)*_]?\s+(?!\p{Ll})/gu;

/** The sentences one after another, as far as they are wanted. */
function* sentencesOf(statement: string): Generator<string> {
  let from = 0;
  for (const end of statement.matchAll(SENTENCE_END)) {
    const to = end.index + end[0].length;
    yield statement.slice(from, to).trim();
    from = to;
  }
  const rest = statement.slice(from).trim();
  if (rest !== '') yield rest;
}

function sentenceSaysNothing(sentence: string): boolean {
  if (sentence.length > LONGEST_NOTHING || !MAY_SAY_NOTHING.test(sentence)) return false;
  const text = sentence
    .toLowerCase()
    .replace(/[.!:;]+$/, '')
    .trim();
  return text === '' || (SAYS_NOTHING.test(text) && !DELIBERATE.test(text));
}

/** Whoever needs more words to say that nothing is said says something. */
const LONGEST_NOTHING = 200;
