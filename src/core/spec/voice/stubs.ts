/** Brackets that want to be filled in: "[initial state]", "{the reason}"; no link, no checkbox, no reference. */
const BLANK =
  /\[(?![ xX]\])(?=[^\]]{0,300}?\p{L}{2})[^[\]\n]{2,300}(?:\[[^[\]\n]{1,80}\][^[\]\n]{0,200})*\](?![([:])|\{(?=[^{}]{0,200} )\p{L}[^{}\n:="]{2,200}\}/gu;
/** How such brackets begin where a sentence stands around them. */
const GENERIC =
  /^[[{](?:\p{Ll}|\p{Lo}|NEEDS CLARIFICATION|What|Which|Who|When|Where|Why|How|[^\]}]*\be\.g\.|[^\]]*\[)/u;
const REFERENCE = /\b(?:see|per|cf\.?|in|from|by|and|of)\s*$/i;
/** Words that may stand around the brackets of a statement that says nothing yet. */
const FEW = 6;
/** Longer statements are no forms. */
const LONGEST = 2000;

/**
 * True for a statement that is a form and not filled in: brackets to be filled with hardly a word around them, as in
 * "**When** [action], **Then** [outcome]".
 */
export function isStub(statement: string): boolean {
  if (statement.length > LONGEST || !/[[{]/.test(statement)) return false;
  const blanks = [...statement.matchAll(BLANK)];
  if (blanks.length === 0) return false;
  const rest = statement.replace(BLANK, ' ');
  const words = rest.match(/\p{Lo}|[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  if (words.length === 0 || isOnlyLabel(rest) || isNameless(statement, words.length)) return true;
  if (statement.includes('[NEEDS')) return words.every((word) => STEPS.test(word));
  return (
    words.length <= FEW &&
    blanks.every(
      ({ 0: blank, index }) =>
        GENERIC.test(blank) && !REFERENCE.test(statement.slice(Math.max(0, index - 20), index)),
    )
  );
}

/** The words of a step that a question may stand in: all else is said. */
const STEPS = /^(?:given|when|then|and|but)$/i;

function isOnlyLabel(rest: string): boolean {
  return /^[^.?!]{1,60}[:：]\s*[^\p{L}\p{N}]*$/u.test(rest.trim());
}

/** Something said of a blank: "[Member 1]: in favour". */
function isNameless(statement: string, words: number): boolean {
  return /^\[[^\]]*\]\s*[:：]/.test(statement) && words <= 2;
}

/** True for a line of a form that is to be marked wherever it stands: with several blanks, or one of several words. */
export function isUnfilled(statement: string): boolean {
  if (statement.length > LONGEST || !/[[{]/.test(statement) || statement.includes('`')) return false;
  const blanks = statement.match(BLANK) ?? [];
  const isPlain = blanks.length === 1 && !(GENERIC.test(blanks[0] ?? '') && /\S \S/.test(blanks[0] ?? ''));
  return blanks.length > 0 && !isPlain && isStub(statement);
}

/** True for a field that nobody has filled in: a label, a colon, and nothing after it. */
export function isEmptyField(statement: string): boolean {
  return /^[^.?!:]{1,60}:\s*(?:…|\.{3}|_{2,})?$/.test(statement.trim());
}
