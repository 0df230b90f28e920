const NOT_NEGATED_BEFORE = String.raw`(?<!\b(?:not|yet|to|never|un|when|if|until|once|get|getting|should|must)[ -](?:(?:yet|been|is|are|it|they|be) ){0,2})`;
const SETTLED = "(?:resolved|answered|settled|closed|obsolete|decided|won[’']t do)";

const STRUCK_OUT = /^[*_\s"“]*~~[\s\S]*~~[^\p{L}\p{N}]*/u;
/** In brackets or as a label. */
const LABELLED_SETTLED = new RegExp(
  `[([]\\s*${SETTLED}\\b|(?:^|\\n)[ \\t]*(?:[-+*][ \\t]+)?[*_]*${SETTLED}[*_]*[ \\t]*[:.–—]`,
  'i',
);
/** As the last word. */
const ENDS_SETTLED = new RegExp(
  `${NOT_NEGATED_BEFORE}(?<![\\p{L}])(?:resolved|answered|settled|decided)[*_.\\s]*$`,
  'iu',
);
const TICKED = /[✅☑✔]/u;
const LABELLED_ANSWER =
  /(?:^|\n)[ \t]*(?:[-+*][ \t]+|>[ \t]*)?[*_]*(?:a[*_]*[ \t]*:|(?:answer|resolution|decision|conclusion|outcome|ans|update)[*_]*[ \t]*[:.–—])[*_]*[ \t]*\S/i;
const ARROW_BELOW = /\n[ \t]*(?:→|=>|->)[ \t]*\S/;
const ANSWERED_AFTER_QUESTION =
  /\?[*_”")]*\s+(?:[*_]*(?:yes|no|agreed|done)[.,;:–—!]|→|=>|[*_]+(?:a|answer|decision|resolution|resolved)[*_]*\s*:)/i;

/** Signs that a question in a list of open questions has been answered in place. */
const RESOLVED: readonly RegExp[] = [
  STRUCK_OUT,
  LABELLED_SETTLED,
  ENDS_SETTLED,
  TICKED,
  LABELLED_ANSWER,
  ARROW_BELOW,
  ANSWERED_AFTER_QUESTION,
];
/** Below a question: its answer, unless there are several to choose from. */
const SHORT_ANSWER = /(?:^|\n)[ \t]*[-+*][ \t]+(?:yes|no|agreed|done)[.,;:–—!]/gi;

/** Whether an item of a list of questions holds its answer, or is struck out. `item` is Markdown, whole. */
export function isResolved(item: string): boolean {
  return RESOLVED.some((pattern) => pattern.test(item)) || item.match(SHORT_ANSWER)?.length === 1;
}
