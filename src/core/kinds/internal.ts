import type { ProductKind } from './product-kind.ts';
import {
  BY_WORK_ACCOUNT,
  CUSTOM,
  LAWS_ON_PERSONAL_DATA,
  NOT_SHOWN,
  SIGNED_IN_FOR_HALF_AN_HOUR,
  TOLD_ON_SUBMIT,
  WHO_CHANGED_WHAT,
} from './usual-answers.ts';

export const INTERNAL: ProductKind = {
  id: 'internal',
  label: 'A tool for our own staff, or forms',
  words: [
    'employee',
    'staff',
    'colleague',
    'attendance',
    'timesheet',
    'working hours',
    'absence',
    'shift',
    'roster',
    'payroll',
    'expense',
    'reimbursement',
    'internal',
    'intranet',
    'human resources',
    'onboarding',
    'survey',
    'questionnaire',
    'approval',
    'approve',
    'workflow',
    'department',
    'business travel',
    'online form',
    'fill in form',
    'ask for leave',
    'leave request',
    'annual leave',
    'sick leave',
    'time off',
    'overtime',
  ],
  things: [
    { name: 'Request', record: 'Leave, Rosa Diaz, 5 to 9 August, 5 days, approved by Mr Stone' },
    { name: 'Day at work', record: 'Rosa Diaz, 3 May, 8:02 to 16:45, 45 min break' },
    { name: 'Answer to a survey', record: 'Canteen survey, 12 of 14 questions, sent on 7 May' },
  ],
  roles: ['Employee', 'Team lead', 'Personnel office'],
  usual: {
    'roles.absence': {
      says: 'substitute',
      because: 'requests should not wait until somebody is back from holiday',
      source: CUSTOM,
    },
    'states.list': {
      says:
        'Draft | not sent yet | first\n' +
        'Sent | it waits for a decision | on the way\n' +
        'Approved | it is settled | last\n' +
        'Refused | it is settled, with a reason | last',
      because: 'whoever asks for something wants to see what became of it',
      source: CUSTOM,
    },
    'roles.sign-in': BY_WORK_ACCOUNT,
    'roles.sign-out': SIGNED_IN_FOR_HALF_AN_HOUR,
    'roles.refusal': NOT_SHOWN,
    'entities.history': WHO_CHANGED_WHAT,
    'validation.moment': TOLD_ON_SUBMIT,
    'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  },
  sources: ['GOV.UK Design System', 'GDPR, Article 88'],
};
