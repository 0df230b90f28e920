import { referenceStory } from '../reference.ts';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { purpose } from './purpose.ts';
import { records } from './records.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/** Web analytics on one page, next to figures that were imported from earlier tools. */
export const dashboard = referenceStory({
  name: 'dashboard',
  title: 'Headcount',
  says: `Headcount counts the visits of websites without cookies and shows them on one page: six figures, a graph, and
    lists of sources, pages, places, devices and goals. Figures from earlier tools can be imported.`,
  day: '2026-03-18',
  parts: [purpose, screens, entities, states, validation, roles, calls, errors, constants],
  records,
});
