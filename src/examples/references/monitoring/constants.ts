import type { Part } from '../part.ts';

/** Numbers and settings that could change while the work stays the same. */
export const constants: Part = {
  'constants.values': `
    Check limit | 20 | checks | every account |
    Pings kept | 100 | pings | every check |
    Pings a minute | 5 | pings | every check |
    API calls a minute | 100 | calls | every key |
    Alert quota | 10 | alerts | every account |
    Ping endpoint | https://beat.example/ | | all | text
    Ping mail domain | in.beat.example | | all | text
    Site name | Heartbeat | | all | text`,
  'constants.timers': `
    Longest run | 72 hours | no run time is shown
    Webhook time | 30 seconds | the request is given up`,
  'constants.capacity': 'Ping body | 10000 bytes | 200 bytes',
  'constants.variants': `
    Number \\ For whom | Paid | Paid plus
    Check limit | its own | its own
    Pings kept | its own | its own
    Alert quota | its own | its own`,
  'constants.variants.Check limit.own': `
    Paid | 100 | checks
    Paid plus | 1000 | checks`,
  'constants.variants.Pings kept.own': `
    Paid | 1000 | pings
    Paid plus | 1000 | pings`,
  'constants.variants.Alert quota.own': `
    Paid | 50 | alerts
    Paid plus | 500 | alerts`,
};
