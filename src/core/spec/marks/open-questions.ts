import type { Block, BlockStructure, ListItem } from '../parse-blocks.ts';
import { plainText } from '../plain-text.ts';
import { isStub } from '../voice/stubs.ts';
import type { FoundMark } from './inline-marks.ts';
import { namedIn } from './named.ts';
import { isResolved } from './resolved.ts';

/** A body in which questions are looked for. */
export interface Asking {
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
  /** Whether its title says that questions are open here: then an item needs no question mark. */
  readonly open: boolean;
}

const LONGEST = 400;

/** Whose questions a template asks: of the paper at hand, or of whoever writes it. */
const GENERIC =
  /(?<!\p{L})(?:this (?:feature|proposal|enhancement|change|rfc|kep|adr|section|design|document)|the (?:feature|proposal|enhancement|rfc|kep|adr)|you|your)(?!\p{L})/iu;

/** True for a question that could stand in any document of its kind. */
export function isGeneric(question: string): boolean {
  return GENERIC.test(question);
}

/** One mark for each question of a body that nobody has answered there: its list items, else its paragraphs. */
export function openQuestions(asking: Asking): readonly FoundMark[] {
  return asking.blocks.flatMap((block) => {
    if (block.type === 'BulletList' || block.type === 'OrderedList') return inList(block, asking);
    return block.type === 'Paragraph' ? inParagraph(block, asking) : [];
  });
}

function inList(block: Block, asking: Asking): readonly FoundMark[] {
  const within = itemsWithin(block, asking.structure.items);
  return within
    .filter(({ depth }) => depth === 1)
    .flatMap((item) => {
      const below = within.filter(
        ({ depth, first, last }) => depth === 2 && first > item.first && last <= item.last,
      );
      const asked = below.length > 0 && isLead(ownText(item, asking)) ? below : [item];
      return asked.flatMap((one) => fromItem(one, asking));
    });
}

/** The items of one list; all items ascend by their first line. */
function itemsWithin(block: Block, items: readonly ListItem[]): readonly ListItem[] {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.first ?? 0) < block.first) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((items[end]?.first ?? Number.POSITIVE_INFINITY) <= block.last) end++;
  return items.slice(low, end);
}

function isLead(text: string): boolean {
  return /:[*_\s]*$/.test(text);
}

const SIGN = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]*(?:\[([ xX])\][ \t]+)?/;

function fromItem(item: ListItem, asking: Asking): readonly FoundMark[] {
  const { lines, open } = asking;
  const own = ownText(item, asking);
  const plain = plainText(own);
  const whole = lines
    .slice(item.first, item.last + 1)
    .join('\n')
    .replace(SIGN, '');
  const isTicked = /[xX]/.test(SIGN.exec(lines[item.first] ?? '')?.[1] ?? '');
  const asks = /\?/.test(plain);
  if (plain === '' || isTicked || isStub(plain) || isResolved(whole) || isNone(plain)) return [];
  if (!open && !asks) return [];
  return [toMark(item.first, item.first + own.split('\n').length - 1, plain, whole)];
}

/** The first paragraph of an item, without its sign. */
function ownText(item: ListItem, { lines, structure }: Asking): string {
  const own: string[] = [];
  for (let line = item.first; line <= item.last; line++) {
    const text = lines[line] ?? '';
    if (line > item.first && (text.trim() === '' || SIGN.test(text) || structure.asideOf(line))) break;
    own.push(line === item.first ? text.replace(SIGN, '') : text);
  }
  return own.join('\n');
}

function isNone(plain: string): boolean {
  return /^(?:none|n\/a|nothing|no (?:known |open )?(?:questions?|issues?))\b.{0,30}$/i.test(plain);
}

/** A paragraph is a question only where it asks and nothing answers it; where questions are kept, any that asks. */
function inParagraph(block: Block, { lines, open }: Asking): readonly FoundMark[] {
  if (!open) return [];
  const whole = lines.slice(block.first, block.last + 1).join('\n');
  const plain = whole.length > 4 * LONGEST ? '' : plainText(whole);
  if (!/\?/.test(plain) || isResolved(whole) || whole.includes('|')) return [];
  return [toMark(block.first, block.last, plain, whole)];
}

function toMark(first: number, last: number, plain: string, whole: string): FoundMark {
  const text = plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
  return { first, last, kind: 'open-question', text, ...namedIn(whole.slice(0, 4 * LONGEST)) };
}
