import { type Fates, PLAYED, unplayed } from './types.ts';

const ALONE = unplayed('Only one person plays here, so nobody is faster.');
const IDLE = unplayed('Whoever lets a record lie is told, and no more happens here.');
const BACK = unplayed('A way back leaves what happened with the move as it is.');
const EFFECTS = unplayed('What happens with a move always goes through here.');
const WHOLE = unplayed('What happens to the parts leaves the whole as it is here.');

export const STATES_FATES: Fates = {
  'states/list': PLAYED,
  'states/list/{item}/responsible': unplayed('Whose turn it is is not shown.'),
  'states/list/{item}/editable': PLAYED,
  'states/list/{item}/visible-to': unplayed('Who sees a record does not depend on where it is.'),
  'states/list/{item}/longest-stay': IDLE,
  'states/transitions': PLAYED,
  'states/idle': PLAYED,
  'states/reversal': PLAYED,
  'states/transitions/{item}/where': PLAYED,
  'states/transitions/{item}/after': PLAYED,
  'states/transitions/{item}/system': PLAYED,
  'states/transitions/exact': unplayed('The condition of the move itself is what counts here.'),
  'states/effects': PLAYED,
  'states/matrix': PLAYED,
  'states/effects/{item}/fails': EFFECTS,
  'states/matrix/{item}/refusal': PLAYED,
  'states/matrix/{item}/queue': PLAYED,
  'states/reversal/{item}/effects': BACK,
  'states/reversal/{item}/reason': PLAYED,
  'states/reversal-time': PLAYED,
  'states/idle/days': unplayed('Every day counts here.'),
  'states/idle/{item}/passed-to': IDLE,
  'states/conflict': ALONE,
  'states/conflict/words': ALONE,
  'states/conflict/release': ALONE,
  'states/conflict/twice': ALONE,
  'states/cascade': PLAYED,
  'states/cascade/upwards': WHOLE,
};
