import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { codeOf, type Disk, nodeDisk, writeFailure } from '../disk/disk.ts';
import { syncFolder, writeTemporary } from '../disk/durable-files.ts';
import { StoreFailure } from '../disk/store.ts';
import { REFUSALS, type Refusal, unavailable } from '../http/refusals.ts';
import {
  type Invitation,
  type Invites,
  type InvitesChange,
  invitesSchema,
  NO_INVITES,
  type Person,
  peopleAdmittedBy,
  withDevice,
} from './invites.ts';

/** The invitations in force; every change is on disk before it is acknowledged. */
export type InviteStore = Awaited<ReturnType<typeof openInviteStore>>;

interface PendingChange {
  readonly change: (invites: Invites) => Invites;
  readonly revokes: boolean;
  readonly settle: (failure: unknown) => void;
}

/** Milliseconds between two updates of when a device was last seen. */
const SEEN_EVERY = 60_000;

interface InviteStoreOptions {
  /** Null: invitations last as long as the server runs. */
  readonly file: InviteFile | null;
  /** Whether a change that cannot be written is refused; at a door open to this machine only, it still counts. */
  readonly isStrict: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onChange: () => void;
  readonly log: (sentence: string) => void;
}

export async function openInviteStore({ file, isStrict, now, onChange, log }: InviteStoreOptions) {
  let invites = await loadInvites(file, now(), log);
  let pending: PendingChange[] = [];
  let writing: Promise<void> | null = null;
  let isDirty = false;

  const commit = (next: Invites) => {
    if (next === invites) return;
    invites = next;
    onChange();
  };
  const apply = (steps: readonly PendingChange[]) => steps.reduce((state, { change }) => change(state), invites);
  /** False where another server has changed them since they were read. */
  const write = async (next: Invites) => {
    try {
      return (await file?.write(invitesText(next))) ?? true;
    } catch (error) {
      if (isStrict) throw error;
      return true;
    }
  };
  const reload = async () => {
    const text = await file?.changed?.();
    const loaded = typeof text === 'string' ? readInvites(text, now()) : null;
    if (loaded) commit(withSeen(invites, loaded));
  };
  const writeAll = async () => {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        let next = apply(batch);
        while (next !== invites && !(await write(next))) {
          await reload();
          next = apply(batch);
        }
        commit(next);
        for (const { settle } of batch) settle(null);
      } catch (error) {
        commit(apply(batch.filter(({ revokes }) => revokes)));
        for (const { settle } of batch) settle(error);
      }
    }
    writing = null;
  };

  const unwatch = file?.watch?.(reload);
  return {
    current: () => invites,
    /** Resolves once what other servers have changed before is known; or what is known stays. */
    refresh: () => reload().catch(() => undefined),
    /** A change that cannot be written is refused; if it only takes rights away, it holds until the server ends. */
    change: <T>(step: InvitesChange<T>, revokes = false) =>
      new Promise<{ readonly answer: T } | Refusal>((resolve, reject) => {
        let outcome: ReturnType<InvitesChange<T>> | undefined;
        pending.push({
          revokes,
          change: (before) => {
            outcome = step(before);
            return 'invites' in outcome ? outcome.invites : before;
          },
          settle: (failure) => {
            if (failure === null || (outcome && 'problem' in outcome)) {
              if (outcome) resolve(outcome);
            } else if (failure instanceof StoreFailure)
              resolve(revokes ? REFUSALS.keptForNow(failure.message) : unavailable(failure.message));
            else reject(failure);
          },
        });
        writing ??= Promise.resolve().then(writeAll);
      }),
    /** Notes that a device was seen; written with the next change. */
    seen: (seal: string, at: number) => {
      const device = invites.devices.get(seal);
      if (!device || device.seen + SEEN_EVERY > at) return;
      isDirty = true;
      invites = withDevice({ ...device, seen: at }, invites);
    },
    close: async () => {
      unwatch?.();
      await writing;
      if (isDirty) await file?.write(invitesText(invites)).catch(() => undefined);
    },
  };
}

async function loadInvites(file: InviteFile | null, now: number, log: (sentence: string) => void) {
  if (!file) return NO_INVITES;
  try {
    const text = await file.read();
    const invites = text === null ? NO_INVITES : readInvites(text, now);
    if (invites) return invites;
    const movedTo = await file.setAside();
    log(`The earlier invitations cannot be read and no longer work; they were moved to ${movedTo}.`);
  } catch (error) {
    log(`The earlier invitations cannot be read and no longer work: ${String(error)}.`);
  }
  return NO_INVITES;
}

