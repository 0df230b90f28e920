/** What one statement comes to. */
type Weight = 'nothing' | 'not-applicable' | 'something';

const KNOWN =
  'shown|specified|stated|said|defined|described|decided|documented|known|determined|given|mentioned|covered|addressed|provided|agreed|discussed|named|listed|written|written down|filled in|settled|clear';
const SPEC_THING =
  '(?:specific |further |more |single )?(?:screens?|pages?|routes?|fields?|entit(?:y|ies)|roles?|permissions?|states?|transitions?|rules?|validations?|calls?|apis?|integrations?|errors?|error codes?|messages?|limits?|constants?|numbers?|purposes?|goals?|users?|details?|information|examples?|names?|values?)';
const YET =
  '(?: (?:yet|so far|here|anywhere|at all|at (?:this|the) (?:time|moment|point)|by anyone|by anybody|in this (?:document|section|specification)))*';

/** A whole sentence, lower case, without its full stop, that says that nothing is said. */
const SAYS_NOTHING: readonly RegExp[] = [
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
  /^(?:(?:it|this|that) (?:is|has|needs) )?(?:still )?to be (?:determined|confirmed|agreed|decided|defined|discussed|specified|announced|written|added|done|clarified|provided|filled in|completed)(?: later| soon| yet)?$/,
  /^(?:this )?(?:still )?needs? (?:further |more )?(?:discussion|clarification|a decision|decision|work|input|to be (?:discussed|decided|written|clarified|defined))$/,
  /^(?:coming soon|work in progress|wip|placeholder|fill (?:this|me) in|fill in(?: later)?|tk|n\.n\.|later|pending|open)$/,
  /^[-–_.…?\s]+$/,
];

/** Makes a sentence deliberate: what is left open is left open on purpose, or under a condition only. */
const DELIBERATE =
  /(?:^|[^\p{L}])(?:if|unless|when|whenever|where|in case|intentionally|deliberately|on purpose|by design|by intent)(?=[^\p{L}]|$)/u;

/** A statement that opens with the sign is a gap as a whole; with "but" after it, something is said. */
const OPENS_WITH_MARK =
  /^[([]?(?:TB[DCASR]|TODO|FIXME|XXX|WIP|NEEDS CLARIFICATION)(?![\p{L}\p{N}_]|[-/.][\p{L}\p{N}])(?! (?:lists?|items?|apps?|entr(?:y|ies))(?![\p{L}\p{N}]))(?!.{0,3}\b(?:but|however|although)\b)/iu;
const WHOLE_PLACEHOLDER = /^\[(?!\s*[xX ]?\s*\])[^[\]]*\]\.?$/;

const NOT_APPLICABLE =
  /^(?:n\/?a|n\.a\.|none|nil|not applicable|not relevant|not needed|not required|does not apply|doesn[’']t apply|not used)(?=$|\s*[.,:;()!–—-]|\s(?:because|as|since|for|to|here|needed|required|at|so|in|identified|yet|currently|anticipated|known|that)\b)/i;
const BARE_NO = /^(?:no|nothing|[—–])\.?$/i;

/** What a statement of a section comes to; `asks` is true under a title that is a yes or no question. */
export function weigh(statement: string, asks: boolean): Weight {
  if (OPENS_WITH_MARK.test(statement) || WHOLE_PLACEHOLDER.test(statement)) return 'nothing';
  if (NOT_APPLICABLE.test(statement) || (BARE_NO.test(statement) && !asks)) return 'not-applicable';
  return sentencesOf(statement).every(sentenceSaysNothing) ? 'nothing' : 'something';
}

function sentencesOf(statement: string): readonly string[] {
  return statement
    .split(/(?<=[.!?…;])\s+/)
    .map((sentence) => sentence.replace(/[.!:;]+$/, '').trim())
    .filter((sentence) => sentence !== '');
}

function sentenceSaysNothing(sentence: string): boolean {
  const text = sentence.toLowerCase();
  if (text.length > 200 || DELIBERATE.test(text)) return false;
  return SAYS_NOTHING.some((pattern) => pattern.test(text));
}
