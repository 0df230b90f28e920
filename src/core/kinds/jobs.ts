import type { ProductKind } from './product-kind.ts';
import {
  BY_PASSWORD,
  CUSTOM,
  DELETED_AT_THE_END,
  EXISTENCE_IS_SECRET,
  KEPT_AS_DRAFT,
  LAWS_ON_PERSONAL_DATA,
} from './usual-answers.ts';

export const JOBS: ProductKind = {
  id: 'jobs',
  label: 'Job adverts',
  words: [
    'job',
    'job board',
    'job search',
    'recruitment',
    'recruiting',
    'recruiter',
    'hiring',
    'vacancy',
    'career',
    'candidate',
    'applicant',
    'employer',
    'job seeker',
    'internship',
    'traineeship',
    'placement',
    'worker',
    'talent',
    'staffing',
    'employment',
  ],
  things: [
    { name: 'Job', record: 'Van driver, Leeds, full time, from 1 June, 14 GBP an hour' },
    { name: 'Application', record: 'Amir Khan for van driver, sent on 4 May, invited for 9 May' },
    { name: 'Candidate', record: 'Amir Khan, 6 years as a driver, licence B and C, free from June' },
  ],
  roles: ['Job seeker', 'Employer', 'Recruiter'],
  usual: {
    'states.list': {
      says:
        'Sent | the employer has it | first\n' +
        'Being read | somebody looks at it | on the way\n' +
        'Invited | there is an interview | on the way\n' +
        'Taken | the person has the job | last\n' +
        'Refused | somebody else was chosen | last\n' +
        'Withdrawn | the person no longer wants it | last',
      because: 'whoever applies wants to know how far it has got',
      source: CUSTOM,
    },
    'roles.anonymous': {
      says: '- Search jobs\n- Read a job',
      because: 'people look around before they say who they are',
      source: CUSTOM,
    },
    'roles.sign-in': BY_PASSWORD,
    'entities.retention': DELETED_AT_THE_END,
    'errors.disclosure': EXISTENCE_IS_SECRET,
    'errors.kept-work': KEPT_AS_DRAFT,
    'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  },
  sources: ['https://schema.org/JobPosting', 'GDPR'],
};
