import type { ProductKind } from './product-kind.ts';
import { CUSTOM, LAWS_ON_PERSONAL_DATA, PHONE_AND_DESK, TOLD_ON_SUBMIT } from './usual-answers.ts';

export const POLLS: ProductKind = {
  id: 'polls',
  label: 'Polls and contests',
  words: [
    'poll',
    'vote',
    'voting',
    'voter',
    'ballot',
    'election',
    'contest',
    'competition',
    'tournament',
    'league',
    'challenge',
    'prize',
    'raffle',
    'lottery',
    'jury',
    'winner',
    'nomination',
    'petition',
  ],
  things: [
    { name: 'Poll', record: '“Where shall we meet?”, 3 answers to choose from, open until 6 June, 84 votes' },
    { name: 'Entry', record: 'Pike, 7.2 kg, Jan Novak, Lake Ware, 11 May, with a photo' },
    { name: 'Vote', record: 'Member 311, “In the park”, 2 June, 18:04' },
  ],
  roles: ['Voter', 'Contestant', 'Organiser'],
  usual: {
    'validation.unique': {
      says: 'Vote | The person | The same poll | no',
      because: 'everybody has one vote',
      source: CUSTOM,
    },
    'states.list': {
      says:
        'Planned | it can be changed | first\n' +
        'Open | people take part | on the way\n' +
        'Closed | nobody can take part any more | on the way\n' +
        'Decided | the result is known | last',
      because: 'there is a day on which it opens and a day on which it closes',
      source: CUSTOM,
    },
    'screens.irreversible': {
      says: 'Cast a vote | a question | a vote for the wrong side',
      because: 'what counts for good is shown once more before it is sent',
      source: 'WCAG 2.2, 3.3.4 Error Prevention',
    },
    'validation.moment': TOLD_ON_SUBMIT,
    'screens.devices': PHONE_AND_DESK,
    'purpose.obligations': LAWS_ON_PERSONAL_DATA,
  },
  sources: ['https://schema.org/VoteAction', 'WCAG 2.2'],
};
