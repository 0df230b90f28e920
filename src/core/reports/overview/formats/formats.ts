import { jsonText } from '../../gaps/json-pieces.ts';
import type { Overview } from '../types.ts';
import { markdownOverview } from './markdown.ts';
import { textOverview } from './text.ts';

export interface Presented {
  readonly overview: Overview;
  /** Rows that a table for people has at most. */
  readonly most: number;
  /** Colours the head of a table, if colours are shown. */
  readonly paint: (as: 'title' | 'head', text: string) => string;
}

/** The formats of `specwalk overview`, by name. */
export const OVERVIEW_FORMATS: Readonly<Record<string, (presented: Presented) => string>> = {
  text: textOverview,
  json: ({ overview }) => `${jsonText(overview)}\n`,
  markdown: markdownOverview,
};
