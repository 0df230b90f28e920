import { BESIDE, type Fates, PLAYED, unplayed } from './types.ts';

const NUMBERS = unplayed('New numbers are counted up here.');
const KEPT = unplayed('No record is put away or removed by time here.');
const NO_FILES = unplayed('No file of records comes in or goes out here.');

export const ENTITIES_FATES: Fates = {
  'entities/records': PLAYED,
  'entities/identity': PLAYED,
  'entities/fields': PLAYED,
  'entities/relations': PLAYED,
  'entities/volume': unplayed('“The world around it” says how many records there are.'),
  'entities/history': PLAYED,
  'entities/retention': KEPT,
  'entities/brought-in': NO_FILES,
  'entities/identity/issued-by': NUMBERS,
  'entities/identity/reuse': NUMBERS,
  'entities/identity/changes': NUMBERS,
  'entities/identity/lines': PLAYED,
  'entities/identity-format': PLAYED,
  'entities/fields/{item}/values': PLAYED,
  'entities/fields/{item}/keeper': BESIDE,
  'entities/fields/{item}/currency': PLAYED,
  'entities/fields/{item}/precision': PLAYED,
  'entities/fields/{item}/rounding': PLAYED,
  'entities/fields/{item}/range': PLAYED,
  'entities/fields/{item}/clock': PLAYED,
  'entities/fields/{item}/files': PLAYED,
  'entities/fields/{item}/privacy': unplayed(
    'Who sees a line is taken from the answer on what each role sees.',
  ),
  'entities/fields/{item}/formula': PLAYED,
  'entities/fields/{item}/override': PLAYED,
  'entities/relations/{item}/fields': unplayed('A link has no lines of its own here.'),
  'entities/relations/{item}/left-behind': unplayed('What stays alone is found in its own list here.'),
  'entities/relations/{item}/first': unplayed('What has to be done first is not checked here.'),
  'entities/history/readers': unplayed('Whoever sees a record sees what happened to it here.'),
  'entities/history/correction': unplayed('A mended slip looks like any other change here.'),
  'entities/volume/put-away': KEPT,
  'entities/volume/search': unplayed('The columns of a list say by what it is searched.'),
  'entities/retention/from': KEPT,
  'entities/retention/hold': KEPT,
  'entities/retention/dependents': KEPT,
  'entities/retention-time': KEPT,
  'entities/terms': BESIDE,
  'entities/terms/{item}/chosen': BESIDE,
  'entities/files': NO_FILES,
  'entities/brought-in/again': NO_FILES,
};
