const NOT_YET = String.raw`(?<!\b(?:not|yet|to|never|un|when|if|until|once|get|getting|should|must)[ -](?:(?:yet|been|is|are|it|they|be) ){0,2})`;

/** Signs that a question in a list of open ones has been answered where it stands. */
const RESOLVED: readonly RegExp[] = [
  /^[*_\s"“]*~~[\s\S]*~~[^\p{L}\p{N}]*/u,
  new RegExp(
    String.raw`${NOT_YET}(?<![\p{L}])(?:resolved|answered|settled|closed|obsolete|won[’']t do)(?![\p{L}])(?=[\])]|[*_]*\s*(?:[:.,–—]|$|- ))`,
    'iu',
  ),
  /[✅☑✔]/u,
  /(?:^|\n)[ \t]*(?:[-+*][ \t]+|>[ \t]*)?[*_]*(?:a|answer|resolution|decision|decided|resolved|conclusion|outcome|ans|update)[*_]*[ \t]*[:.–—][*_]*[ \t]*\S/i,
  /\n[ \t]*(?:→|=>|->)[ \t]*\S/,
  /(?:^|\n)[ \t]*(?:[-+*][ \t]+)(?:yes|no|agreed|done)[.,;:–—!]/i,
  /\?[*_”")]*\s+(?:[*_]*(?:yes|no|agreed|done)[.,;:–—!]|→|=>|[*_]+(?:a|answer|decision|resolution|resolved)[*_]*\s*:)/i,
];

/** True for an item of a list of questions that carries its answer, or is struck out. `item` is Markdown, whole. */
export function isResolved(item: string): boolean {
  return RESOLVED.some((pattern) => pattern.test(item));
}
