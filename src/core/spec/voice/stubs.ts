/** Brackets that want to be filled in: "[initial state]", "[metric, e.g. …]"; no link, no checkbox, no reference. */
const BLANK =
  /\[(?!NEEDS CLARIFICATION)(?![ xX]\])(?=[^\]]*\p{L}{2})[^[\]\n]{2,300}(?:\[[^[\]\n]{1,80}\][^[\]\n]{0,200})*\](?![([:])/gu;
/** How such brackets begin where a sentence stands around them. */
const GENERIC = /^\[(?:\p{Ll}|\p{Lo}|What|Which|Who|When|Where|Why|How|[^\]]*\be\.g\.|[^\]]*\[)/u;
const REFERENCE = /\b(?:see|per|cf\.?|in|from|by|and|of)\s*$/i;
/** Words that may stand around the brackets of a statement that says nothing yet. */
const FEW = 6;

/**
 * True for a statement that is a form and not filled in: brackets to be filled with hardly a word around them, as in
 * "**When** [action], **Then** [outcome]".
 */
export function isStub(statement: string): boolean {
  if (!statement.includes('[')) return false;
  const blanks = [...statement.matchAll(BLANK)];
  if (blanks.length === 0) return false;
  const rest = statement.replace(BLANK, ' ');
  const words = rest.match(/\p{Lo}|[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  if (words.length === 0) return true;
  const isLabel = /^[^.?!]{1,60}[:：]\s*[^\p{L}\p{N}]*$/u.test(rest.trim());
  const isNameless = /^\[[^\]]*\]\s*[:：]/.test(statement) && words.length <= 2;
  if (isLabel || isNameless) return true;
  return (
    words.length <= FEW &&
    blanks.every(({ 0: blank, index }) => GENERIC.test(blank) && !REFERENCE.test(statement.slice(0, index)))
  );
}

/** True for a line of a form with several blanks, none of them filled, wherever it stands. */
export function isUnfilled(statement: string): boolean {
  return statement.includes('[') && (statement.match(BLANK)?.length ?? 0) > 1 && isStub(statement);
}

/** True for a field that nobody has filled in: a label, a colon, and nothing after it. */
export function isEmptyField(statement: string): boolean {
  return /^[^.?!:]{1,60}:$/.test(statement.trim());
}
