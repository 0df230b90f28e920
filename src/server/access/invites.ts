import * as v from 'valibot';
import type { DeepReadonly } from '#core/index.ts';
import { walkthroughRoleSchema } from '#core/parsing.ts';
import type { Refusal } from '../http/refusals.ts';

const shortText = v.pipe(v.string(), v.maxLength(200));
/** Milliseconds since 1970. */
const timestamp = v.number();

/** A link that lets people in. `as`: what they may do; `name` and `role` prefill the form and may be empty. */
const invitationSchema = v.strictObject({
  id: shortText,
  /** Hash of the secret in the link. */
  seal: shortText,
  as: walkthroughRoleSchema,
  for: v.picklist(['one', 'many']),
  name: shortText,
  role: shortText,
  until: timestamp,
  revoked: v.boolean(),
  /** Somebody who came by it was shown out, so newcomers by it wait in the lobby. Absent: they do not. */
  guarded: v.exactOptional(v.boolean()),
  /** `at-start`: made by the server when it started, to be printed. */
  made: v.picklist(['at-start', 'by-hand']),
});

/** How somebody was admitted, and so for how long. */
const admissionSchema = v.variant('by', [
  v.strictObject({ by: v.literal('invitation'), invitation: shortText }),
  v.strictObject({ by: v.literal('lobby'), until: timestamp }),
  /** Used this machine while no other one could reach it. */
  v.strictObject({ by: v.literal('machine') }),
]);

const personSchema = v.strictObject({
  /** Public id: 8 hex digits. */
  person: shortText,
  name: shortText,
  role: shortText,
  as: walkthroughRoleSchema,
  came: admissionSchema,
  /** Was shown out, and cannot come in again the same way. */
  out: v.boolean(),
});

/** A signed-in browser: the hash of its cookie’s secret, its person, and when it last sent a request. */
const deviceSchema = v.strictObject({ seal: shortText, person: shortText, seen: timestamp });

export const invitesSchema = v.strictObject({
  version: v.literal(1),
  invitations: v.array(invitationSchema),
  people: v.array(personSchema),
  devices: v.array(deviceSchema),
});

export type Invitation = DeepReadonly<v.InferOutput<typeof invitationSchema>>;
export type Person = DeepReadonly<v.InferOutput<typeof personSchema>>;
export type Device = DeepReadonly<v.InferOutput<typeof deviceSchema>>;

export interface Invites {
  /** By id. */
  readonly invitations: ReadonlyMap<string, Invitation>;
  /** By public id. */
  readonly people: ReadonlyMap<string, Person>;
  /** By seal. */
  readonly devices: ReadonlyMap<string, Device>;
}

/** `open`: only this machine is served, and nobody needs an invitation. */
export type DoorState = 'open' | 'invited';

/** An atomic change: returns the new invitations and a result, or a refusal. */
export type InvitesChange<T> = (invites: Invites) => { readonly invites: Invites; readonly answer: T } | Refusal;

export const NO_INVITES: Invites = { invitations: new Map(), people: new Map(), devices: new Map() };

export function isActive({ revoked, until }: Invitation, now: number): boolean {
  return !revoked && until > now;
}

/** Whether the person’s admission is still valid. */
export function isAdmitted({ came, out }: Person, invites: Invites, door: DoorState, now: number): boolean {
  if (out) return false;
  if (came.by === 'machine') return door === 'open';
  if (came.by === 'lobby') return came.until > now;
  const invitation = invites.invitations.get(came.invitation);
  return invitation !== undefined && isActive(invitation, now);
}

export function personOnDevice(seal: string, invites: Invites, door: DoorState, now: number): Person | undefined {
  const person = invites.people.get(invites.devices.get(seal)?.person ?? '');
  return person && isAdmitted(person, invites, door, now) ? person : undefined;
}

export function invitationWith(seal: string, { invitations }: Invites): Invitation | undefined {
  return [...invitations.values()].find((invitation) => invitation.seal === seal);
}

export function hasOwnLink({ came }: Person, { invitations }: Invites): boolean {
  return came.by === 'invitation' && invitations.get(came.invitation)?.for === 'one';
}

export function peopleAdmittedBy(invitation: string, { people }: Invites): readonly Person[] {
  return [...people.values()].filter(({ came }) => came.by === 'invitation' && came.invitation === invitation);
}

export function withPerson(person: Person, invites: Invites): Invites {
  return { ...invites, people: new Map(invites.people).set(person.person, person) };
}

export function withInvitation(invitation: Invitation, invites: Invites): Invites {
  return { ...invites, invitations: new Map(invites.invitations).set(invitation.id, invitation) };
}

export function withDevice(device: Device, invites: Invites): Invites {
  return { ...invites, devices: new Map(invites.devices).set(device.seal, device) };
}

/** Without the devices for which `goes` is true; the same object where there are none. */
export function withoutDevices(goes: (device: Device) => boolean, invites: Invites): Invites {
  const left = [...invites.devices].filter(([, device]) => !goes(device));
  return left.length === invites.devices.size ? invites : { ...invites, devices: new Map(left) };
}
