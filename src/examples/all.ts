import { halfAnswered } from './half-answered/story.ts';
import { REFERENCES } from './references/all.ts';
import type { Story } from './story.ts';
import { toolLibrary } from './tool-library/story.ts';
import { untouched } from './untouched/story.ts';

/** The stories of which an example is made. */
export const EXAMPLES: readonly Story[] = [
  untouched,
  halfAnswered,
  toolLibrary,
  ...REFERENCES.map(({ story }) => story),
];

/** The one that lies in this repository as files too, to be read there. */
export const KEPT = { story: halfAnswered, folder: 'fixtures/workspaces/half-answered' };
