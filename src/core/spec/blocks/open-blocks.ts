import type { Block, BlockStructure, ListItem, NonProseKind, Prose } from './structure.ts';

export interface Container {
  readonly kind: 'quote' | 'list' | 'item';
  readonly first: number;
  last: number;
  /** The marker that all items of a list share; 0 for others. */
  readonly sign: number;
  /** Columns by which the lines of an item are indented; 0 for others. */
  readonly indent: number;
  isEmpty: boolean;
}

export interface Leaf {
  type: string;
  readonly first: number;
  last: number;
  readonly column: number;
  /** Character and length of a fence; 0 for others. */
  readonly sign: number;
  readonly length: number;
  /** What ends a block of HTML; null: a blank line. */
  readonly end: RegExp | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const CODE = 1;
const QUOTE = 2;
const COMMENT = 3;
const NON_PROSE_KINDS: readonly (NonProseKind | undefined)[] = [undefined, 'code', 'quote', 'comment'];

/** Leaves that are not prose, as indexes in the list of names. */
const NON_PROSE_LEAVES: Readonly<Record<string, number>> = {
  FencedCode: CODE,
  CodeBlock: CODE,
  CommentBlock: COMMENT,
  ProcessingInstructionBlock: COMMENT,
};
const NON_PROSE_TYPES: ReadonlySet<string> = new Set([...Object.keys(NON_PROSE_LEAVES), 'HorizontalRule']);
const BULLETS: ReadonlySet<number> = new Set([...'-+*'].map((sign) => sign.charCodeAt(0)));

export interface OpenBlocks {
  readonly containers: readonly Container[];
  leaf: Leaf | null;
  /** Closes the leaf and all containers except the outermost `depth`. */
  readonly closeTo: (depth: number) => void;
  readonly openQuote: (line: number) => void;
  /** Opens an item, in the innermost container if that is a list with its marker, else in a new list. */
  readonly openItem: (line: number, sign: number, indent: number) => void;
  readonly openLeaf: (leaf: Leaf) => void;
  readonly closeLeaf: () => void;
  /** Closes everything and returns the structure. */
  readonly end: () => BlockStructure;
}

export function openBlocks(lines: number): OpenBlocks {
  const blocks: Block[] = [];
  const prose: Prose[] = [];
  const items: ListItem[] = [];
  const nonProseLines = new Uint8Array(lines);
  const containers: Container[] = [];
  /** The block or item that a container becomes in the result; null: it is inside a quote or another container. */
  const outputs: (Mutable<Block> | Mutable<ListItem> | null)[] = [];
  let quotes = 0;
  let depth = 0;

  const open = (container: Container, output: Mutable<Block> | Mutable<ListItem> | null) => {
    const parent = containers.at(-1);
    if (parent) parent.isEmpty = false;
    containers.push(container);
    outputs.push(output);
  };
  const addBlock = (type: string, first: number): Mutable<Block> | null => {
    if (containers.length > 0) return null;
    const block = { type, first, last: first };
    blocks.push(block);
    return block;
  };
  const addItem = (first: number): Mutable<ListItem> | null => {
    if (quotes > 0) return null;
    const item = { first, last: first, depth };
    items.push(item);
    return item;
  };
  const closeContainer = () => {
    const done = containers.pop();
    const output = outputs.pop();
    if (!done) return;
    const parent = containers.at(-1);
    if (parent && parent.last < done.last) parent.last = done.last;
    if (output) output.last = done.last;
    if (done.kind === 'item') depth--;
    if (done.kind !== 'quote') return;
    quotes--;
    if (quotes === 0) nonProseLines.fill(QUOTE, done.first, done.last + 1);
  };
  const leaveList = () => {
    if (containers.at(-1)?.kind === 'list') closeContainer();
  };
  const addLeaf = ({ type, first, last, column }: Leaf) => {
    const parent = containers.at(-1);
    if (parent && parent.last < last) parent.last = last;
    if (quotes > 0) return;
    if (!parent) blocks.push({ type, first, last });
    const kindIndex = NON_PROSE_LEAVES[type];
    if (kindIndex) nonProseLines.fill(kindIndex, first, last + 1);
    if (!NON_PROSE_TYPES.has(type)) prose.push({ type, first, last, column });
  };

  const state: OpenBlocks = {
    containers,
    leaf: null,
    closeTo(outermost) {
      state.closeLeaf();
      while (containers.length > outermost) closeContainer();
    },
    openQuote(first) {
      leaveList();
      const output = addBlock('Blockquote', first);
      quotes++;
      open({ kind: 'quote', first, last: first, sign: 0, indent: 0, isEmpty: true }, output);
    },
    openItem(first, sign, indent) {
      if (containers.at(-1)?.sign !== sign) {
        leaveList();
        const output = addBlock(BULLETS.has(sign) ? 'BulletList' : 'OrderedList', first);
        open({ kind: 'list', first, last: first, sign, indent: 0, isEmpty: false }, output);
      }
      depth++;
      open({ kind: 'item', first, last: first, sign: 0, indent, isEmpty: true }, addItem(first));
    },
    openLeaf(leaf) {
      leaveList();
      const parent = containers.at(-1);
      if (parent) parent.isEmpty = false;
      state.leaf = leaf;
    },
    closeLeaf() {
      if (!state.leaf) return;
      addLeaf(state.leaf);
      state.leaf = null;
    },
    end() {
      state.closeTo(0);
      return { blocks, prose, items, asideOf: (line) => NON_PROSE_KINDS[nonProseLines[line] ?? 0] };
    },
  };
  return state;
}
