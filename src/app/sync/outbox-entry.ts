import { type Command, type Fact, handRaisedId, type Speaker } from '#core/index.ts';

/** What may wait on the device until the server has it: what people say, never what they decide. */
export type OfflineCommand = Extract<Command, { readonly type: 'respond' | 'stance' | 'raise' }>;

export function isOfflineCommand(command: Command): command is OfflineCommand {
  return command.type === 'respond' || command.type === 'stance' || command.type === 'raise';
}

export interface OutboxEntry {
  readonly command: OfflineCommand;
  /** The name of the workspace in which it was said: another may be served at the same address later. */
  readonly workspace: string;
  /** When it was said by this device’s clock, milliseconds since 1970. */
  readonly at: number;
  /** Id of the walkthrough in which it was said. */
  readonly during?: string;
  /**
   * `waiting`: goes out by itself. `refused`: is in the tray. `kept`: the server has it and shows it to nobody yet,
   * not even to its author; only this device knows whose it is.
   */
  readonly state: 'waiting' | 'refused' | 'kept';
  readonly problem?: string;
}

/** Where entries are kept; once `add` or `update` has resolved, the entry survives the page. */
export interface OutboxStorage {
  /** In the order in which they were added. */
  readonly all: () => Promise<readonly OutboxEntry[]>;
  readonly add: (entry: OutboxEntry) => Promise<void>;
  /** Changes the entry with the same command id; one that is gone stays gone. */
  readonly update: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Id of the question that a command is about; commands about one question are sent in order. */
export function questionIdOf(command: OfflineCommand): string {
  return command.type === 'raise' ? handRaisedId(command.payload.ask, command.id) : command.payload.question;
}

export function withSpeaker<S extends OfflineCommand>(command: S, { name, role }: Speaker): S {
  return { ...command, payload: { ...command.payload, by: { name, role } } };
}

/** Whether the server has taken an answer and shows it to nobody yet. */
export function isHiddenResponse({ type, id }: OfflineCommand, facts: readonly Fact[]): boolean {
  return type === 'respond' && !facts.some((fact) => fact.fact === 'response' && fact.id === id);
}

/** A later answer that replaces a refused one replaces what the refused one would have replaced. */
export function rebase(entry: OutboxEntry, refused: OfflineCommand): OutboxEntry {
  const { command } = entry;
  if (command.type !== 'respond' || refused.type !== 'respond') return entry;
  const { supersedes, anonymous, ...rest } = command.payload;
  if (supersedes !== refused.id) return entry;
  const before = refused.payload;
  const payload = {
    ...rest,
    ...(before.supersedes === undefined ? {} : { supersedes: before.supersedes }),
    ...(anonymous ? { anonymous: { key: anonymous.key, ...earlierOf(before.anonymous) } } : {}),
  };
  return { ...entry, command: { ...command, payload } };
}

/** Rebases an entry on every refused one. */
export function rebaseOnRefused(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry {
  return entries
    .filter(({ state }) => state === 'refused')
    .reduceRight((rebased, { command }) => rebase(rebased, command), entry);
}

function earlierOf(anonymous: { readonly earlier?: string } | undefined): { readonly earlier?: string } {
  return anonymous?.earlier === undefined ? {} : { earlier: anonymous.earlier };
}
