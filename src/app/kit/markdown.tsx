import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { characterOf, linkTargets, type MarkdownNode as Node, parseMarkdown } from '#core/markdown.ts';
import { MarkdownTable } from './markdown-table.tsx';

/** A stretch of a text that is drawn in a way of its own. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

interface MarkdownProps<P extends Place> {
  readonly text: string;
  /** In order, none over another. */
  readonly places?: readonly P[];
  /** Draws a place around what its text reads as; `isBlock`: around whole blocks, else within a line. */
  readonly draw?: (place: P, content: ReactNode, isBlock: boolean) => ReactNode;
  /** The whole document, where the text is a part of it: its link definitions hold for the part too. */
  readonly document?: string;
  /** What it is the text of, for the names of tables that scroll. */
  readonly name?: string;
}

interface Drawing {
  readonly text: string;
  readonly name: string;
  readonly targetOf: ReturnType<typeof linkTargets>;
  readonly draw: (place: Place, content: ReactNode, isBlock: boolean) => ReactNode;
}

/** Draws what is in a node; `places` are those in it, `depth` its distance from the root. */
type Renderer = (node: Node, drawing: Drawing, places: readonly Place[], depth: number) => ReactNode;

/**
 * Markdown as elements. Nothing in it becomes markup by itself: tags are left out, links lead to the web, to a mail
 * address or to a section, and pictures are links to them.
 */
export function Markdown<P extends Place>({
  text,
  places = [],
  draw,
  document = text,
  name = 'Table',
}: MarkdownProps<P>) {
  const drawn = new Map<Place, P>(places.map((place) => [place, place]));
  const drawing: Drawing = {
    text,
    name,
    targetOf: linkTargets(document),
    draw: (place, content, isBlock) => {
      const own = drawn.get(place);
      return own && draw ? draw(own, content, isBlock) : content;
    },
  };
  return <div className="grid gap-4 *:min-w-0 wrap-anywhere">{inside(parseMarkdown(text), drawing, places, 0)}</div>;
}

/** Deeper than this a text is shown as it was typed. */
const MAX_DEPTH = 60;

function render(node: Node, drawing: Drawing, places: readonly Place[], depth: number): ReactNode {
  if (depth > MAX_DEPTH) return drawing.text.slice(node.from, node.to);
  return RENDERERS[node.name]?.(node, drawing, places, depth) ?? null;
}

/** Nodes with text of their own between their children. */
const WITH_TEXT = /^(?:Paragraph|(?:ATX|Setext)Heading\d|Task|TableCell|Emphasis|StrongEmphasis|Strikethrough|Link)$/;
/** Nodes of blocks. */
const OF_BLOCKS = /^(?:Document|Blockquote|ListItem)$/;

interface Part extends Place {
  readonly content: ReactNode;
}

/** The children of a node with the text between them, and each of its places around the parts that it covers. */
function inside(
  node: Node,
  drawing: Drawing,
  places: readonly Place[],
  depth: number,
  within: Place = node,
): ReactNode {
  const children = childrenOf(node).filter(({ from, to }) => from >= within.from && to <= within.to);
  const placesOf = new Map<Node | null, Place[]>();
  for (const place of places) {
    const child = children.find((child) => takes(child, place)) ?? null;
    placesOf.set(child, [...(placesOf.get(child) ?? []), place]);
  }
  const own = placesOf.get(null) ?? [];
  const edges = own.flatMap(({ from, to }) => [from, to]);
  const parts: Part[] = [];
  let at = within.from;
  const addText = (end: number) => {
    if (!WITH_TEXT.test(node.name)) return;
    for (const to of [...edges.filter((edge) => edge > at && edge < end), end]) {
      if (to > at) parts.push({ from: at, to, content: drawing.text.slice(at, to) });
      at = to;
    }
  };
  for (const child of children) {
    addText(child.from);
    const content = render(child, drawing, placesOf.get(child) ?? [], depth + 1);
    if (content !== null) parts.push({ from: child.from, to: child.to, content });
    at = child.to;
  }
  addText(within.to);
  return placed(parts, own).map(({ place, parts: covered }) => {
    const content = covered.map(({ from, content }) => <Fragment key={from}>{content}</Fragment>);
    return (
      <Fragment key={covered[0]?.from}>
        {place ? drawing.draw(place, content, OF_BLOCKS.test(node.name)) : content}
      </Fragment>
    );
  });
}

