import type { Role } from '#core/index.ts';
import type { InvitationView } from '#core/room.ts';
import { speakerLine } from '../../session/speaker.ts';

export const CAN: Readonly<Record<Role, string>> = {
  stakeholder: 'answers and asks',
  viewer: 'looks on',
  facilitator: 'runs the walkthrough, decides and invites',
};

export const HOURS: readonly (readonly [hours: number, words: string])[] = [
  [12, 'until tonight (12 hours)'],
  [168, 'for a week'],
  [720, 'for 30 days'],
  [2208, 'for 92 days'],
];

const WHEN = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in milliseconds since 1970, in words. */
export function whenWords(at: number): string {
  return WHEN.format(at);
}

/** For whom an invitation is: “Dana · Finance”, “Whoever holds the link”. */
export function forWords({ name, role, ...invitation }: InvitationView): string {
  if (name !== '') return speakerLine({ name, role });
  const holder = invitation.for === 'many' ? 'Whoever holds the link' : 'The first who opens it';
  return role === '' ? holder : `${holder}, for ${role}`;
}

export function standing({ revoked, until }: InvitationView, now: number): 'open' | 'ended' | 'revoked' {
  if (revoked) return 'revoked';
  return until > now ? 'open' : 'ended';
}

/** `open`: those still valid; `over`: all others. Both with the newest first. */
export function inOrder(invitations: readonly InvitationView[], now: number) {
  const newest = [...invitations].reverse();
  return {
    open: newest.filter((invitation) => standing(invitation, now) === 'open'),
    over: newest.filter((invitation) => standing(invitation, now) !== 'open'),
  };
}

interface Inviting {
  readonly about: string;
  readonly name: string;
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly for: 'one' | 'many';
}

export function invitingMail({ about, name, link, until, ...inviting }: Inviting) {
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
        ? `The link is yours alone; please do not pass it on. It holds until ${whenWords(until)}.`
        : `It holds until ${whenWords(until)}.`,
    ].join('\n'),
  };
}
