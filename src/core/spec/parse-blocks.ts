import { type MarkdownConfig, parser } from '@lezer/markdown';
import { lineAt } from './lines.ts';
import { shortenLine } from './long-lines.ts';

/** A block as the parser names it ("Paragraph", "ATXHeading2", "FencedCode" …); lines are 0-based, inclusive. */
export interface Block {
  readonly type: string;
  readonly first: number;
  readonly last: number;
}

/** A paragraph or heading at any depth outside quotes, code and comments. */
export interface Prose {
  readonly type: string;
  readonly first: number;
  readonly last: number;
  /** Where its text starts in the first line, after the sign of a list item. */
  readonly column: number;
}

export interface BlockStructure {
  /** The blocks that stand in no list and no quote, in order. */
  readonly blocks: readonly Block[];
  readonly prose: readonly Prose[];
  /** Lines that hold code, a quote or a comment, inside lists too. */
  readonly asides: ReadonlyMap<number, Aside>;
}

type Aside = 'code' | 'quote' | 'comment';

const ASIDES: Readonly<Record<string, Aside>> = {
  FencedCode: 'code',
  CodeBlock: 'code',
  Blockquote: 'quote',
  CommentBlock: 'comment',
  ProcessingInstructionBlock: 'comment',
};

/** Deeper lists and quotes than this are read as plain lines, which keeps reading linear. */
const DEEPEST = 64;

/**
 * Only the block structure is parsed: inline parsing, link definitions and tables cost more than linear time on
 * hostile text, and what is needed of them is read line by line elsewhere.
 */
const BLOCKS_ONLY: MarkdownConfig = {
  remove: ['LinkReference'],
  parseInline: [{ name: 'Skip', before: 'Escape', parse: (context) => context.end }],
  parseBlock: [
    {
      name: 'DepthLimit',
      before: 'IndentedCode',
      parse(context, line) {
        if (context.depth <= DEEPEST || line.pos >= line.text.length) return false;
        const from = context.lineStart + line.pos;
        const to = context.lineStart + line.text.length;
        context.nextLine();
        context.addElement(context.elt('Paragraph', from, to));
        return true;
      },
    },
  ],
};

/** One parser for one document and for thousands (decision 002). */
const blockParser = parser.configure(BLOCKS_ONLY);

/** Reads the block structure of a document given as lines. Front matter and a byte order mark are blanked first. */
export function parseBlocks(lines: readonly string[]): BlockStructure {
  const given = withoutFrontMatter(lines).map(shortenLine);
  const text = given.join('\n');
  const starts = startsOf(given);
  const blocks: Block[] = [];
  const prose: Prose[] = [];
  const asides = new Map<number, Aside>();
  let depth = 0;
  blockParser.parse(text).iterate({
    enter(node) {
      if (node.name === 'Document') return true;
      const first = lineAt(starts, node.from);
      const last = lineAt(starts, Math.max(node.from, node.to));
      if (depth === 0) blocks.push({ type: node.name, first, last });
      const aside = ASIDES[node.name];
      if (aside) for (let line = first; line <= last; line++) asides.set(line, aside);
      else if (isProse(node.name)) {
        prose.push({ type: node.name, first, last, column: node.from - (starts[first] ?? 0) });
      }
      if (!CONTAINERS.has(node.name)) return false;
      depth++;
      return true;
    },
    leave(node) {
      if (CONTAINERS.has(node.name)) depth--;
    },
  });
  return { blocks, prose, asides };
}

const CONTAINERS: ReadonlySet<string> = new Set(['BulletList', 'OrderedList', 'ListItem']);

function isProse(type: string): boolean {
  return type === 'Paragraph' || type === 'HTMLBlock' || type.includes('Heading');
}

/** YAML between `---` on the very first line and the next `---` becomes empty lines. */
function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  const first = (lines[0] ?? '').replace(/^\uFEFF/, '');
  const isFence = (line: string) => /^---[ \t]*$/.test(line);
  const end = isFence(first) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
  if (end < 0) return [first, ...lines.slice(1)];
  return lines.map((line, index) => (index <= end ? '' : line));
}

function startsOf(lines: readonly string[]): readonly number[] {
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
}
