/** Entry point to Markdown as a tree, for chunks that show the text of a specification as it reads. */
import { GFM, parser } from '@lezer/markdown';

const PARSER = parser.configure(GFM);

/** A node of the tree; its names are those of CommonMark and of GitHub's tables, tasks, strikethroughs and addresses. */
export type MarkdownNode = ReturnType<typeof PARSER.parse>['topNode'];

/** Never fails. */
export function parseMarkdown(text: string): MarkdownNode {
  return PARSER.parse(text).topNode;
}
