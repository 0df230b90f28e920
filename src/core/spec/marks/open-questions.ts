import type { Block, BlockStructure, ListItem } from '../blocks/structure.ts';
import { classify } from '../mood/classify.ts';
import { isStub } from '../mood/stubs.ts';
import { plainText } from '../plain-text.ts';
import type { FoundMark } from './inline-marks.ts';
import { namedIn } from './named.ts';
import { isResolved } from './resolved.ts';

export interface Asking {
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
  /** Whether its title says that questions are open here: then an item needs no question mark. */
  readonly open: boolean;
}

const LONGEST = 400;

/** Whose questions a template asks: of the paper at hand, or of the person who writes it. */
const GENERIC =
  /(?<!\p{L})(?:this (?:feature|proposal|enhancement|change|rfc|kep|adr|section|design|document)|the (?:feature|proposal|enhancement|rfc|kep|adr)|you|your)(?!\p{L})/iu;

/** A question that could be in any document of its kind. */
export function isGeneric(question: string): boolean {
  return GENERIC.test(question);
}

/** Words that ask, or say that something is to be decided; before a colon that is a mark by itself. */
export function isPlainlyOpen(text: string): boolean {
  return text.includes('?') || TO_DECIDE.test(text);
}

const TO_DECIDE = /\bwe (?:need|have) to (?:decide|agree|choose|settle)\b[^:]*$/i;

/** What a template asks under a title of open questions: about its own paper, not about a product. */
const FRAME =
  /^(?:what|which) (?:parts?|aspects?|areas?|related (?:issues|questions)|questions?|remaining|else)\b.*\b(?:you|your|rfc|proposal|enhancement|feature|design|process|section|document)\b/i;

/** The frame of a question, as a template has it where authors should put their own. */
function isFrame(question: string): boolean {
  return FRAME.test(question);
}

const LEADS =
  /\b(?:open|unresolved|outstanding|remaining|unanswered) (?:questions?|issues?|points?)\b[^.?!]{0,60}:[*_\s]*$|\bquestions?\b[^.?!]{0,60}\bto (?:be )?(?:settled?|decided?|answer(?:ed)?|resolved?|clarif(?:y|ied)|discuss(?:ed)?)\b[^.?!]{0,30}:[*_\s]*$/i;

/** The questions of lists that a sentence before them calls open ("Questions to settle:"), under any title. */
export function ledQuestions(asking: Omit<Asking, 'open'>): readonly FoundMark[] {
  const { blocks, lines } = asking;
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isLed = isList(block) && before?.type === 'Paragraph' && LEADS.test(lines[before.last] ?? '');
    return isLed ? inList(block, { ...asking, open: true }) : [];
  });
}

/** One mark for each question of a body that is not answered there: its list items, and the paragraphs that ask. */
export function openQuestions(asking: Asking): readonly FoundMark[] {
  const listed = asking.blocks.some(isList);
  return asking.blocks.flatMap((block) => {
    if (isList(block)) return inList(block, asking);
    if (block.type === 'Blockquote') return inQuote(block, asking);
    return block.type === 'Paragraph' ? inParagraph(block, asking, listed) : [];
  });
}

/**
 * The questions of a body that has only lists in which at least every second item ends with a question: those with
 * nothing below them. With as many answers as questions, each question may be answered by the next item.
 */
export function listedQuestions(asking: Omit<Asking, 'open'>): readonly FoundMark[] {
  const blocks = asking.blocks.filter(({ type }) => type !== 'CommentBlock');
  if (!blocks.every(isList) || !blocks.some((block) => mayAsk(block, asking.lines))) return [];
  const here = { ...asking, open: false };
  const items = blocks
    .flatMap((block) => itemsWithin(block, asking.structure.items))
    .filter(({ depth }) => depth === 1);
  const asks = items.map((item) => ENDS_IN_QUESTION.test(ownText(item, here)));
  const asked = asks.filter(Boolean).length;
  if (items.length < 2 || 2 * asked < items.length) return [];
  const isPaired = 2 * asked === items.length;
  return items.flatMap((item, index) => {
    const isOpen = asks[index] === true && !(isPaired && asks[index + 1] === false);
    return isOpen && !hasMoreBelow(item, here) ? fromItem(item, here) : [];
  });
}

function mayAsk({ first, last }: Block, lines: readonly string[]): boolean {
  for (let line = first; line <= last; line++) if (lines[line]?.includes('?')) return true;
  return false;
}

