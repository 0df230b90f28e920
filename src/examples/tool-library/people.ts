import type { Speaker } from '#core/index.ts';
import type { Answers } from '../story.ts';

/** Six people of a made-up tool library, and whom each of them speaks for. */
export const PEOPLE = {
  maeve: { name: 'Maeve Doran', role: 'Steward' },
  tomas: { name: 'Tomás Reilly', role: 'Counter volunteers' },
  ines: { name: 'Ines Calvo', role: 'Members' },
  pat: { name: 'Pat Okafor', role: 'Treasurer' },
  lena: { name: 'Lena Hofer', role: 'Workshop' },
  jonas: { name: 'Jonas Brandt', role: 'Website and data' },
} as const satisfies Readonly<Record<string, Speaker>>;

export type Who = keyof typeof PEOPLE;

/** A part of the story. */
export type Part = Answers<Who>;
