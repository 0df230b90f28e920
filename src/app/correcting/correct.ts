import {
  type CorrectableStatus,
  type Correction,
  type CorrectPayload,
  checksum,
  type Kind,
  plural,
} from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { sendOnce } from '../workspace/send-once.ts';

type CorrectionDraft = Omit<CorrectPayload, 'of'> & { readonly text: string };

/** Saves a correction. Resolves to null, or to one sentence on why it was not saved. */
export async function correct({ text, ...correction }: CorrectionDraft): Promise<string | null> {
  const payload: CorrectPayload = { ...correction, of: checksum(text) };
  // The same choice is the same correction, even if the text has changed meanwhile.
  const answer = await sendOnce(`correct.${correction.point}`, { type: 'correct', payload }, [correction]);
  if (!answer.ok) return answer.problem;
  const newQuestions = answer.raised.length;
  announce(newQuestions === 0 ? 'Kept.' : `Kept. ${plural(newQuestions, 'One question is', '# questions are')} new.`);
  return null;
}

/** What a section can be about, in everyday words, and what is asked then; in the order in which they are offered. */
export const KIND_WORDS: Readonly<Record<Kind, readonly [about: string, asks: string]>> = {
  purpose: ['Why it is built', 'What goes wrong today, what should be better, what stays out.'],
  screens: ['What people see', 'Which screens there are, who sees what first, where each leads.'],
  entities: ['Things that are kept', 'What records are kept, what stands in them, real examples.'],
  states: ['Stages that things pass', 'Where a thing can be, what moves it on, what is allowed then.'],
  validation: ['What may be typed in', 'What is accepted, what is refused, what people read then.'],
  roles: ['Who may do what', 'Who may see, change, approve and delete each thing.'],
  calls: ['Other systems', 'What is sent, what comes back, and what if nothing does.'],
  errors: ['What goes wrong', 'What fails, how often, who is told, what they do next.'],
  constants: ['Numbers and limits', 'What may change next year while the work stays the same.'],
  other: ['Something of its own', 'One question only: what should stand here?'],
};

export const STATUS_WORDS: Readonly<Record<CorrectableStatus, readonly [says: string, next: string]>> = {
  unanswered: ['Says nothing yet', 'All of it is asked.'],
  partial: ['Says part of it', 'Only its open places are asked.'],
  answered: ['Says it all', 'Nothing more is asked.'],
  'not-applicable': ['Does not apply', 'Nothing is asked.'],
};

export type CorrectedFields = { readonly [K in 'kind' | 'status']?: Correction[K] | undefined };

/** A correction as text: “It is about “Other systems”; says it all”. */
export function correctionText({ kind, status }: CorrectedFields): string {
  const about = kind === undefined || kind === 'as-read' ? [] : [`it is about “${KIND_WORDS[kind][0]}”`];
  const says = status === undefined || status === 'as-read' ? [] : [HOW_MUCH[status]];
  return [...about, ...says].join(', and ');
}

const HOW_MUCH: Readonly<Record<CorrectableStatus, string>> = {
  unanswered: 'it says nothing yet',
  partial: 'it says part of what it should',
  answered: 'it says it all',
  'not-applicable': 'it does not apply',
};
