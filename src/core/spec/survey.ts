import { readSkim, type TemplateIn } from './read.ts';
import { type Skim, skimSpec } from './skim.ts';
import type { TextStatement } from './statements.ts';
import { besideOf, type Candidate, isNamedTemplate, isTemplateOf } from './template/by-name.ts';
import { type Boilerplate, openFamily } from './template/family.ts';
import { mayBeTemplates } from './template/marks-left.ts';
import { type SectionKeys, type SentenceKey, sentenceKeys } from './template/sentences.ts';

export interface Given {
  readonly path: string;
  readonly text: string;
}

/**
 * Opens a survey. A template is the empty form of such documents; none is shipped. A document that is named as one and
 * is the form of those beside it is taken for a template as well, and read like the others.
 */
export function openSurvey(templates: readonly Given[]) {
  const family = openFamily();
  const documents: Document[] = [];
  const named: Named[] = [];
  const forms = templates.map(({ path, text }) => {
    const sections = formKeys(text);
    family.addTemplate(sections);
    return { path, titles: sections.map(({ title }) => title) };
  });
  return {
    add: ({ path, text }: Given) => {
      const keys: SectionKeys[] = [];
      const skim = skimSpec(text, path, (...section) => keys.push(keysOf(...section)));
      const form = isNamedTemplate(path) ? formKeys(text) : null;
      family.add(skim.title, keys);
      // Last, so that a text which proves too much to read leaves nothing here.
      documents.push({ skim, said: skim.sections.map(({ body }, at) => keys[at]?.statements[body.said]) });
      if (form) named.push({ skim, form });
    },
    /** The readings, one at a time, in the order in which the documents came. */
    *readings() {
      for (const form of formsAmong(named, documents)) family.addTemplate(form);
      const boilerplate = family.boilerplate();
      for (const document of documents) yield readSkim(document.skim, templateIn(document, boilerplate));
    },
    /** Paths of the templates that share no heading with any document. */
    strangers: () => forms.filter(({ titles }) => !family.knows(titles)).map(({ path }) => path),
  };
}

/** A document between the two looks at it. */
interface Document {
  readonly skim: Skim;
  /** For each section the first statement that says something: as long as that is its author's, so is the section. */
  readonly said: readonly (readonly SentenceKey[] | undefined)[];
}

interface Named {
  readonly skim: Skim;
  readonly form: readonly SectionKeys[];
}

/** The forms of those that are the template of the documents beside them. */
function formsAmong(named: readonly Named[], documents: readonly Document[]) {
  if (named.length === 0) return [];
  const candidates = new Set(named.map(({ skim }) => skim));
  const others = documents.map(({ skim }) => skim).filter((skim) => !candidates.has(skim));
  const beside = besideOf(others.map((skim) => ({ path: skim.path, titles: titlesOf(skim) })));
  return named.filter(({ skim }) => isTemplateOf(candidateOf(skim), beside)).map(({ form }) => form);
}

function titlesOf({ sections }: Skim): readonly string[] {
  return sections.map(({ body }) => body.section.title);
}

function candidateOf(skim: Skim): Candidate {
  const bodies = skim.sections.map(({ body }) => body).filter(({ isContainer }) => !isContainer);
  const said = bodies.filter((body) => body.said >= 0).length;
  return { path: skim.path, titles: titlesOf(skim), bodies: bodies.length, said };
}

/** Looks for a template where it may be: where a section's first words are known, or it says nothing and has marks. */
function templateIn({ skim, said }: Document, { under }: Boilerplate): TemplateIn {
  return (index) => {
    const section = skim.sections[index];
    const first = said[index];
    if (!section || !(first || (section.body.said < 0 && section.marks.some(mayBeTemplates)))) return null;
    const known = under(section.body.section.title);
    if (!known || (first && !known(first))) return null;
    return (statement) => known(sentenceKeys(statement));
  };
}

function keysOf(title: string, statements: readonly TextStatement[]): SectionKeys {
  return { title, statements: statements.map(({ text }) => sentenceKeys(text)) };
}

/** A template's own lines, those in comments too: some authors take the comment signs away. */
function formKeys(text: string): readonly SectionKeys[] {
  const keys: SectionKeys[] = [];
  for (const form of [text, text.replace(/<!--|-->/g, '\n')])
    skimSpec(form, '', (...section) => keys.push(keysOf(...section)));
  return keys;
}