/** Devices that were seen here later than the other server knows. */
function withSeen(here: Invites, loaded: Invites): Invites {
  const devices = [...loaded.devices].map(([seal, device]) => {
    const seen = Math.max(device.seen, here.devices.get(seal)?.seen ?? 0);
    return [seal, { ...device, seen }] as const;
  });
  return { ...loaded, devices: new Map(devices) };
}

const DAY = 24 * 3_600_000;
/** Milliseconds for which an ended invitation is kept, so that it can be extended, and a device that is not seen. */
const ENDED_KEPT = 7 * DAY;
const DEVICE_KEPT = 92 * DAY;

/** Most printed links for participants that are kept unused, for people who were given one. */
const MAX_PRINTED = 20;

/** The invitations as JSON, secrets as hashes only. */
export function invitesText({ invitations, people, devices }: Invites): string {
  const all = {
    version: 1,
    invitations: [...invitations.values()],
    people: [...people.values()],
    devices: [...devices.values()],
  };
  return `${JSON.stringify(all)}\n`;
}

/** Reads invitations from JSON; null: it is not valid. Leaves out what nobody can use any more. */
export function readInvites(json: string, now: number): Invites | null {
  try {
    const { success, output } = v.safeParse(invitesSchema, JSON.parse(json));
    return success ? withoutUnused(output, now) : null;
  } catch {
    return null;
  }
}

function withoutUnused(lists: v.InferOutput<typeof invitesSchema>, now: number): Invites {
  const all: Invites = { ...NO_INVITES, people: new Map(lists.people.map((one) => [one.person, one])) };
  // Unused printed links are dropped: a facilitator’s at once, others once they have ended or there are too many.
  const isUnused = ({ id, made }: Invitation) => made === 'at-start' && peopleAdmittedBy(id, all).length === 0;
  const handedOut = new Set(
    lists.invitations.filter((one) => isUnused(one) && one.as !== 'facilitator' && one.until > now).slice(-MAX_PRINTED),
  );
  const isLost = (one: Invitation) => isUnused(one) && !handedOut.has(one);
  const invitations = new Map(
    lists.invitations.filter((one) => one.until + ENDED_KEPT > now && !isLost(one)).map((one) => [one.id, one]),
  );
  const devices = lists.devices.filter(({ seen }) => seen + DEVICE_KEPT > now);
  const present = new Set(devices.map((one) => one.person));
  // Kept, so that somebody who comes back on their device is the same person.
  const isUsed = ({ came, person: id }: Person) =>
    present.has(id) ||
    (came.by === 'invitation' && invitations.has(came.invitation)) ||
    (came.by === 'lobby' && came.until + ENDED_KEPT > now);
  const people = new Map(lists.people.filter(isUsed).map((one) => [one.person, one]));
  return {
    invitations,
    people,
    devices: new Map(devices.filter((one) => people.has(one.person)).map((one) => [one.seal, one])),
  };
}

/** Where the invitations are stored between two runs. */
export interface InviteFile {
  /** Null: there is none yet. */
  readonly read: () => Promise<string | null>;
  /** Resolves once it is synced to disk; to false where another server has written since it was read. */
  readonly write: (text: string) => Promise<boolean>;
  /** Moves an unreadable file aside. Returns its new path. */
  readonly setAside: () => Promise<string>;
  /** What another server has written since it was read, or null; absent where there is only one server. */
  readonly changed?: () => Promise<string | null>;
  /** Calls back when another server may have written. Returns an unsubscribe function. */
  readonly watch?: (onChange: () => Promise<void>) => () => void;
}

/**
 * The file of one workspace in the user’s state folder, readable to nobody else. Null: that folder is inside the
 * workspace, whose files go into Git and to other people.
 */
export function inviteFileIn(folder: string, workspace: string, disk: Disk = nodeDisk): InviteFile | null {
  const root = realpathSync.native(workspace);
  if (`${folder}${sep}`.startsWith(`${root}${sep}`)) return null;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const file = join(folder, `access-${key}.json`);
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }),
    write: async (text) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        await disk.rename(await writeTemporary(disk, folder, folder, text, { mode: 0o600 }), file);
        await syncFolder(disk, folder, folder);
        return true;
      } catch (error) {
        throw writeFailure(folder, file, error);
      }
    },
    setAside: async () => {
      await disk.rename(file, `${file}.unreadable`);
      return `${file}.unreadable`;
    },
  };
}