const ENDS_IN_QUESTION = /\?[*_"”’)\s]*$/;

function hasMoreBelow(item: ListItem, asking: Asking): boolean {
  const own = ownText(item, asking).split('\n').length;
  return asking.lines.slice(item.first + own, item.last + 1).some((line) => line.trim() !== '');
}

function isList({ type }: Block): boolean {
  return type === 'BulletList' || type === 'OrderedList';
}

function inList(block: Block, asking: Asking): readonly FoundMark[] {
  const found: FoundMark[] = [];
  /** An item that only opens a list of its own: the items below it ask. */
  let lead: ListItem | null = null;
  let isBelow = true;
  for (const item of itemsWithin(block, asking.structure.items)) {
    if (item.depth === 1) {
      if (lead && !isBelow) found.push(...fromItem(lead, asking));
      lead = /:[*_\s]*$/.test(ownText(item, asking)) ? item : null;
      isBelow = false;
      if (!lead) found.push(...fromItem(item, asking));
    } else if (item.depth === 2 && lead) {
      isBelow = true;
      found.push(...fromItem(item, asking));
    }
  }
  if (lead && !isBelow) found.push(...fromItem(lead, asking));
  return found;
}

/** The items of one list; `items` must ascend by their first line. */
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
  if ((!open && !asks) || IS_SIGN.test(plain) || isAnsweredBelow(plain, own, whole)) return [];
  return [toMark(item.first, item.first + own.split('\n').length - 1, plain, whole)];
}

/** An item that is only a mark is a mark of that kind. */
const IS_SIGN = /^(?:TB[DCASR]|TODO|FIXME|WIP|\?+|…|\.\.\.)\W*$/i;

/** A template's question is like a heading: the text under it answers, unless that asks or is undecided. */
function isAnsweredBelow(plain: string, own: string, whole: string): boolean {
  const below = whole.slice(own.length).trim();
  if (isFrame(plain) && below === '') return true;
  return (
    (isGeneric(plain) || isFrame(plain)) &&
    below !== '' &&
    !/\?|\b(?:not sure|unsure|unclear|know)\b|TB[DCA]/i.test(below)
  );
}

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
  return /^(?:there (?:are|is) )?(?:currently )?(?:none|n\/a|nothing|no (?:known |open |further |unresolved )*(?:questions?|issues?))\b.{0,40}$/i.test(
    plain,
  );
}

/** A paragraph that asks; where no list keeps the questions, any that does not point elsewhere. */
function inParagraph(block: Block, { lines, open }: Asking, listed: boolean): readonly FoundMark[] {
  if (!open) return [];
  const whole = lines.slice(block.first, block.last + 1).join('\n');
  const plain = whole.length > 4 * LONGEST ? '' : plainText(whole);
  const isOpen = isPlainlyOpen(plain) || !(listed || POINTER.test(whole) || NONE.test(plain) || IS_SIGN.test(plain));
  if (plain === '' || !isOpen || isResolved(whole) || whole.includes('|') || isSpokenToAuthor(whole)) return [];
  return [toMark(block.first, block.last, plain, whole)];
}

/** Where questions are kept, a quotation that asks is one question; nobody can tell whose. */
function inQuote({ first, last }: Block, { lines, open }: Asking): readonly FoundMark[] {
  if (!open) return [];
  const whole = lines
    .slice(first, last + 1)
    .map((line) => line.replace(/^(?:[ \t]*>)+[ \t]?/, ''))
    .join('\n');
  return whole.includes('?') && !isResolved(whole) ? [toMark(first, last, plainText(whole), whole)] : [];
}

/** A template's words, or no question at all ("None?"). */
function isSpokenToAuthor(whole: string): boolean {
  const weight = classify(whole, { asks: false, title: '', item: false });
  return weight === 'instruction' || weight === 'not-applicable' || isFrame(plainText(whole));
}

const POINTER = /^(?:\s*\[[^\]]*\][:([]|see\b|please\b|tracked\b|this section\b)|https?:\/\/|:\s*$/i;
const NONE =
  /^(?:none|n\/?a|nothing|no|nil|not applicable|there (?:are|is) (?:currently )?no|all .{0,40}(?:resolved|answered))\b/i;

function toMark(first: number, last: number, plain: string, whole: string): FoundMark {
  const text = plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
  return { first, last, kind: 'open-question', text, ...namedIn(whole.slice(0, 4 * LONGEST)) };
}
