import { type AgendaEdit, type AgendaTime, firstAsked } from '#core/agenda.ts';
import {
  type AgendaItem,
  type Decision,
  inView,
  inViewWords,
  type NamePolicy,
  plural,
  type SessionEvent,
  type WalkthroughRole,
  type Workspace,
  withCount,
} from '#core/index.ts';
import type { InvitationView, Timer } from '#core/presence.ts';
import { speakerLine } from '../session/speaker.ts';

/** Labels that are read at more than one place of a walkthrough. */
export const WORDS = {
  agenda: 'Agenda',
  more: 'More of the walkthrough',
  note: 'A note, for facilitators only',
  park: 'Park a question',
  timer: 'Timer',
  ask: 'Ask everybody',
  people: 'Who is here',
  hands: 'Hands up',
  lobby: 'In the lobby',
  alarm: 'Too much at once',
  gather: 'Bring everybody here',
  rejoin: 'Rejoin',
  wall: 'Open the wall',
  console: 'Console',
  invite: 'Invite people',
  end: 'End the walkthrough',
  mine: 'What waits for you',
} as const;

/** What an edit has done to the agenda, in one sentence, to be shown and announced. */
export function editWords(edit: AgendaEdit, after: readonly AgendaItem[], workspace: Workspace): string {
  const quoted = (id: string) => `“${shortQuestion(id, workspace)}”`;
  switch (edit.edit) {
    case 'move-item':
      return `${nameOf(after[edit.to], workspace)} is now ${edit.to + 1} of ${after.length}.`;
    case 'move-question': {
      const item = after.find(({ questions }) => questions.includes(edit.question));
      const place = (item?.questions.indexOf(edit.question) ?? 0) + 1;
      return `${quoted(edit.question)} is now ${place} of ${item?.questions.length} in ${nameOf(item, workspace)}.`;
    }
    case 'take-out':
      return `Left for later: ${quoted(edit.question)}`;
    case 'take-out-item':
      return 'Left for later: a whole screen.';
    case 'put-back':
      return `On the agenda: ${quoted(edit.question)}`;
    case 'set-goal':
      return 'The goal has changed.';
    case 'set-minutes':
      return 'The minutes have changed.';
  }
}

/** A question in short; its id if it no longer exists. */
export function shortQuestion(id: string, workspace: Workspace): string {
  const ask = workspace.question(id)?.question.ask;
  return ask === undefined ? id : firstAsked(ask);
}

function nameOf(item: AgendaItem | undefined, workspace: Workspace): string {
  return `“${workspace.point(item?.point ?? '')?.point.title ?? item?.point}”`;
}

/** How much of the time is planned, and what to do if it is not enough. */
export function timeWords({ given, reserve, planned, free }: AgendaTime): string {
  const summary = `${planned} of ${withCount(given, 'minute')} ${plural(planned, 'is', 'are')} planned`;
  if (planned > given) return `${summary}: ${planned - given} too many. Leave something for later, or plan more time.`;
  if (free < 0) return `${summary}. That leaves ${given - planned} for the end; ${reserve} would be better.`;
  const rest = free > 0 ? `, ${free} still free` : '';
  return `${summary}${rest}, ${reserve} kept for the end.`;
}

const MINUTE = 60_000;

