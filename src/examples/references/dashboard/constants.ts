import type { Part } from '../part.ts';

/** Numbers that could change while the work stays the same. */
export const constants: Part = {
  'constants.values': `
    Most imports | 5 | imports | every site |
    Most pins | 9 | sites | everybody |
    API requests an hour | 600 | requests | every key |
    Rows of an answer | 10000 | rows | every query |
    Rows of a quick export | 300 | rows | every file |
    Rows about pages in a quick export | 100 | rows | every file |
    Pageviews before sampling | 10000000 | pageviews | every view |
    Difference between queries | 1 | % | every figure |`,
  'constants.timers': `
    Visit timeout | 30 minutes | the visit is over
    Current | 5 minutes | a visitor is no longer current
    Realtime refresh | 30 seconds | the realtime view is drawn anew
    Validity of an invitation | 48 hours | it lapses
    Time of an import | 1 hour | it is done
    Both domains | 72 hours | visits under the old name are refused
    Full export | 24 hours | it can no longer be downloaded`,
};
