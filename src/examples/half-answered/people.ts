import type { Speaker } from '#core/index.ts';
import { PEOPLE, type Who } from '../tool-library/people.ts';

/** The same people, who say what they speak for in the words of the questions. */
export const SPEAKERS: Readonly<Record<Who, Speaker>> = {
  maeve: { ...PEOPLE.maeve, role: 'Sponsor' },
  tomas: { ...PEOPLE.tomas, role: 'Domain expert' },
  ines: { ...PEOPLE.ines, role: 'End user' },
  pat: { ...PEOPLE.pat, role: 'Finance' },
  lena: { ...PEOPLE.lena, role: 'Workshop' },
  jonas: { ...PEOPLE.jonas, role: 'Operator' },
};
