import { BESIDE, type Fates, PLAYED, unplayed } from '../../slots/fate.ts';

const NO_IMPORT = unplayed('No file comes in here, and nothing is looked over at night.');
const RULES_STAY = unplayed('No rule changes while it is played.');

export const VALIDATION_FATES: Fates = {
  'validation/rules': PLAYED,
  'validation/examples': PLAYED,
  'validation/required': PLAYED,
  'validation/unique': PLAYED,
  'validation/examples/{item}/edge': PLAYED,
  'validation/examples/{item}/words': PLAYED,
  'validation/required/draft': unplayed('A record is saved here only when all of it is right.', 'no'),
  'validation/required/{item}/exempt': PLAYED,
  'validation/across': PLAYED,
  'validation/across/{item}/shown-at': PLAYED,
  'validation/unique/{item}/found': unplayed(
    'What is there already is told, and nobody is taken to it here.',
    'stop',
    'warn',
  ),
  'validation/severity': PLAYED,
  'validation/severity/{item}/who': unplayed('Whoever fills in the form may go on with a reason here.'),
  'validation/moment': PLAYED,
  'validation/moment/import': NO_IMPORT,
  'validation/moment/nightly': NO_IMPORT,
  'validation/existing': RULES_STAY,
  'validation/existing/mended-by': RULES_STAY,
  'validation/existing/exempt': RULES_STAY,
  'validation/source': BESIDE,
  'validation/source/{item}/setting': BESIDE,
  'validation/rules/{item}/who': unplayed('Whoever fills in the form may go on with a reason here.'),
};
