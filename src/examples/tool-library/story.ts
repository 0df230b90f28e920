import { ninePoints } from '#core/parsing.ts';
import { plain, type Story } from '../story.ts';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { PEOPLE, type Who } from './people.ts';
import { purpose } from './purpose.ts';
import { records } from './records.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';
import { wishes } from './wishes.ts';

/** How six people of a tool library said, within seven weeks, what their product is. */
export const toolLibrary: Story<Who> = {
  name: 'tool-library',
  spec: ninePoints(
    'Toolshed',
    plain(`A library of tools in Millbrook, run by neighbours: whoever pays a small fee may take a drill or a ladder home for a
    while. Today it lives in a shoebox of cards. Each point below is still to be talked about.`),
  ),
  people: PEOPLE,
  knows: {
    sponsor: 'maeve',
    'domain expert': 'tomas',
    'end user': 'ines',
    operator: 'jonas',
    support: 'tomas',
    architect: 'jonas',
    security: 'jonas',
    legal: 'pat',
    finance: 'pat',
  },
  decides: {
    purpose: 'maeve',
    screens: 'maeve',
    entities: 'maeve',
    states: 'maeve',
    validation: 'maeve',
    roles: 'maeve',
    calls: 'jonas',
    errors: 'maeve',
    constants: 'pat',
  },
  days: [
    '2026-03-02',
    '2026-03-04',
    '2026-03-09',
    '2026-03-11',
    '2026-03-12',
    '2026-03-16',
    '2026-03-18',
    '2026-03-23',
    '2026-03-25',
    '2026-03-30',
    '2026-04-01',
    '2026-04-02',
    '2026-04-08',
    '2026-04-13',
    '2026-04-15',
    '2026-04-20',
    '2026-04-22',
    '2026-04-27',
    '2026-04-29',
    '2026-05-06',
  ],
  aDay: 50,
  answers: {
    ...purpose,
    ...screens,
    ...entities,
    ...states,
    ...validation,
    ...roles,
    ...calls,
    ...errors,
    ...constants,
    ...wishes,
  },
  records: { by: 'tomas', all: records },
};
