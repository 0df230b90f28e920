import { type ParsedDocument, parseDocument } from './parse-document.ts';
import { readParsed, type TemplateLookup } from './read.ts';
import type { TextStatement } from './statements.ts';
import { type Boilerplate, mayBeTemplateMark, openFamily } from './template/family.ts';
import { type Candidate, isNamedTemplate, isTemplateOf, siblingsOf } from './template/named-templates.ts';
import { type SectionKeys, type SentenceKey, sentenceKeys } from './template/sentence-keys.ts';

export interface CorpusFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Collects documents of one family, then yields their readings. A template is the empty form of such documents; none is
 * shipped. A document that is named as one and is the form of its siblings is taken for a template as well, and read
 * like the others.
 */
export function openCorpusStats(templates: readonly CorpusFile[]) {
  const family = openFamily();
  const documents: FamilyDocument[] = [];
  const namedTemplates: NamedTemplate[] = [];
  const forms = templates.map(({ path, text }) => {
    const sections = templateKeys(text);
    family.addTemplate(sections);
    return { path, titles: sections.map(({ title }) => title) };
  });
  return {
    add: ({ path, text }: CorpusFile) => {
      const keys: SectionKeys[] = [];
      const parsed = parseDocument(text, path, (...section) => keys.push(keysOf(...section)));
      const form = isNamedTemplate(path) ? templateKeys(text) : null;
      family.add(parsed.title, keys);
      // Last, so that a text that is too large to read leaves no document behind.
      documents.push({
        parsed,
        said: parsed.sections.map(({ body }, at) => keys[at]?.statements[body.said]),
      });
      if (form) namedTemplates.push({ parsed, form });
    },
    /** One at a time, in the order in which the documents were added. */
    *readings() {
      for (const form of templatesAmong(namedTemplates, documents)) family.addTemplate(form);
      const boilerplate = family.boilerplate();
      for (const document of documents) yield readParsed(document.parsed, templateIn(document, boilerplate));
    },
    /** Paths of the templates that share no heading with any document. */
    strangers: () => forms.filter(({ titles }) => !family.knows(titles)).map(({ path }) => path),
  };
}

interface FamilyDocument {
  readonly parsed: ParsedDocument;
  /** For each section its first statement that says something: if the author wrote that, the section is theirs. */
  readonly said: readonly (readonly SentenceKey[] | undefined)[];
}

interface NamedTemplate {
  readonly parsed: ParsedDocument;
  readonly form: readonly SectionKeys[];
}

/** The forms of the named templates that are the template of their siblings. */
function templatesAmong(namedTemplates: readonly NamedTemplate[], documents: readonly FamilyDocument[]) {
  if (namedTemplates.length === 0) return [];
  const candidates = new Set(namedTemplates.map(({ parsed }) => parsed));
  const others = documents.map(({ parsed }) => parsed).filter((parsed) => !candidates.has(parsed));
  const siblings = siblingsOf(others.map((parsed) => ({ path: parsed.path, titles: titlesOf(parsed) })));
  return namedTemplates.filter(({ parsed }) => isTemplateOf(candidateOf(parsed), siblings)).map(({ form }) => form);
}

function titlesOf({ sections }: ParsedDocument): readonly string[] {
  return sections.map(({ body }) => body.section.title);
}

function candidateOf(parsed: ParsedDocument): Candidate {
  const bodies = parsed.sections.map(({ body }) => body).filter(({ isContainer }) => !isContainer);
  const said = bodies.filter((body) => body.said >= 0).length;
  return { path: parsed.path, titles: titlesOf(parsed), bodies: bodies.length, said };
}

/** Looks for a template only where a section's first words are known, or it says nothing and has marks. */
function templateIn({ parsed, said }: FamilyDocument, { under }: Boilerplate): TemplateLookup {
  return (index) => {
    const section = parsed.sections[index];
    const first = said[index];
    if (!section || !(first || (section.body.said < 0 && section.marks.some(mayBeTemplateMark)))) return null;
    const known = under(section.body.section.title);
    if (!known || (first && !known(first))) return null;
    return (statement) => known(sentenceKeys(statement));
  };
}

function keysOf(title: string, statements: readonly TextStatement[]): SectionKeys {
  return { title, statements: statements.map(({ text }) => sentenceKeys(text)) };
}

/** A template's own lines, including those in comments: some authors remove the comment marks. */
function templateKeys(text: string): readonly SectionKeys[] {
  const keys: SectionKeys[] = [];
  for (const form of [text, text.replace(/<!--|-->/g, '\n')])
    parseDocument(form, '', (...section) => keys.push(keysOf(...section)));
  return keys;
}
