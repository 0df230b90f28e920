import { type Command, type KnownPerson, type Signed, sameSpeaker, type WalkthroughRole } from '#core/index.ts';

/** Who sends a request: what they may do, and under which name. */
export interface Viewer {
  readonly as: WalkthroughRole;
  /** Public id of the person in this workspace; empty where nobody has said who they are. */
  readonly person: string;
  /** The name that signs all they say; null: the page names the speaker, for the person at this machine. */
  readonly speaker: KnownPerson | null;
  /** Identifies the session for limits; absent where there is none. Never sent to anybody. */
  readonly session?: string;
  /** Identifies their browser, even after somebody has left and entered again; absent where it sends no cookie. */
  readonly deviceSeal?: string;
}

/** The person at this machine, where no invitations are needed. */
export const LOCAL_VIEWER: Viewer = { as: 'facilitator', person: '', speaker: null };

const CAN_ANSWER: readonly WalkthroughRole[] = ['facilitator', 'stakeholder'];
const CAN_RUN: readonly WalkthroughRole[] = ['facilitator'];

/** Which roles may send which command; checked for every command, no matter what a page offers. */
const PERMISSIONS: Readonly<Record<Command['type'], readonly WalkthroughRole[]>> = {
  respond: CAN_ANSWER,
  stance: CAN_ANSWER,
  quote: CAN_ANSWER,
  withdraw: CAN_ANSWER,
  keep: CAN_ANSWER,
  raise: CAN_ANSWER,
  decide: CAN_RUN,
  'decide-all': CAN_RUN,
  resolve: CAN_RUN,
  adopt: CAN_RUN,
  correct: CAN_RUN,
  set: CAN_RUN,
  pin: CAN_RUN,
  unpin: CAN_RUN,
  start: CAN_RUN,
  moment: CAN_RUN,
};

/** Why somebody may not send a command, in one sentence; null where they may. */
export function permissionRefusal({ as, speaker }: Viewer, command: Command): string | null {
  if (PERMISSIONS[command.type].includes(as)) return null;
  if (CAN_ANSWER.includes(as) && setsOwnVoice(command, speaker)) return null;
  return as === 'viewer'
    ? 'You are watching this walkthrough; ask the facilitator for a link if you want to answer.'
    : 'Only the facilitator can do this; tell them, or raise a question.';
}

/** Everybody may say which of the groups that questions ask they are themselves. */
function setsOwnVoice({ type, payload }: Command, speaker: KnownPerson | null): boolean {
  return type === 'set' && payload.tone === undefined && payload.voice?.role === speaker?.role;
}

/**
 * The command, signed with the name and person of its sender. Only a facilitator signs for others, and is then named as
 * the writer. Where the server knows no person, the signature of the page stays.
 */
export function signedBySender<C extends Command>(command: C, { as, speaker }: Viewer): C {
  if (speaker === null || (as === 'facilitator' && speaker.person === undefined)) return command;
  const { name, role, person, named } = speaker;
  const { writer: _writer, ...payload }: C['payload'] & Partial<Signed> = command.payload;
  const own = { name, role };
  const isOwn = as !== 'facilitator' || sameSpeaker(payload.by, own);
  const signed = isOwn
    ? { by: own, ...(person !== undefined && { person }), ...(named && { named }) }
    : { writer: own };
  return { ...command, payload: { ...payload, ...signed } };
}
