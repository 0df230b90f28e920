import { BESIDE, type Fates, PLAYED, unplayed } from '../../slots/fate.ts';

const NO_DRAFT = 'What fails here leaves the form as it was typed, and keeps no draft.';
export const ONE_BY_ONE = unplayed('Records are changed one by one here.');

export const ERRORS_FATES: Fates = {
  'errors/mistakes': BESIDE,
  'errors/mistakes/{item}/today': BESIDE,
  'errors/mistakes/{item}/prevent': BESIDE,
  'errors/messages': PLAYED,
  'errors/messages/{item}/languages': unplayed('It speaks the language of the answers.'),
  'errors/messages/{item}/raised-by': PLAYED,
  'errors/messages/approver': BESIDE,
  'errors/classes': PLAYED,
  'errors/classes/{item}/contact': PLAYED,
  'errors/classes/{item}/again': PLAYED,
  'errors/kept-work': unplayed(NO_DRAFT, 'form'),
  'errors/kept-work/how-long': unplayed(NO_DRAFT),
  'errors/alerts': PLAYED,
  'errors/alerts/{item}/at-night': PLAYED,
  'errors/disclosure': PLAYED,
  'errors/bulk': ONE_BY_ONE,
  'errors/bulk/again': ONE_BY_ONE,
};