function placed(parts: readonly Part[], places: readonly Place[]) {
  const runs: { readonly place: Place | undefined; readonly parts: Part[] }[] = [];
  for (const part of parts) {
    const place = places.find(({ from, to }) => part.from < to && part.to > from);
    const last = runs.at(-1);
    if (last && last.place === place) last.parts.push(part);
    else runs.push({ place, parts: [part] });
  }
  return runs;
}

/** Whether a place is drawn inside a node: there is nothing to draw it around between the items of a list. */
function takes(node: Node, place: Place): boolean {
  if (place.from < node.from || place.to > node.to || node.name === 'Link') return false;
  if (WITH_TEXT.test(node.name) || OF_BLOCKS.test(node.name) || /^Table(?:Header|Row)$/.test(node.name)) return true;
  return childrenOf(node).some((child) => takes(child, place));
}

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** What a node has between its signs. */
const element =
  (around: (content: ReactNode) => ReactNode): Renderer =>
  (node, drawing, places, depth) =>
    around(inside(node, drawing, places, depth));

const heading = element((content) => <h4 className="m-0 mt-2 ui-md font-semibold">{content}</h4>);

const RENDERERS: Readonly<Record<string, Renderer>> = {
  Paragraph: (node, drawing, places, depth) => {
    const content = inside(node, drawing, places, depth);
    return isInTightItem(node, drawing.text) ? content : <p className="break-inside-avoid">{content}</p>;
  },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((level) => [
      [`ATXHeading${level}`, heading],
      [`SetextHeading${level}`, heading],
    ]),
  ),
  Blockquote: element((content) => (
    <blockquote className="grid gap-3 pl-4 border-l-3 border-line text-ink-2">{content}</blockquote>
  )),
  BulletList: element((content) => <ul className="list-disc pl-6 space-y-1">{content}</ul>),
  OrderedList: (node, drawing, places, depth) => (
    <ol className="list-decimal pl-7 space-y-1" start={Number.parseInt(drawing.text.slice(node.from), 10) || 1}>
      {inside(node, drawing, places, depth)}
    </ol>
  ),
  ListItem: (node, drawing, places, depth) => {
    const isTask = node.getChild('Task') !== null;
    return (
      <li className={`*:not-first:mt-2 *:[ul,ol]:mt-1 ${isTask ? 'relative list-none' : ''}`}>
        {inside(node, drawing, places, depth)}
      </li>
    );
  },
  Task: element((content) => content),
  TaskMarker: ({ from, to }, { text }) => {
    const isTicked = /x/i.test(text.slice(from, to));
    return (
      <span
        className="absolute -left-6 top-1.5 grid place-items-center size-4 border border-ink-2 rounded-sm ui-xs"
        role="img"
        aria-label={isTicked ? 'Done:' : 'Not done:'}
      >
        {isTicked && '✓'}
      </span>
    );
  },
  FencedCode: code,
  CodeBlock: code,
  HorizontalRule: () => <hr className="w-full my-6 border-0 border-t-1 border-line" />,
  HTMLBlock: ({ from, to }, { text }) => {
    const words = text
      .slice(from, to)
      .replace(/<!--[\s\S]*?-->|<[^<>]*>/g, ' ')
      .trim();
    return words === '' ? null : <p className="break-inside-avoid">{words}</p>;
  },
  Table: table,
  TableCell: element((content) => content),
  Emphasis: element((content) => <em>{content}</em>),
  StrongEmphasis: element((content) => <strong className="font-semibold">{content}</strong>),
  Strikethrough: element((content) => <s>{content}</s>),
  InlineCode: ({ from, to }, { text }) => {
    const [, , words = ''] = /^(`+) ?([\s\S]*?) ?\1$/.exec(text.slice(from, to)) ?? [];
    return <code>{words}</code>;
  },
  HardBreak: () => <br />,
  Escape: ({ from, to }, { text }) => text.slice(from + 1, to),
  Entity: ({ from, to }, { text }) => characterOf(text.slice(from + 1, to - 1)) ?? text.slice(from, to),
  HTMLTag: ({ from, to }, { text }) => (/^<br\b/i.test(text.slice(from, to)) ? <br /> : null),
  URL: ({ from, to }, { text }) => anchor(text.slice(from, to), text.slice(from, to)),
  Autolink: ({ from, to }, { text }) => anchor(text.slice(from + 1, to - 1), text.slice(from + 1, to - 1)),
  Link: (node, drawing, places, depth) => {
    const [open, close] = node.getChildren('LinkMark');
    const within = { from: open?.to ?? node.from, to: close?.from ?? node.to };
    const content = inside(node, drawing, places, depth, within);
    return anchor(addressOf(node, within, drawing), content) ?? drawing.text.slice(node.from, node.to);
  },
  Image: (node, drawing) => {
    const [open, close] = node.getChildren('LinkMark');
    const within = { from: open?.to ?? node.from, to: close?.from ?? node.to };
    const words = drawing.text.slice(within.from, within.to) || 'without a description';
    return anchor(addressOf(node, within, drawing), `Picture: ${words}`);
  },
};

/** An item without blank lines around it holds plain text. */
function isInTightItem({ parent }: Node, text: string): boolean {
  const list = parent?.name === 'ListItem' ? parent.parent : null;
  return list !== null && !/\n[ \t>]*\n/.test(text.slice(list.from, list.to));
}

function code(node: Node, { text }: Drawing): ReactNode {
  const words = node.getChildren('CodeText').map(({ from, to }) => text.slice(from, to));
  const info = node.getChild('CodeInfo');
  return (
    <pre className="m-0 p-3 mono-sm whitespace-pre-wrap bg-raised border-1 border-line rounded">
      {info && <span className="block text-ink-2">{text.slice(info.from, info.to)}</span>}
      {words.join('')}
    </pre>
  );
}

/** The address that a link names itself, or by the definition of its label; undefined where there is none. */
function addressOf(node: Node, words: Place, { text, targetOf }: Drawing): string | undefined {
  const url = node.getChild('URL');
  if (url) return text.slice(url.from, url.to).replace(/^<|>$/g, '');
  const label = node.getChild('LinkLabel');
  const named = label ? text.slice(label.from + 1, label.to - 1) : '';
  return targetOf(named || text.slice(words.from, words.to));
}

/** A link where its address may be followed; where it leads into the repository of the document only its words. */
function anchor(url: string | undefined, content: ReactNode): ReactNode {
  if (url === undefined) return undefined;
  if (url.startsWith('#')) return <Link to={`/spec${url.toLowerCase()}`}>{content}</Link>;
  const address = /^[^\s:/@]+@[^\s:/@]+$/.test(url) ? `mailto:${url}` : url.replace(/^www\./i, 'https://$&');
  if (!/^(?:https?|mailto):/i.test(address)) return <span title={url}>{content}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}

function table(node: Node, drawing: Drawing, places: readonly Place[], depth: number): ReactNode {
  const header = node.getChild('TableHeader');
  const heads = header ? cellsOf(header) : [];
  const labels = heads.map((cell) => (cell ? drawing.text.slice(cell.from, cell.to).replace(/[*`\\]/g, '') : ''));
  const contents = (row: Node) => {
    const inRow = places.filter(({ from, to }) => from >= row.from && to <= row.to);
    const all = cellsOf(row);
    const whole = inRow.find((place) => !all.some((cell) => cell && takes(cell, place)));
    const host = all.includes(null) ? all.indexOf(null) : all.length - 1;
    return labels.map((_, at) => {
      const cell = all[at];
      const inCell = cell ? inRow.filter((place) => takes(cell, place)) : [];
      const content = cell && render(cell, drawing, inCell, depth + 2);
      return whole && at === host ? drawing.draw(whole, content, false) : content;
    });
  };
  const rows = node.getChildren('TableRow').map((row) => ({ key: row.from, cells: contents(row) }));
  return <MarkdownTable name={drawing.name} labels={labels} head={header ? contents(header) : []} rows={rows} />;
}

/** The cells of a row; null: an empty one, which the parser leaves out. */
function cellsOf(row: Node): readonly (Node | null)[] {
  const cells: (Node | null)[] = [];
  let cell: Node | null = null;
  let isBegun = false;
  for (const child of childrenOf(row)) {
    if (child.name !== 'TableDelimiter') cell = child;
    else if (isBegun || cell) {
      cells.push(cell);
      cell = null;
    }
    isBegun = true;
  }
  return cell ? [...cells, cell] : cells;
}
