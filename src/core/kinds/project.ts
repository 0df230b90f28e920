import type { ProductKind } from './product-kind.ts';
import {
  AT_A_DESK,
  BY_WORK_ACCOUNT,
  CUSTOM,
  FIRST_CHANGE_COUNTS,
  KEPT_AS_DRAFT,
  MENU_AT_THE_SIDE,
  WHO_CHANGED_WHAT,
} from './usual-answers.ts';

export const PROJECT: ProductKind = {
  id: 'project',
  label: 'Projects and tasks',
  words: [
    'project',
    'project management',
    'task',
    'milestone',
    'deadline',
    'kanban',
    'sprint',
    'gantt',
    'issue tracker',
    'bug',
    'collaborate',
    'collaboration',
    'coordinate',
    'construction',
    'building site',
    'workload',
    'risk',
    'risk assessment',
    'planning',
    'to-do',
    'project team',
    'agile',
    'work package',
    'checklist',
  ],
  things: [
    { name: 'Project', record: 'School roof, Leeds, 2 March to 30 August, 62 % done, 4 days late' },
    { name: 'Task', record: 'Order the tiles, Priya Nair, due on 6 May, waits for the measurements' },
    { name: 'Risk', record: 'Tiles come late, likely, costs 2 weeks, second supplier asked' },
  ],
  roles: ['Team member', 'Project lead', 'Client'],
  usual: {
    'states.list': {
      says:
        'To do | nobody has started | first\n' +
        'Going on | somebody works on it | on the way\n' +
        'Waiting | something else has to come first | on the way\n' +
        'Done | it is finished | last',
      because: 'a team has to see at a glance what is stuck',
      source: CUSTOM,
    },
    'validation.across': {
      says: 'Start, Due | Due is not before Start',
      because: 'work begins before it ends',
      source: 'ISO 8601-1, time intervals',
    },
    'roles.sign-in': BY_WORK_ACCOUNT,
    'entities.history': WHO_CHANGED_WHAT,
    'states.conflict': FIRST_CHANGE_COUNTS,
    'errors.kept-work': KEPT_AS_DRAFT,
    'screens.layout': MENU_AT_THE_SIDE,
    'screens.devices': AT_A_DESK,
  },
  sources: ['ISO 21502 (guidance on project management)', 'ISO 31000 (risk management)'],
};
