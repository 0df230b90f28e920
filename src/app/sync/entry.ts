import { type Command, type Fact, handRaisedId, type Speaker } from '#core/index.ts';

/** What may wait on the device until the server has it: what people say, never what they decide. */
export type Saying = Extract<Command, { readonly type: 'respond' | 'stance' | 'raise' }>;

export function isSaying(command: Command): command is Saying {
  return command.type === 'respond' || command.type === 'stance' || command.type === 'raise';
}

export interface Entry {
  readonly command: Saying;
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
export interface EntryStorage {
  /** In the order in which they were added. */
  readonly all: () => Promise<readonly Entry[]>;
  readonly add: (entry: Entry) => Promise<void>;
  /** Changes an entry that is there, found by its command’s id; one that is gone stays gone. */
  readonly update: (entry: Entry) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Id of the question that an entry is about; what is about one question goes out in the order it was said. */
export function aboutOf(command: Saying): string {
  return command.type === 'raise' ? handRaisedId(command.payload.ask, command.id) : command.payload.question;
}

export function underName<S extends Saying>(command: S, { name, role }: Speaker): S {
  return { ...command, payload: { ...command.payload, by: { name, role } } };
}

/** Whether the server has taken an answer and shows it to nobody yet. */
export function isUnshown({ type, id }: Saying, facts: readonly Fact[]): boolean {
  return type === 'respond' && !facts.some((fact) => fact.fact === 'response' && fact.id === id);
}

/** What is said after something that was refused takes the place of what that would have replaced. */
export function rebase(entry: Entry, refused: Saying): Entry {
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

/** The same where what it would replace is in the tray already. */
export function rebaseOnRefused(entry: Entry, entries: readonly Entry[]): Entry {
  return entries
    .filter(({ state }) => state === 'refused')
    .reduceRight((heir, { command }) => rebase(heir, command), entry);
}

function earlierOf(unnamed: { readonly earlier?: string } | undefined): { readonly earlier?: string } {
  return unnamed?.earlier === undefined ? {} : { earlier: unnamed.earlier };
}
