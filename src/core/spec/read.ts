import { omitUndefined } from '../base/omit-undefined.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { type ParsedDocument, type ParsedSection, parseDocument } from './parse-document.ts';
import { statusOf } from './section-body.ts';
import { templateMarkTest } from './template/family.ts';
import { separateTemplate, type TemplateMatcher } from './template/separate-template.ts';
import type { Mark, SpecReading } from './types.ts';

/** For a section by its index: recognises statements of a template; null where everything is its own. */
export type TemplateLookup = (section: number) => TemplateMatcher | null;

/**
 * Reads a specification: its points, the marks in them and the managed blocks. Points and marks come from the text
 * outside the blocks; their lines are those of the file as given. Never fails; linear in the length.
 */
export function readSpec(text: string, path: string): SpecReading {
  return readParsed(parseDocument(text, path));
}

/** Reads a parsed document; `templateIn` tells which of its statements are a template’s. */
export function readParsed(parsed: ParsedDocument, templateIn?: TemplateLookup): SpecReading {
  const { path, title, blocks, bare, owners } = parsed;
  const sections = parsed.sections.map((section, index) => readSection(section, templateIn?.(index) ?? null));
  return {
    path,
    title,
    ...omitUndefined({ owners }),
    points: sections.map(({ point }) => point),
    marks: [...parsed.before.map((mark) => toMark(mark, null)), ...sections.flatMap(({ marks }) => marks)],
    blocks,
    bare,
  };
}

function readSection(parsedSection: ParsedSection, matchTemplate: TemplateMatcher | null) {
  const { kind, line, endLine, evidence, text } = parsedSection;
  const { id, title, heading } = parsedSection.body.section;
  const { body, marks } = matchTemplate ? withoutTemplate(parsedSection, matchTemplate) : parsedSection;
  const inText = marks.filter((mark) => !isBlankTitle(mark, line)).length;
  return {
    point: {
      id,
      title,
      line,
      endLine,
      depth: heading.depth,
      kind,
      ...statusOf(body, inText),
      ...(body.unticked > 0 && { unticked: body.unticked }),
      evidence,
      text,
    },
    marks: marks.map((mark) => toMark(mark, id)),
  };
}

function withoutTemplate({ body, text, line, marks }: ParsedSection, matchTemplate: TemplateMatcher) {
  const own = separateTemplate(body, text, matchTemplate);
  const isTemplateMark = templateMarkTest(own);
  const questions = body.questions.filter((mark) => !isTemplateMark(mark));
  return {
    body: { ...body, questions, counts: own.counts },
    marks: marks.filter((mark) => isBlankTitle(mark, line) || !isTemplateMark(mark)),
  };
}

/** A blank in a title says nothing about the text under it. */
function isBlankTitle({ kind, first }: FoundMark, line: number): boolean {
  return kind === 'placeholder' && first === line;
}

function toMark({ first, last, kind, text, owner, due, cell, textLine }: FoundMark, point: string | null): Mark {
  return {
    line: first,
    endLine: last,
    kind,
    text,
    point,
    ...omitUndefined({ owner, due, cell, textLine }),
  };
}
