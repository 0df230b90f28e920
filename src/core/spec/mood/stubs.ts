/** Brackets to be filled in: "[initial state]", "{the reason}"; not a link, a checkbox or a reference. */
const BLANK_BRACKETS =
  /\[(?![ xX]\])(?=[^\]]{0,300}?\p{L}{2})[^[\]\n]{2,300}(?:\[[^[\]\n]{1,80}\][^[\]\n]{0,200})*\](?![([:])|\{(?=[^{}]{0,200} )\p{L}[^{}\n:="]{2,200}\}/gu;
/** How such brackets begin within a sentence. */
const PROMPT_BRACKETS =
  /^[[{](?:\p{Ll}|\p{Lo}|NEEDS CLARIFICATION|What|Which|Who|When|Where|Why|How|[^\]}]*\be\.g\.|[^\]]*\[)/u;
const REFERENCE = /\b(?:see|per|cf\.?|in|from|by|and|of)\s*$/i;
/** At most this many words may stand around the brackets of a stub. */
const MAX_WORDS_AROUND = 6;
/** Longer statements than this always say something. */
export const MAX_STATEMENT_LENGTH = 2000;

/**
 * A form that is not filled in: brackets with hardly a word around them, as in "**When** [action], **Then**
 * [outcome]".
 */
export function isStub(statement: string): boolean {
  if (statement.length > MAX_STATEMENT_LENGTH) return false;
  if (isCutOff(statement)) return true;
  if (!/[[{]/.test(statement)) return false;
  const blanks = [...statement.matchAll(BLANK_BRACKETS)];
  if (blanks.length === 0 || blanks.some(([blank]) => isIdReference(blank))) return false;
  const rest = statement.replace(BLANK_BRACKETS, ' ');
  const words = wordsOf(rest);
  if (words.length === 0 || isOnlyLabel(rest) || isNameless(statement, words.length)) return true;
  if (isScaffold(words)) return true;
  if (statement.includes('[NEEDS')) return words.every(isScaffoldWord);
  return (
    words.length <= MAX_WORDS_AROUND &&
    blanks.every(
      ({ 0: blank, index }) =>
        PROMPT_BRACKETS.test(blank) && !REFERENCE.test(statement.slice(Math.max(0, index - 20), index)),
    )
  );
}

/** The words that hold a step or a story together: all others say something. */
const SCAFFOLD: ReadonlySet<string> = new Set(
  'given when then and but as a an the i we want to be able so that can'.split(' '),
);

function isScaffoldWord(word: string): boolean {
  return SCAFFOLD.has(word.toLowerCase());
}

function isScaffold(words: readonly string[]): boolean {
  return words.some((word) => /^(?:given|when|then|want)$/i.test(word)) && words.every(isScaffoldWord);
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{Lo}|[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
}

const ENDS_IN_DOTS = /(?:…|\.{3})[*_"”’]*$/;
/** One sentence that breaks off where its rule would begin: "R-1: The desk SHALL ...". */
const ENDS_IN_MODAL = /^(?:[^.?!…]|\.(?=[^\s.])){1,100}\s(?:shall|must|SHOULD|MAY|SHALL|MUST) ?(?:…|\.{3})[*_"”’]*$/;

/** Steps or a story with dots in place of the content, or a rule that ends with its verb. */
function isCutOff(statement: string): boolean {
  if (!ENDS_IN_DOTS.test(statement.slice(-8))) return false;
  if (ENDS_IN_MODAL.test(statement)) return true;
  return isScaffold(wordsOf(statement));
}

/** A blank between angle brackets, but no HTML tag without an end tag. */
const ANGLE_BLANK = /<(?!(?:br|hr|wbr|img|input|p)[ >])\p{Ll}[^<>\n=/]{0,60}>/gu;

/** A story or step of nothing but blanks: "As a <user>, I want <capability>". One blank may be a slip. */
export function isBlankStory(markdown: string): boolean {
  if (!markdown.includes('<') || markdown.length > MAX_STATEMENT_LENGTH || /[`]|<[/!]/.test(markdown)) return false;
  if ((markdown.match(ANGLE_BLANK) ?? []).length < 2) return false;
  return isScaffold(wordsOf(markdown.replace(ANGLE_BLANK, ' ')));
}

/** Brackets that hold only identifiers, as in "[AI-01, DB-01]": they refer to something. */
export function isIdReference(brackets: string): boolean {
  if (brackets.length > MAX_IDS_LENGTH || !brackets.startsWith('[')) return false;
  const parts = brackets.slice(1, brackets.lastIndexOf(']')).split(/[,;\s]+/);
  return parts.every((part) => ID.test(part) && /\d/.test(part));
}

const MAX_IDS_LENGTH = 200;
const ID = /^\p{Lu}[\p{Lu}\p{N}]*(?:[-_.][\p{L}\p{N}]+)*$/u;

function isOnlyLabel(rest: string): boolean {
  return /^[^.?!]{1,60}[:：]\s*[^\p{L}\p{N}]*$/u.test(rest.trim());
}

/** A statement about a blank: "[Member 1]: in favour". */
function isNameless(statement: string, words: number): boolean {
  return /^\[[^\]]*\]\s*[:：]/.test(statement) && words <= 2;
}

/** A line of a form that is always a mark: with several blanks, or one of several words. */
export function isUnfilled(statement: string): boolean {
  if (statement.length > MAX_STATEMENT_LENGTH || !/[[{]/.test(statement) || statement.includes('`')) return false;
  const blanks = statement.match(BLANK_BRACKETS) ?? [];
  const isPlain = blanks.length === 1 && !(PROMPT_BRACKETS.test(blanks[0] ?? '') && /\S \S/.test(blanks[0] ?? ''));
  return blanks.length > 0 && !isPlain && isStub(statement);
}

/** A field that nobody has filled in: a label, a colon, and nothing after it. Brackets may hold a full stop. */
export function isEmptyField(statement: string): boolean {
  const label = statement.includes('(') ? statement.replace(/\([^()]*\)/g, '') : statement;
  return /^[^.?!:]{1,60}:\s*(?:…|\.{3}|_{2,})?$/.test(label.trim());
}
