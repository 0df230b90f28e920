import type { Correction, GivenStatus, Kind } from '#core/index.ts';
import { keysOf } from '../kit/radio-group.tsx';

/** What a section can be about, in everyday words, and what is asked of it then. */
export const KIND_WORDS: Readonly<Record<Kind, { readonly about: string; readonly asks: string }>> = {
  purpose: {
    about: 'Why it is built',
    asks: 'What goes wrong today, what should be better, what stays out.',
  },
  screens: {
    about: 'What people see',
    asks: 'Which screens there are, who sees what first, where each leads.',
  },
  entities: {
    about: 'Things that are kept',
    asks: 'What records are kept, what stands in them, real examples.',
  },
  states: {
    about: 'Stages that things pass',
    asks: 'Where a thing can be, what moves it on, what is allowed then.',
  },
  validation: {
    about: 'What may be typed in',
    asks: 'What is accepted, what is refused, what people read then.',
  },
  roles: { about: 'Who may do what', asks: 'Who may see, change, approve and delete each thing.' },
  calls: { about: 'Other systems', asks: 'What is sent, what comes back, and what if nothing does.' },
  errors: { about: 'What goes wrong', asks: 'What fails, how often, who is told, what they do next.' },
  constants: {
    about: 'Numbers and limits',
    asks: 'What may change next year while the work stays the same.',
  },
  other: { about: 'Something of its own', asks: 'One question only: what should stand here?' },
};

/** How much a section says, and what follows from it. */
export const STATUS_WORDS: Readonly<Record<GivenStatus, { readonly says: string; readonly next: string }>> = {
  unanswered: { says: 'Says nothing yet', next: 'All of it is asked.' },
  partial: { says: 'Says part of it', next: 'Only its open places are asked.' },
  answered: { says: 'Says it all', next: 'Nothing more is asked.' },
  'not-applicable': { says: 'Does not apply', next: 'Nothing is asked.' },
};

/** The kinds and statuses, in the order in which they are offered. */
export const KINDS = keysOf(KIND_WORDS);
export const STATUSES = keysOf(STATUS_WORDS);

/** As much of a correction as is in force. */
export interface About {
  readonly kind: Correction['kind'] | undefined;
  readonly status: Correction['status'] | undefined;
}

/** What a correction says of a section: “It is about “Other systems”; says it all”. */
export function saidBy({ kind, status }: About): string {
  const about = kind === undefined || kind === 'as-read' ? [] : [`it is about “${KIND_WORDS[kind].about}”`];
  const says = status === undefined || status === 'as-read' ? [] : [HOW_MUCH[status]];
  return [...about, ...says].join(', and ');
}

const HOW_MUCH: Readonly<Record<GivenStatus, string>> = {
  unanswered: 'it says nothing yet',
  partial: 'it says part of what it should',
  answered: 'it says it all',
  'not-applicable': 'it does not apply',
};
