import { readSkim } from './read.ts';
import { type Skim, skimSpec } from './skim.ts';
import type { TextStatement } from './statements.ts';
import { openFamily } from './template/family.ts';
import { type SectionKeys, type SentenceKey, sentenceKeys } from './template/sentences.ts';
import type { SpecReading } from './types.ts';

/** A document as it is handed in. */
export interface Given {
  readonly path: string;
  readonly text: string;
}

/** Many documents read as one family: what a template, or several of them, have in common says nothing. */
export interface Survey {
  /** Takes a document in. */
  readonly add: (document: Given) => void;
  /** The readings, one at a time, in the order in which the documents came. */
  readonly readings: () => Iterable<SpecReading>;
  /** Paths of the templates that share no heading with any document. */
  readonly strangers: () => readonly string[];
}

/** Opens a survey. A template is the empty form of such documents; none is shipped. */
export function openSurvey(templates: readonly Given[]): Survey {
  const family = openFamily();
  const documents: Document[] = [];
  const forms = templates.map(({ path, text }) => {
    const sections = formKeys(text);
    family.addTemplate(sections);
    return { path, titles: sections.map(({ title }) => title) };
  });
  return {
    add: ({ path, text }) => {
      const keys: SectionKeys[] = [];
      const skim = skimSpec(text, path, (...section) => keys.push(keysOf(...section)));
      documents.push({ skim, said: skim.sections.map(({ body }, at) => keys[at]?.statements[body.said]) });
      family.add(skim.title, keys);
    },
    *readings() {
      const { under } = family.boilerplate();
      for (const { skim, said } of documents)
        yield readSkim(skim, (section) => {
          const first = said[section];
          const isKnown = first ? under(skim.sections[section]?.body.section.title ?? '') : null;
          return isKnown && first && isKnown(first) ? (statement) => isKnown(sentenceKeys(statement)) : null;
        });
    },
    strangers: () => forms.filter(({ titles }) => !family.knows(titles)).map(({ path }) => path),
  };
}

/** A document between the two looks at it. */
interface Document {
  readonly skim: Skim;
  /** For each section the first statement that says something: as long as that is its author's, so is the section. */
  readonly said: readonly (readonly SentenceKey[] | undefined)[];
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
