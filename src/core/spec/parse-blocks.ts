import { type MarkdownConfig, parser } from '@lezer/markdown';
import { frontMatterEnd } from './front-matter.ts';
import { lineAt, startsOf } from './lines.ts';
import { isLongLine, shortenLine } from './long-lines.ts';

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

/** An item of a list; lines are 0-based, inclusive. */
export interface ListItem {
  readonly first: number;
  readonly last: number;
  /** 1 in a list that stands in no other. */
  readonly depth: number;
}

export interface BlockStructure {
  /** The blocks that stand in no list and no quote, in order. */
  readonly blocks: readonly Block[];
  readonly prose: readonly Prose[];
  /** The items of all lists in the order of their first lines, an outer one before those in it. */
  readonly items: readonly ListItem[];
  /** Whether a line holds code, a quote or a comment, inside lists too. */
  readonly asideOf: (line: number) => Aside | undefined;
}

type Aside = 'code' | 'quote' | 'comment';
const ASIDE_NAMES: readonly (Aside | undefined)[] = [undefined, 'code', 'quote', 'comment'];

/** Types of blocks that are set aside, as places in the list of names. */
const ASIDES: Readonly<Record<string, number>> = {
  FencedCode: 1,
  CodeBlock: 1,
  Blockquote: 2,
  CommentBlock: 3,
  ProcessingInstructionBlock: 3,
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

/**
 * Reads the block structure of a document given as lines. Front matter and a byte order mark are blanked first.
 * `whole` is the text that the lines are cut from, where it is at hand; mostly it can be read as it is.
 */
export function parseBlocks(lines: readonly string[], whole?: string): BlockStructure {
  const { text, starts } = readable(lines, whole);
  const blocks: Block[] = [];
  const prose: Prose[] = [];
  const items: ListItem[] = [];
  const asides = new Uint8Array(lines.length);
  let depth = 0;
  blockParser.parse(text).iterate({
    enter(node) {
      if (node.name === 'Document') return true;
      const first = lineAt(starts, node.from);
      const last = lineAt(starts, Math.max(node.from, node.to));
      if (depth === 0) blocks.push({ type: node.name, first, last });
      const aside = ASIDES[node.name];
      if (aside) asides.fill(aside, first, last + 1);
      else if (isProse(node.name)) {
        prose.push({ type: node.name, first, last, column: node.from - (starts[first] ?? 0) });
      }
      if (!CONTAINERS.has(node.name)) return false;
      if (node.name === 'ListItem') items.push({ first, last, depth: (depth + 1) / 2 });
      depth++;
      return true;
    },
    leave(node) {
      if (CONTAINERS.has(node.name)) depth--;
    },
  });
  return { blocks, prose, items, asideOf: (line) => ASIDE_NAMES[asides[line] ?? 0] };
}

interface Readable {
  readonly text: string;
  readonly starts: readonly number[];
}

/** The text as the parser can take it; copied only where something in it has to be replaced. */
function readable(lines: readonly string[], whole: string | undefined): Readable {
  const asItIs =
    whole !== undefined &&
    !whole.startsWith('\uFEFF') &&
    !whole.includes('\r') &&
    frontMatterEnd(lines) === 0 &&
    !lines.some(isLongLine);
  if (asItIs) return { text: whole, starts: startsOf(lines) };
  const given = withoutFrontMatter(lines).map(shortenLine);
  return { text: given.join('\n'), starts: startsOf(given) };
}

const CONTAINERS: ReadonlySet<string> = new Set(['BulletList', 'OrderedList', 'ListItem']);

function isProse(type: string): boolean {
  return type === 'Paragraph' || type === 'HTMLBlock' || type.includes('Heading');
}

/** YAML between `---` on the very first line and the next `---` becomes empty lines. */
function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  const first = (lines[0] ?? '').replace(/^\uFEFF/, '');
  const end = frontMatterEnd(lines);
  if (end === 0) return [first, ...lines.slice(1)];
  return lines.map((line, index) => (index <= end ? '' : line));
}
