const NOT_YET = String.raw`(?<!\b(?:not|yet|to|never|un|when|if|until|once|get|getting|should|must)[ -](?:(?:yet|been|is|are|it|they|be) ){0,2})`;
const SETTLED = "(?:resolved|answered|settled|closed|obsolete|decided|won[’']t do)";

/** Signs that a question in a list of open questions has been answered in place. */
const RESOLVED: readonly RegExp[] = [
  /^[*_\s"“]*~~[\s\S]*~~[^\p{L}\p{N}]*/u,
  // In brackets, as a label, or as the last word.
  new RegExp(`[([]\\s*${SETTLED}\\b|(?:^|\\n)[ \\t]*(?:[-+*][ \\t]+)?[*_]*${SETTLED}[*_]*[ \\t]*[:.–—]`, 'i'),
  new RegExp(`${NOT_YET}(?<![\\p{L}])(?:resolved|answered|settled|decided)[*_.\\s]*$`, 'iu'),
  /[✅☑✔]/u,
  /(?:^|\n)[ \t]*(?:[-+*][ \t]+|>[ \t]*)?[*_]*(?:a[*_]*[ \t]*:|(?:answer|resolution|decision|conclusion|outcome|ans|update)[*_]*[ \t]*[:.–—])[*_]*[ \t]*\S/i,
  /\n[ \t]*(?:→|=>|->)[ \t]*\S/,
  /\?[*_”")]*\s+(?:[*_]*(?:yes|no|agreed|done)[.,;:–—!]|→|=>|[*_]+(?:a|answer|decision|resolution|resolved)[*_]*\s*:)/i,
];
/** Below a question: its answer, unless there are several to choose from. */
const SHORT_ANSWER = /(?:^|\n)[ \t]*[-+*][ \t]+(?:yes|no|agreed|done)[.,;:–—!]/gi;

/** Whether an item of a list of questions holds its answer, or is struck out. `item` is Markdown, whole. */
export function isResolved(item: string): boolean {
  return RESOLVED.some((pattern) => pattern.test(item)) || item.match(SHORT_ANSWER)?.length === 1;
}
