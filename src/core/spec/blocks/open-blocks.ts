import type { Aside, Block, BlockStructure, ListItem, Prose } from './structure.ts';

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

type Changing<T> = { -readonly [K in keyof T]: T[K] };

const CODE = 1;
const QUOTE = 2;
const COMMENT = 3;
const ASIDE_NAMES: readonly (Aside | undefined)[] = [undefined, 'code', 'quote', 'comment'];

/** Leaves that are no prose, as indexes in the list of names. */
const ASIDES: Readonly<Record<string, number>> = {
  FencedCode: CODE,
  CodeBlock: CODE,
  CommentBlock: COMMENT,
  ProcessingInstructionBlock: COMMENT,
};
const NO_PROSE: ReadonlySet<string> = new Set([...Object.keys(ASIDES), 'HorizontalRule']);
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
  const asides = new Uint8Array(lines);
  const containers: Container[] = [];
  /** What is reported of a container; null: it is inside a quote or another container. */
  const told: (Changing<Block> | Changing<ListItem> | null)[] = [];
  let quotes = 0;
  let depth = 0;

  const open = (container: Container, tell: Changing<Block> | Changing<ListItem> | null) => {
    const around = containers.at(-1);
    if (around) around.isEmpty = false;
    containers.push(container);
    told.push(tell);
  };
  const tellBlock = (type: string, first: number): Changing<Block> | null => {
    if (containers.length > 0) return null;
    const block = { type, first, last: first };
    blocks.push(block);
    return block;
  };
  const tellItem = (first: number): Changing<ListItem> | null => {
    if (quotes > 0) return null;
    const item = { first, last: first, depth };
    items.push(item);
    return item;
  };
  const closeContainer = () => {
    const done = containers.pop();
    const tell = told.pop();
    if (!done) return;
    const around = containers.at(-1);
    if (around && around.last < done.last) around.last = done.last;
    if (tell) tell.last = done.last;
    if (done.kind === 'item') depth--;
    if (done.kind !== 'quote') return;
    quotes--;
    if (quotes === 0) asides.fill(QUOTE, done.first, done.last + 1);
  };
  const leaveList = () => {
    if (containers.at(-1)?.kind === 'list') closeContainer();
  };
  const tellLeaf = ({ type, first, last, column }: Leaf) => {
    const around = containers.at(-1);
    if (around && around.last < last) around.last = last;
    if (quotes > 0) return;
    if (!around) blocks.push({ type, first, last });
    const aside = ASIDES[type];
    if (aside) asides.fill(aside, first, last + 1);
    if (!NO_PROSE.has(type)) prose.push({ type, first, last, column });
  };

  const all: OpenBlocks = {
    containers,
    leaf: null,
    closeTo(outermost) {
      all.closeLeaf();
      while (containers.length > outermost) closeContainer();
    },
    openQuote(first) {
      leaveList();
      const tell = tellBlock('Blockquote', first);
      quotes++;
      open({ kind: 'quote', first, last: first, sign: 0, indent: 0, isEmpty: true }, tell);
    },
    openItem(first, sign, indent) {
      if (containers.at(-1)?.sign !== sign) {
        leaveList();
        const tell = tellBlock(BULLETS.has(sign) ? 'BulletList' : 'OrderedList', first);
        open({ kind: 'list', first, last: first, sign, indent: 0, isEmpty: false }, tell);
      }
      depth++;
      open({ kind: 'item', first, last: first, sign: 0, indent, isEmpty: true }, tellItem(first));
    },
    openLeaf(leaf) {
      leaveList();
      const around = containers.at(-1);
      if (around) around.isEmpty = false;
      all.leaf = leaf;
    },
    closeLeaf() {
      if (!all.leaf) return;
      tellLeaf(all.leaf);
      all.leaf = null;
    },
    end() {
      all.closeTo(0);
      return { blocks, prose, items, asideOf: (line) => ASIDE_NAMES[asides[line] ?? 0] };
    },
  };
  return all;
}
