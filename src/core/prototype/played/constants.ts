import { BESIDE, type Fates, PLAYED, unplayed } from '../../slots/fate.ts';

const LIMITS = unplayed('Only rules that name this number keep it.');
const ONE_MARKET = unplayed('A number is the same for everybody here.');
const EVERY_DAY = 'Every day counts here, on one clock.';
const MONEY = unplayed('Amounts are not converted, taxed or approved here.');

export const CONSTANTS_FATES: Fates = {
  'constants/values': PLAYED,
  'constants/values/{item}/owner': BESIDE,
  'constants/values/{item}/from': unplayed(
    'A number that is turned counts at once for everything here.',
    'all',
  ),
  'constants/boundaries': LIMITS,
  'constants/boundaries/{item}/warn': LIMITS,
  'constants/timers': PLAYED,
  'constants/timers/{item}/days': unplayed(EVERY_DAY, 'count'),
  'constants/timers/clock': unplayed(EVERY_DAY),
  'constants/capacity': PLAYED,
  'constants/capacity/{item}/over': LIMITS,
  'constants/money': MONEY,
  'constants/money/{item}/bands': MONEY,
  'constants/money/rate': MONEY,
  'constants/service-levels': BESIDE,
  'constants/variants': ONE_MARKET,
  'constants/variants/{item}/bounds': ONE_MARKET,
  'constants/variants/{item}/own': ONE_MARKET,
  'constants/provenance': BESIDE,
  'constants/provenance/{item}/check': BESIDE,
  'constants/outage': BESIDE,
  'constants/outage/meanwhile': BESIDE,
  'constants/outage/pauses': BESIDE,
  'constants/loss': BESIDE,
};
