import type { Part } from '../part.ts';

/** Numbers and settings that could change while the work stays the same. */
export const constants: Part = {
  'constants.values': `
    Grid interval | 30 minutes | | whoever works on the schedule | 5 minutes, 15 minutes, 30 minutes, 60 minutes
    Schedule editor shows | Expanded | | whoever works on the schedule | Condensed, Expanded
    Results on a page | 50 | results | every list of the API |`,
  'constants.values.Grid interval.owner': 'Whoever works on the schedule; the choice is remembered.',
  'constants.values.Schedule editor shows.owner': 'Whoever works on the schedule.',
  'constants.values.Results on a page.owner': 'Whoever asks, by page_size.',
  'constants.values.*.from': 'all',
  'constants.timers': 'Refresh of the editor | 10 seconds | changes of others appear in an open schedule editor',
};
