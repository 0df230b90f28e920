import type { Story } from '../story.ts';
import type { Part, Who } from '../tool-library/people.ts';
import { records } from '../tool-library/records.ts';
import { toolLibrary } from '../tool-library/story.ts';
import { SPEAKERS } from './people.ts';
import { withFinance } from './with-finance.ts';
import { withTheDesk } from './with-the-desk.ts';

/** What was settled by the third week as it stayed until the end, by the beginning of the question. */
const SETTLED = [
  'purpose.',
  'entities.records',
  'entities.terms',
  'entities.tool.',
  'entities.member.fields',
  'roles.grants',
  'roles.tool.',
  'states.tool.',
  'states.loan.list',
  'states.reservation.list',
  'screens.devices',
  'screens.landing',
  'screens.inventory',
  'constants.values',
];

/** Last parts of small questions that nobody had come to yet. */
const LEFT = ['near-miss', 'wait', 'hindrances', 'longest-stay', 'editable', 'owner', 'from', 'reuse'];

/** What was still in the air, or taken for granted, in the third week. */
const inTheAir: Part = {
  // Two say one thing, one another, and nobody has decided.
  'purpose.measure': {
    says: 'Tools brought back late | 38 of 100 | 10 of 100 | 31 December 2026',
    by: 'maeve',
    agree: ['pat'],
    otherwise: [
      {
        by: 'ines',
        says: 'Walks to the shed for nothing | 5 a week | none | 31 December 2026',
      },
    ],
    open: true,
  },
  'states.loan.reversal': {
    says: 'Closed | Out | reopen | Volunteer | it was closed today',
    by: 'tomas',
    otherwise: [{ by: 'pat', says: 'Closed | Owing | correct | Steward |' }],
    unsure: [{ by: 'ines', who: 'Tomás' }],
    open: true,
  },
  'entities.loan.retention': {
    says: 'anonymise',
    by: 'jonas',
    otherwise: [{ by: 'pat', says: 'keep' }],
    open: true,
  },

  // Said, and waiting for somebody to decide.
  'roles.several': { says: 'together', by: 'tomas', open: true },
  'screens.links': {
    says: `
      Find a tool | Tool page | a line |
      Tool page | Reserve a tool | Reserve | it is not retired
      Counter | New loan | Hand out |
      Counter | Loans | Loans |`,
    by: 'tomas',
    open: true,
  },
  'errors.mistakes': {
    says: '- A tool is promised to two people\n- Nobody looks whether the fee is paid',
    by: 'tomas',
    open: true,
  },

  // Taken for granted until somebody looks again.
  'states.loan.idle': {
    says: `
      Out | 12 days | remind | Member
      Overdue | 7 days | remind | Member`,
    by: 'tomas',
    assumed: '2026-04-15',
  },
  'constants.outage': { says: '3 days', by: 'maeve', assumed: '2026-05-04' },
  'constants.loss': { says: '1 hours', by: 'tomas', agree: ['ines'], assumed: '2026-05-04' },
  'entities.member.volume': {
    says: '400 members | 0.5 members | 600 members | 425 members',
    by: 'maeve',
    assumed: '2026-04-01',
  },

  // Put off.
  'purpose.obligations.contract.wording': {
    later: { owner: 'Pat Okafor', until: '2026-04-10' },
    by: 'pat',
  },
  'entities.member.retention': { later: { owner: 'Pat Okafor', until: '2026-04-10' }, by: 'jonas' },
  'calls.systems': { later: { owner: 'Jonas Brandt', until: '2026-04-08' }, by: 'jonas' },

  // Decided, and then its speaker had second thoughts.
  'purpose.cost': { says: '6 hours a week', by: 'tomas', agree: ['pat'], changed: '9 hours a week' },
  'screens.undo-window': { says: '10 seconds', by: 'ines', changed: '30 seconds' },
  'roles.refusal': { says: 'hidden', by: 'ines', changed: 'greyed' },

  // Nobody here knows.
  'screens.outputs': { says: 'Receipt | Member | a tool is handed out | mail', by: 'tomas', open: true },
  'roles.absence': {
    says: 'team',
    by: 'tomas',
    unsure: [
      { by: 'maeve', who: 'Tomás' },
      { by: 'ines', who: 'the volunteers' },
    ],
    otherwise: [{ by: 'pat', says: 'substitute' }],
    open: true,
  },
};

function isSettled(key: string): boolean {
  const isSmall = LEFT.includes(key.split('.').at(-1) ?? '') || key.startsWith('purpose.measure.');
  return SETTLED.some((begin) => key.startsWith(begin)) && !isSmall;
}

/** The same tool library in the third week of talking, after two evenings of walking through it together. */
export const halfAnswered: Story<Who> = {
  ...toolLibrary,
  name: 'half-answered',
  people: SPEAKERS,
  days: toolLibrary.days.slice(0, 6),
  aDay: 60,
  answers: {
    ...Object.fromEntries(Object.entries(toolLibrary.answers).filter(([key]) => isSettled(key))),
    ...inTheAir,
  },
  walks: [withTheDesk, withFinance],
  records: { by: 'tomas', all: records.filter(({ entity }) => entity === 'tool' || entity === 'member') },
};
