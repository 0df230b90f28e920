import { halfAnswered } from './half-answered/story.ts';
import type { Story } from './story.ts';
import { toolLibrary } from './tool-library/story.ts';
import { untouched } from './untouched/story.ts';

/** The example workspaces, and where they lie from the root of this repository. */
export const EXAMPLES: readonly { readonly story: Story; readonly folder: string }[] = [
  { story: untouched, folder: 'fixtures/workspaces/untouched' },
  { story: halfAnswered, folder: 'fixtures/workspaces/half-answered' },
  { story: toolLibrary, folder: 'fixtures/workspaces/tool-library' },
];
