import type { Block, BlockStructure } from './blocks/structure.ts';
import { isLinkDefinition, isOpenTitle } from './headings.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import {
  introducedQuestions,
  isGeneric,
  isPlainlyOpen,
  listedQuestions,
  openQuestions,
} from './marks/open-questions.ts';
import type { Section } from './sections.ts';
import { classifyStatements, NO_COUNTS, type StatementCounts } from './statement-counts.ts';
import { statementsOf, type TextStatement } from './statements.ts';
import type { PointStatus, UnansweredReason } from './types.ts';

export interface Body {
  readonly section: Section;
  /** Its content is in other sections: only comments between it and a deeper heading, or a table of contents. */
  readonly isContainer: boolean;
  /** Boxes of a checklist that are not ticked; 0 where it is no checklist. */
  readonly unticked: number;
  readonly counts: StatementCounts;
  /** Index of the first statement that says something; -1 where none does. */
  readonly said: number;
  /** Marks that only the body as a whole gives: listed questions without an answer. */
  readonly questions: readonly FoundMark[];
}

interface BodyInput {
  readonly section: Section;
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
  readonly isBelowOpen: boolean;
}

const SILENT_BLOCK_TYPES: ReadonlySet<string> = new Set(['CommentBlock', 'HorizontalRule']);
/** A section with more statements than this is not taken for a template left in place. */
const MAX_TEMPLATE_STATEMENTS = 32;

export function readBody(source: BodyInput) {
  const { section, blocks } = source;
  const isEmpty = blocks.every((block) => isInvisible(block, source.lines));
  if (isEmpty) {
    const isContainer = section.nextDepth > section.heading.depth;
    return { body: { section, isContainer, unticked: 0, counts: NO_COUNTS, said: -1, questions: [] }, statements: [] };
  }
  const all = statementsOf(blocks, source);
  const { counts, said, marks } = classifyStatements(all, section.title);
  const texts = all.filter((statement) => statement.says === 'text');
  const mayBeTemplate = texts.length === all.length && all.length <= MAX_TEMPLATE_STATEMENTS;
  return {
    body: {
      section,
      isContainer:
        texts.length > 1 && texts.length === all.length && texts.every(({ text }) => CONTENTS_ENTRY.test(text)),
      unticked: untickedIn(texts),
      counts,
      said,
      questions: [...marks, ...questionsIn(source, counts)],
    },
    statements: mayBeTemplate ? texts : [],
  };
}

/** A link to a section of the same document. */
const CONTENTS_ENTRY = /^\[[^\]\n]*\]\(#[^)\s]*\)$/;

/** The boxes that are not ticked, where at least half of the statements are boxes. */
function untickedIn(texts: readonly TextStatement[]): number {
  const boxes = texts.filter(({ box }) => box !== undefined);
  return 2 * boxes.length < texts.length ? 0 : boxes.filter(({ box }) => box === 'open').length;
}

/** Anchors, breaks, and placeholders for a table of contents. */
const INVISIBLE_LINE = /^\s*(?:<\/?(?:a|br|p|div|span)\b[^<>]*>\s*)*(?:\[\[_?TOC_?\]\]|\[TOC\])?\s*$/i;
const MAX_INVISIBLE_LINES = 20;

/** Not visible on the rendered page: comments, rules, anchors, link definitions. */
function isInvisible({ type, first, last }: Block, lines: readonly string[]): boolean {
  if (SILENT_BLOCK_TYPES.has(type)) return true;
  if (last - first > MAX_INVISIBLE_LINES || (type !== 'Paragraph' && type !== 'HTMLBlock')) return false;
  return lines.slice(first, last + 1).every((line) => isLinkDefinition(line) || INVISIBLE_LINE.test(line));
}

/** The status of a body with that many marks and, where it says nothing, the reason. */
export function statusOf(
  { isContainer, questions, counts }: Body,
  marks: number,
): { readonly status: PointStatus; readonly unsaid?: UnansweredReason } {
  if (isContainer) return { status: 'container' };
  if (counts.something > 0) return { status: marks > 0 ? 'partial' : 'answered' };
  if (counts['not-applicable'] > 0) return { status: counts.nothing > 0 ? 'partial' : 'not-applicable' };
  if (counts.question > 0 && questions.some(({ kind }) => kind === 'open-question')) return { status: 'partial' };
  return { status: 'unanswered', unsaid: unansweredReasonOf(counts) };
}

function unansweredReasonOf(counts: StatementCounts): UnansweredReason {
  if (counts.template > 0) return 'template';
  if (counts.instruction + counts.question > 0) return 'instructions';
  return counts.nothing > 0 ? 'open' : 'empty';
}

/** The open questions of a body: announced by its title, by a sentence before them, or because it has nothing else. */
function questionsIn({ section, isBelowOpen, ...rest }: BodyInput, counts: StatementCounts) {
  if (isOpenTitle(section.title)) return openQuestions({ ...rest, open: true });
  if (isBelowOpen) return openQuestions({ ...rest, open: true }).filter(({ text }) => isPlainlyOpen(text));
  const led = introducedQuestions(rest);
  const answers = counts.something + counts['not-applicable'];
  const onlyAsks = counts.question > 0 && counts.instruction + answers === 0;
  if (!onlyAsks && (led.length > 0 || answers === 0)) return led;
  const found = onlyAsks ? openQuestions({ ...rest, open: false }) : listedQuestions(rest);
  return found.some(({ text }) => !isGeneric(text)) ? found : [];
}
