import { ONE_BY_ONE } from '../../slots/errors/errors.ts';
import { BESIDE, type Fates, PLAYED, unplayed } from '../../slots/fate.ts';

const ONLINE = unplayed('The line to the server never breaks here.');
const NO_OUTPUT = unplayed('Nothing is sent, printed or shown elsewhere; only calls to other systems are.');
const NO_SIGN_IN = unplayed('Nobody really signs in here.');

export const SCREENS_FATES: Fates = {
  'screens/landing': PLAYED,
  'screens/landing/{item}/actions': unplayed('The first page has no buttons of its own for them.'),
  'screens/inventory': PLAYED,
  'screens/{item}/columns': PLAYED,
  'screens/{item}/order': PLAYED,
  'screens/{item}/page-size': PLAYED,
  'screens/{item}/bulk': ONE_BY_ONE,
  'screens/{item}/related': PLAYED,
  'screens/{item}/leaving': unplayed('Whoever leaves a form here loses what was typed.', 'lost'),
  'screens/{item}/steps': PLAYED,
  'screens/{item}/figures': PLAYED,
  'screens/links': PLAYED,
  'screens/links/dead-ends': BESIDE,
  'screens/links/back': unplayed('Going back is done by the browser here, and loses what was typed.', 'lost'),
  'screens/conditions': PLAYED,
  'screens/conditions/{item}/first-step': PLAYED,
  'screens/conditions/{item}/words': PLAYED,
  'screens/shared-links': PLAYED,
  'screens/shared-links/after-sign-in': NO_SIGN_IN,
  'screens/irreversible': PLAYED,
  'screens/irreversible/{item}/typed': PLAYED,
  'screens/irreversible/{item}/second': PLAYED,
  'screens/devices': unplayed('It is drawn for the device it is looked at on.'),
  'screens/devices/offline-clash': ONLINE,
  'screens/devices/offline-age': ONLINE,
  'screens/devices/print': NO_OUTPUT,
  'screens/devices/next-person': NO_SIGN_IN,
  'screens/outputs': NO_OUTPUT,
  'screens/outputs/{item}/refuse': NO_OUTPUT,
  'screens/outputs/{item}/undelivered': NO_OUTPUT,
  'screens/undo-window': unplayed('Undo goes back through the whole sitting here.'),
  'screens/languages': unplayed('It speaks the language of the answers.'),
  'screens/languages/{item}/writer': BESIDE,
};