/** Minutes and seconds as a clock shows them: "4:12"; what is over counts up from "+0:00". */
export function clockWords(left: number): string {
  const seconds = left > 0 ? Math.ceil(left / 1_000) : Math.floor(-left / 1_000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left > 0 ? shown : `+${shown}`;
}

const COUNTDOWN_WORDS: readonly { readonly at: number; readonly words: string }[] = [
  { at: 0, words: 'Time is up.' },
  { at: MINUTE, words: '1 minute left.' },
  { at: 5 * MINUTE, words: '5 minutes left.' },
];

/** The announcement when the remaining milliseconds of a running timer fall from `before` to `left`; null: none. */
export function countdownWords(before: number, left: number): string | null {
  return COUNTDOWN_WORDS.find(({ at }) => before > at && left <= at)?.words ?? null;
}

/**
 * The announcement for a changed timer; null: none.
 *
 * @param now the server’s clock, milliseconds since 1970
 */
export function timerChangeWords(before: Timer | null, timer: Timer | null, now: number): string | null {
  if (timer === null) return before && 'The timer is off.';
  if (timer.ends === null) return before?.ends === null ? null : 'The timer is paused.';
  if (timer.ends === before?.ends) return null;
  return `Timer: ${withCount(Math.round((timer.ends - now) / MINUTE), 'minute')} from now.`;
}

/** The announcement for what has just happened to everybody; null: none. */
export function eventWords({ what, by }: SessionEvent, workspace: Workspace): string | null {
  const placeWords = (place: string) => inViewWords(inView(place, workspace));
  switch (what.happened) {
    case 'shown':
      return what.undoes === undefined
        ? `${by.name} shows ${placeWords(what.place)}`
        : `Back to ${placeWords(what.place)}`;
    case 'put': {
      const ask = workspace.question(what.question)?.question.ask ?? what.question;
      return `A question for everybody: ${ask} ${what.hidden ? 'Answers are hidden until they are revealed.' : ''}`;
    }
    case 'revealed':
      return 'The answers are shown.';
    case 'planned':
      return 'The agenda has changed.';
    case 'undone':
      return `${by.name} has undone the last step.`;
    default:
      return null;
  }
}

/** What a decision does, as a verb phrase: "Ann decided". */
export const OUTCOME_WORDS: Readonly<Record<Decision['result']['outcome'], string>> = {
  decided: 'decided',
  assumed: 'assumed it for now',
  deferred: 'deferred it',
  'not-applicable': 'decided that it does not apply',
  withdrawn: 'withdrew the decision',
};

export function newDecisionWords({ by, result, question }: Decision, workspace: Workspace): string {
  const ask = workspace.question(question)?.question.ask ?? question;
  return `${by.name} ${OUTCOME_WORDS[result.outcome]}: ${ask}`;
}

export const VISIBILITY_WORDS = { hidden: 'Hidden until revealed', open: 'Open at once' } as const;
export const NAMES_WORDS: Readonly<Record<NamePolicy, string>> = {
  signed: 'With names',
  free: 'Optional',
  unsigned: 'Without names',
};

export const ROLE_ABILITIES: Readonly<Record<WalkthroughRole, string>> = {
  stakeholder: 'answers and asks',
  viewer: 'watches',
  facilitator: 'runs the walkthrough, decides and invites',
};

export const VALIDITY_OPTIONS: readonly (readonly [hours: number, words: string])[] = [
  [12, 'until tonight (12 hours)'],
  [168, 'for a week'],
  [720, 'for 30 days'],
  [2208, 'for 92 days'],
];

const DATE_TIME_FORMAT = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a time in milliseconds since 1970. */
export function dateTimeWords(at: number): string {
  return DATE_TIME_FORMAT.format(at);
}

/** The recipient of an invitation: “Dana · Finance”, “Anyone with the link”. */
export function inviteeWords({ name, role, ...invitation }: InvitationView): string {
  if (name !== '') return speakerLine({ name, role });
  const holder = invitation.for === 'many' ? 'Anyone with the link' : 'The first person to open it';
  return role === '' ? holder : `${holder}, for ${role}`;
}

interface InviteMailInput {
  readonly about: string;
  readonly name: string;
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly for: 'one' | 'many';
}

export function inviteMail({ about, name, link, until, ...inviting }: InviteMailInput) {
  const isPersonal = inviting.for === 'one';
  return {
    subject: `A few questions about “${about}”`,
    body: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      '',
      `we are working out what “${about}” has to do, and would like to hear what you know. Open this link on a phone or a computer. You only need a name; there is no account:`,
      '',
      link,
      '',
      `${isPersonal ? 'The link is for you alone, so please do not pass it on. It is' : 'The link is'} valid until ${dateTimeWords(until)}.`,
    ].join('\n'),
  };
}
