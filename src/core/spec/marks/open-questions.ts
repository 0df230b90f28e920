import type { Block, BlockStructure, ListItem } from '../blocks/structure.ts';
import { classify } from '../mood/classify.ts';
import { isStub } from '../mood/stubs.ts';
import { plainText } from '../plain-text.ts';
import { assignmentIn } from './assignment.ts';
import type { FoundMark } from './inline-marks.ts';
import { isResolved } from './is-resolved.ts';

export interface QuestionScope {
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
  /** Whether its title announces open questions: then an item needs no question mark. */
  readonly open: boolean;
}

const MAX_QUESTION_LENGTH = 400;

/** The subject of a template's questions: the document at hand, or its author. */
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

/** What a template asks under a title of open questions: about the document, not about a product. */
const TEMPLATE_QUESTION =
  /^(?:what|which) (?:parts?|aspects?|areas?|related (?:issues|questions)|questions?|remaining|else)\b.*\b(?:you|your|rfc|proposal|enhancement|feature|design|process|section|document)\b/i;

/** An example of a question, which a template has where authors should put their own. */
function isTemplateQuestion(question: string): boolean {
  return TEMPLATE_QUESTION.test(question);
}

const INTRODUCTION =
  /\b(?:open|unresolved|outstanding|remaining|unanswered) (?:questions?|issues?|points?)\b[^.?!]{0,60}:[*_\s]*$|\bquestions?\b[^.?!]{0,60}\bto (?:be )?(?:settled?|decided?|answer(?:ed)?|resolved?|clarif(?:y|ied)|discuss(?:ed)?)\b[^.?!]{0,30}:[*_\s]*$/i;

/** The questions of lists that a sentence before them announces ("Questions to settle:"), under any title. */
export function introducedQuestions(scope: Omit<QuestionScope, 'open'>): readonly FoundMark[] {
  const { blocks, lines } = scope;
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isIntroduced = isList(block) && before?.type === 'Paragraph' && INTRODUCTION.test(lines[before.last] ?? '');
    return isIntroduced ? questionsInList(block, { ...scope, open: true }) : [];
  });
}

/** One mark for each question of a body that is not answered there: its list items, and the paragraphs that ask. */
export function openQuestions(scope: QuestionScope): readonly FoundMark[] {
  const listed = scope.blocks.some(isList);
  return scope.blocks.flatMap((block) => {
    if (isList(block)) return questionsInList(block, scope);
    if (block.type === 'Blockquote') return questionInQuote(block, scope);
    return block.type === 'Paragraph' ? questionInParagraph(block, scope, listed) : [];
  });
}

/**
 * The questions of a body that has only lists in which at least every second item ends with a question: those with
 * nothing below them. With as many answers as questions, each question may be answered by the next item.
 */
export function listedQuestions(scope: Omit<QuestionScope, 'open'>): readonly FoundMark[] {
  const blocks = scope.blocks.filter(({ type }) => type !== 'CommentBlock');
  if (!blocks.every(isList) || !blocks.some((block) => mayAsk(block, scope.lines))) return [];
  const here = { ...scope, open: false };
  const items = blocks.flatMap((block) => itemsWithin(block, scope.structure.items)).filter(({ depth }) => depth === 1);
  const asks = items.map((item) => ENDS_IN_QUESTION.test(ownText(item, here)));
  const asked = asks.filter(Boolean).length;
  if (items.length < 2 || 2 * asked < items.length) return [];
  const isPaired = 2 * asked === items.length;
  return items.flatMap((item, index) => {
    const isOpen = asks[index] === true && !(isPaired && asks[index + 1] === false);
    return isOpen && !hasMoreBelow(item, here) ? questionInItem(item, here) : [];
  });
}

function mayAsk({ first, last }: Block, lines: readonly string[]): boolean {
  for (let line = first; line <= last; line++) if (lines[line]?.includes('?')) return true;
  return false;
}

