import type { WalkthroughRole } from '#core/index.ts';
import type { InvitationView } from '#core/presence.ts';
import { speakerLine } from '../../session/speaker.ts';

export const ROLE_ABILITIES: Readonly<Record<WalkthroughRole, string>> = {
  stakeholder: 'answers and asks',
  viewer: 'looks on',
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

/** The recipient of an invitation: “Dana · Finance”, “Whoever holds the link”. */
export function inviteeWords({ name, role, ...invitation }: InvitationView): string {
  if (name !== '') return speakerLine({ name, role });
  const holder = invitation.for === 'many' ? 'Whoever holds the link' : 'The first who opens it';
  return role === '' ? holder : `${holder}, for ${role}`;
}

export function invitationState({ revoked, until }: InvitationView, now: number): 'open' | 'ended' | 'revoked' {
  if (revoked) return 'revoked';
  return until > now ? 'open' : 'ended';
}

/** `open`: the valid ones; `over`: all others. Both with the newest first. */
export function groupInvitations(invitations: readonly InvitationView[], now: number) {
  const newestFirst = [...invitations].reverse();
  return {
    open: newestFirst.filter((invitation) => invitationState(invitation, now) === 'open'),
    over: newestFirst.filter((invitation) => invitationState(invitation, now) !== 'open'),
  };
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
  return {
    subject: `Walk through “${about}” with us`,
    body: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      '',
      `please walk through “${about}” with us and say what you know. Open this link on a phone or a computer; a name is enough, there is no account:`,
      '',
      link,
      '',
      inviting.for === 'one'
        ? `The link is yours alone; please do not pass it on. It holds until ${dateTimeWords(until)}.`
        : `It holds until ${dateTimeWords(until)}.`,
    ].join('\n'),
  };
}
