import { BESIDE, type Fates, PLAYED, unplayed } from './types.ts';

const LOST = unplayed('Whoever leaves a form here loses what was typed.');
const ONE_BY_ONE = unplayed('Records are changed one by one here.');

export const ERRORS_FATES: Fates = {
  'errors/mistakes': BESIDE,
  'errors/mistakes/{item}/today': BESIDE,
  'errors/mistakes/{item}/prevent': BESIDE,
  'errors/messages': PLAYED,
  'errors/messages/{item}/languages': unplayed('It speaks the language of the answers.'),
  'errors/messages/{item}/raised-by': PLAYED,
  'errors/messages/approver': BESIDE,
  'errors/classes': unplayed('Whose fault it is does not show.'),
  'errors/classes/{item}/contact': unplayed('Whom to ask does not show.'),
  'errors/classes/{item}/again': unplayed('Whoever wants to try again presses the button again.'),
  'errors/kept-work': LOST,
  'errors/kept-work/how-long': LOST,
  'errors/alerts': PLAYED,
  'errors/alerts/{item}/at-night': unplayed('It is always daytime here.'),
  'errors/disclosure': PLAYED,
  'errors/bulk': ONE_BY_ONE,
  'errors/bulk/again': ONE_BY_ONE,
};
