import type { Block, BlockStructure } from './blocks/structure.ts';
import { isLinkDefinition } from './headings.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { isGeneric, isPlainlyOpen, ledQuestions, listedQuestions, openQuestions } from './marks/open-questions.ts';
import { isOpenTitle } from './open-headings.ts';
import type { Section } from './sections.ts';
import { classifyAll, NOTHING_YET, type StatementCounts } from './statement-counts.ts';
import { statementsOf } from './statements.ts';
import type { PointStatus, Unsaid } from './types.ts';

export interface Body {
  readonly section: Section;
  /** A heading with only comments between it and a deeper one: its answers are below. */
  readonly isContainer: boolean;
  readonly tally: StatementCounts;
  /** Index of the first statement that says something; -1 where none does. */
  readonly said: number;
  /** Marks that only the body as a whole shows: questions listed and not answered. */
  readonly questions: readonly FoundMark[];
}

interface Source {
  readonly section: Section;
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
  readonly isBelowOpen: boolean;
}

const SAYS_NOTHING_ITSELF: ReadonlySet<string> = new Set(['CommentBlock', 'HorizontalRule']);
/** A section with more statements than this is no template text left in place. */
const MOST_LEFT = 32;

export function readBody(source: Source) {
  const { section, blocks } = source;
  const isEmpty = blocks.every((block) => showsNothing(block, source.lines));
  if (isEmpty) {
    const isContainer = section.nextDepth > section.heading.depth;
    return { body: { section, isContainer, tally: NOTHING_YET, said: -1, questions: [] }, statements: [] };
  }
  const all = statementsOf(blocks, source);
  const { tally: counts, said, marks } = classifyAll(all, section.title);
  const texts = all.filter((statement) => statement.says === 'text');
  const isWords = texts.length === all.length && all.length <= MOST_LEFT;
  return {
    body: {
      section,
      isContainer: false,
      tally: counts,
      said,
      questions: [...marks, ...questionsIn(source, counts)],
    },
    statements: isWords ? texts : [],
  };
}

/** Anchors, breaks, and placeholders for a table of contents. */
const SHOWS_NOTHING = /^\s*(?:<\/?(?:a|br|p|div|span)\b[^<>]*>\s*)*(?:\[\[_?TOC_?\]\]|\[TOC\])?\s*$/i;
const FEW_LINES = 20;

/** What a reader of the page does not see: comments, rules, anchors, link definitions. */
function showsNothing({ type, first, last }: Block, lines: readonly string[]): boolean {
  if (SAYS_NOTHING_ITSELF.has(type)) return true;
  if (last - first > FEW_LINES || (type !== 'Paragraph' && type !== 'HTMLBlock')) return false;
  return lines.slice(first, last + 1).every((line) => isLinkDefinition(line) || SHOWS_NOTHING.test(line));
}

/** The status of a body with so many marks and, where it says nothing, why. */
export function statusOf(
  { isContainer, questions, tally: counts }: Body,
  marks: number,
): { readonly status: PointStatus; readonly unsaid?: Unsaid } {
  if (isContainer) return { status: 'container' };
  if (counts.something > 0) return { status: marks > 0 ? 'partial' : 'answered' };
  if (counts['not-applicable'] > 0) return { status: counts.nothing > 0 ? 'partial' : 'not-applicable' };
  if (counts.question > 0 && questions.some(({ kind }) => kind === 'open-question')) return { status: 'partial' };
  return { status: 'unanswered', unsaid: unsaidOf(counts) };
}

function unsaidOf(counts: StatementCounts): Unsaid {
  if (counts.template > 0) return 'template';
  if (counts.instruction + counts.question > 0) return 'instructions';
  return counts.nothing > 0 ? 'open' : 'empty';
}

/** The questions that a body keeps or lists: by its title, by a sentence before them, or as all that it says. */
function questionsIn({ section, isBelowOpen, ...rest }: Source, counts: StatementCounts) {
  if (isOpenTitle(section.title)) return openQuestions({ ...rest, open: true });
  if (isBelowOpen) return openQuestions({ ...rest, open: true }).filter(({ text }) => isPlainlyOpen(text));
  const led = ledQuestions(rest);
  const answers = counts.something + counts['not-applicable'];
  const onlyAsks = counts.question > 0 && counts.instruction + answers === 0;
  if (!onlyAsks && (led.length > 0 || answers === 0)) return led;
  const found = onlyAsks ? openQuestions({ ...rest, open: false }) : listedQuestions(rest);
  return found.some(({ text }) => !isGeneric(text)) ? found : [];
}
