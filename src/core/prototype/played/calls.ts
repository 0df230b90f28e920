import { BESIDE, type Fates, PLAYED, unplayed } from './types.ts';

const ONE_TRY = unplayed('A call is tried once here.');
const NOTHING_COMES = unplayed('Nothing comes in from other systems by itself here.');
const NO_LIMIT = unplayed('The other system answers as often as it is asked here.');

export const CALLS_FATES: Fates = {
  'calls/systems': BESIDE,
  'calls/systems/{item}/sample': BESIDE,
  'calls/exchanges': PLAYED,
  'calls/exchanges/{item}/mapping': PLAYED,
  'calls/exchanges/{item}/many': unplayed('One message is sent at a time here.'),
  'calls/exchanges/{item}/address': BESIDE,
  'calls/waiting': PLAYED,
  'calls/waiting/then': unplayed('“The world around it” says how long an answer takes.'),
  'calls/failure': PLAYED,
  'calls/failure/half-done': unplayed('What fails here changes nothing.'),
  'calls/failure/shown': unplayed('What went wrong stands above the record here.'),
  'calls/repeat': ONE_TRY,
  'calls/repeat/mark': ONE_TRY,
  'calls/repeat/noticed': ONE_TRY,
  'calls/authority': unplayed('What other systems hold is not kept up to date here.'),
  'calls/authority/{item}/noticed': unplayed('What other systems hold is not kept up to date here.'),
  'calls/inbound': NOTHING_COMES,
  'calls/inbound/{item}/changes': NOTHING_COMES,
  'calls/inbound/{item}/unreadable': NOTHING_COMES,
  'calls/inbound/{item}/order': NOTHING_COMES,
  'calls/identity': BESIDE,
  'calls/identity/really': BESIDE,
  'calls/identity/key': BESIDE,
  'calls/in-background': unplayed('Every message is waited for here.', 'waits'),
  'calls/give-up': ONE_TRY,
  'calls/give-up/then': ONE_TRY,
  'calls/stays-inside': BESIDE,
  'calls/quota': NO_LIMIT,
  'calls/quota/{item}/words': NO_LIMIT,
};