const ENDS_IN_QUESTION = /\?[*_"”’)\s]*$/;

function hasMoreBelow(item: ListItem, scope: QuestionScope): boolean {
  const own = ownText(item, scope).split('\n').length;
  return scope.lines.slice(item.first + own, item.last + 1).some((line) => line.trim() !== '');
}

function isList({ type }: Block): boolean {
  return type === 'BulletList' || type === 'OrderedList';
}

function questionsInList(block: Block, scope: QuestionScope): readonly FoundMark[] {
  const found: FoundMark[] = [];
  /** An item that only introduces a list of its own: the items below it ask. */
  let lead: ListItem | null = null;
  let isBelow = true;
  for (const item of itemsWithin(block, scope.structure.items)) {
    if (item.depth === 1) {
      if (lead && !isBelow) found.push(...questionInItem(lead, scope));
      lead = /:[*_\s]*$/.test(ownText(item, scope)) ? item : null;
      isBelow = false;
      if (!lead) found.push(...questionInItem(item, scope));
    } else if (item.depth === 2 && lead) {
      isBelow = true;
      found.push(...questionInItem(item, scope));
    }
  }
  if (lead && !isBelow) found.push(...questionInItem(lead, scope));
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

const LIST_MARKER = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]*(?:\[([ xX])\][ \t]+)?/;

function questionInItem(item: ListItem, scope: QuestionScope): readonly FoundMark[] {
  const { lines, open } = scope;
  const own = ownText(item, scope);
  const plain = plainText(own);
  const whole = lines
    .slice(item.first, item.last + 1)
    .join('\n')
    .replace(LIST_MARKER, '');
  const isTicked = /[xX]/.test(LIST_MARKER.exec(lines[item.first] ?? '')?.[1] ?? '');
  const asks = /\?/.test(plain);
  if (plain === '' || isTicked || isStub(plain) || isResolved(whole) || isNone(plain)) return [];
  if ((!open && !asks) || ONLY_MARK.test(plain) || isAnsweredBelow(plain, own, whole)) return [];
  return [toMark(item.first, item.first + own.split('\n').length - 1, plain, whole)];
}

/** An item that is only a mark is a mark of that kind. */
const ONLY_MARK = /^(?:TB[DCASR]|TODO|FIXME|WIP|\?+|…|\.\.\.)\W*$/i;

/** A template's question is like a heading: the text under it answers, unless that asks or is undecided. */
function isAnsweredBelow(plain: string, own: string, whole: string): boolean {
  const below = whole.slice(own.length).trim();
  if (isTemplateQuestion(plain) && below === '') return true;
  return (
    (isGeneric(plain) || isTemplateQuestion(plain)) &&
    below !== '' &&
    !/\?|\b(?:not sure|unsure|unclear|know)\b|TB[DCA]/i.test(below)
  );
}

function ownText(item: ListItem, { lines, structure }: QuestionScope): string {
  const own: string[] = [];
  for (let line = item.first; line <= item.last; line++) {
    const text = lines[line] ?? '';
    if (line > item.first && (text.trim() === '' || LIST_MARKER.test(text) || structure.asideOf(line))) break;
    own.push(line === item.first ? text.replace(LIST_MARKER, '') : text);
  }
  return own.join('\n');
}

function isNone(plain: string): boolean {
  return /^(?:there (?:are|is) )?(?:currently )?(?:none|n\/a|nothing|no (?:known |open |further |unresolved )*(?:questions?|issues?))\b.{0,40}$/i.test(
    plain,
  );
}

/** A paragraph that asks; where no list keeps the questions, any that does not point elsewhere. */
function questionInParagraph(block: Block, { lines, open }: QuestionScope, listed: boolean): readonly FoundMark[] {
  if (!open) return [];
  const whole = lines.slice(block.first, block.last + 1).join('\n');
  const plain = whole.length > 4 * MAX_QUESTION_LENGTH ? '' : plainText(whole);
  const isOpen =
    isPlainlyOpen(plain) || !(listed || POINTER.test(whole) || NO_QUESTION.test(plain) || ONLY_MARK.test(plain));
  if (plain === '' || !isOpen || isResolved(whole) || whole.includes('|') || isForAuthor(whole)) return [];
  return [toMark(block.first, block.last, plain, whole)];
}

/** Under a title of open questions a quotation that asks is one question; whose it is cannot be told. */
function questionInQuote({ first, last }: Block, { lines, open }: QuestionScope): readonly FoundMark[] {
  if (!open) return [];
  const whole = lines
    .slice(first, last + 1)
    .map((line) => line.replace(/^(?:[ \t]*>)+[ \t]?/, ''))
    .join('\n');
  return whole.includes('?') && !isResolved(whole) ? [toMark(first, last, plainText(whole), whole)] : [];
}

/** A template's words, or not a question at all ("None?"). */
function isForAuthor(whole: string): boolean {
  const weight = classify(whole, { asks: false, title: '', item: false });
  return weight === 'instruction' || weight === 'not-applicable' || isTemplateQuestion(plainText(whole));
}

const POINTER = /^(?:\s*\[[^\]]*\][:([]|see\b|please\b|tracked\b|this section\b)|https?:\/\/|:\s*$/i;
const NO_QUESTION =
  /^(?:none|n\/?a|nothing|no|nil|not applicable|there (?:are|is) (?:currently )?no|all .{0,40}(?:resolved|answered))\b/i;

function toMark(first: number, last: number, plain: string, whole: string): FoundMark {
  const text = plain.length > MAX_QUESTION_LENGTH ? `${plain.slice(0, MAX_QUESTION_LENGTH - 1)}…` : plain;
  return {
    first,
    last,
    kind: 'open-question',
    text,
    ...assignmentIn(whole.slice(0, 4 * MAX_QUESTION_LENGTH)),
  };
}
