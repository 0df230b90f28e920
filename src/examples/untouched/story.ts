import type { Story } from '../story.ts';
import type { Who } from '../tool-library/people.ts';
import { toolLibrary } from '../tool-library/story.ts';

const { records: _none, ...begun } = toolLibrary;

/** The same tool library before anybody has said a word. */
export const untouched: Story<Who> = { ...begun, name: 'untouched', answers: {} };
