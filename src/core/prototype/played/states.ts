import { type Fates, PLAYED, unplayed } from '../../slots/fate.ts';

const ALONE = unplayed('Only one person plays here, so nobody is faster.');
const BACK = unplayed('A way back leaves what happened with the move as it is.', 'kept');
const EFFECTS = unplayed('What happens with a move always goes through here.');
const WHOLE = unplayed('What happens to the parts leaves the whole as it is here.', 'no');

export const STATES_FATES: Fates = {
  'states/list': PLAYED,
  'states/list/{item}/responsible': PLAYED,
  'states/list/{item}/editable': PLAYED,
  'states/list/{item}/visible-to': PLAYED,
  'states/list/{item}/longest-stay': PLAYED,
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
  'states/idle/days': unplayed('Every day counts here.', 'count'),
  'states/idle/{item}/passed-to': PLAYED,
  'states/conflict': ALONE,
  'states/conflict/words': ALONE,
  'states/conflict/release': ALONE,
  'states/conflict/twice': ALONE,
  'states/cascade': PLAYED,
  'states/cascade/upwards': WHOLE,
};
