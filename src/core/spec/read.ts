import { statusOf, tallyWithout } from './body.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { type Skim, type SkimmedSection, skimSpec } from './skim.ts';
import type { Mark, Point, SpecReading } from './types.ts';

/** For a section by its index: tells whether a statement is a template's; null where what it says is its own. */
export type TemplateIn = (section: number) => ((statement: string) => boolean) | null;

/**
 * Reads a specification: its points, the marks in them and the managed blocks. Points and marks come from the text
 * outside the blocks; their lines are those of the file as given. No text makes it fail; linear in the length.
 */
export function readSpec(text: string, path: string): SpecReading {
  return readSkim(skimSpec(text, path));
}

/** The reading of a skimmed document, in the light of what is known to be a template's. */
export function readSkim(skim: Skim, templateIn?: TemplateIn): SpecReading {
  const { path, title, blocks, bare, owners } = skim;
  return {
    path,
    title,
    ...(owners ? { owners } : {}),
    points: skim.sections.map((section, index) => toPoint(section, templateIn?.(index) ?? null)),
    marks: [
      ...skim.before.map((mark) => toMark(mark, null)),
      ...skim.sections.flatMap(({ marks, body }) => marks.map((mark) => toMark(mark, body.section.id))),
    ],
    blocks,
    bare,
  };
}

function toPoint(skimmed: SkimmedSection, isTemplate: ReturnType<TemplateIn>): Point {
  const { body, kind, line, endLine, evidence, text, marks } = skimmed;
  const { id, title, heading } = body.section;
  const tally = isTemplate ? tallyWithout({ title, text }, isTemplate) : body.tally;
  return {
    id,
    title,
    line,
    endLine,
    depth: heading.depth,
    kind,
    ...statusOf(body, tally, marks.filter((mark) => !isBlankTitle(mark, line)).length),
    evidence,
    text,
  };
}

/** A blank in a title leaves what stands under it as it is. */
function isBlankTitle({ kind, first }: FoundMark, line: number): boolean {
  return kind === 'placeholder' && first === line;
}

function toMark({ first, last, kind, text, owner, due, cell }: FoundMark, point: string | null): Mark {
  return {
    line: first,
    endLine: last,
    kind,
    text,
    point,
    ...(owner ? { owner } : {}),
    ...(due ? { due } : {}),
    ...(cell ? { cell } : {}),
  };
}
