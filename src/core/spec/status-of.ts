import type { Block, BlockStructure } from './parse-blocks.ts';
import { weigh } from './says-nothing.ts';
import type { Section } from './sections.ts';
import { statementsOf } from './statements.ts';
import type { PointStatus } from './types.ts';

interface Body {
  readonly section: Section;
  /** The top-level blocks of the own body. */
  readonly blocks: readonly Block[];
  /** How many marks stand in the section. */
  readonly marks: number;
}

const YES_OR_NO =
  /^(?:does|do|did|will|would|is|are|was|were|can|could|has|have|had|should|must|may)\s.*\?$/i;

/** A heading with only comments between it and a deeper one has its answers below. */
const SAYS_NOTHING_ITSELF: ReadonlySet<string> = new Set(['CommentBlock', 'HorizontalRule']);

/** The status of a section, from its own body alone. */
export function statusOf(body: Body, lines: readonly string[], structure: BlockStructure): PointStatus {
  const { section, blocks } = body;
  const isEmpty = blocks.every((block) => SAYS_NOTHING_ITSELF.has(block.type));
  if (isEmpty && section.nextDepth > section.heading.depth) return 'container';
  const asks = YES_OR_NO.test(section.title);
  let notApplicable = false;
  let nothing = false;
  for (const statement of statementsOf(blocks, { lines, structure })) {
    const weight = statement.says === 'code' ? 'something' : weigh(statement.text, asks);
    if (weight === 'something') return body.marks > 0 ? 'partial' : 'answered';
    if (weight === 'nothing') nothing = true;
    else notApplicable = true;
  }
  if (notApplicable) return nothing ? 'partial' : 'not-applicable';
  return 'unanswered';
}
