import { type Command, type Fact, factPath, openWorkspace, type Workspace } from '#core/index.ts';
import { receivePresence } from '../session/presence-store.ts';
import { asKnown, askSession, onSessionChange, ownSpeaker, personNow } from '../session/session.ts';
import { backoff } from '../sync/clock.ts';
import type { HubMessage } from '../sync/messages.ts';
import { isHiddenResponse, type OfflineCommand, withSpeaker } from '../sync/outbox-entry.ts';
import {
  addEntry,
  changeEntry,
  entriesNow,
  onOutboxChange,
  receiveOutbox,
  showSaved,
  showWorkspace,
} from '../sync/outbox-store.ts';
import { sendCommand } from '../sync/send-command.ts';
import { openSync, sendToHub } from '../sync/sync.ts';
import { applyChanges, positionText, type StreamChange, withFacts } from './apply-changes.ts';
import { openOverlay, revealedIds, unsavedFacts } from './overlay.ts';
import { changeWorkspaceState, workspaceStateNow } from './store.ts';
import { type CommandResult, fetchWorkspace, type WorkspaceSnapshot } from './workspace-snapshot.ts';

const UNREACHABLE =
  'Not saved: the server does not answer. Your words are kept here; start Specwalk again and press save once more.';

/** What came from the hub and is not shown yet. */
let pendingChanges: readonly StreamChange[] = [];
let isListening = false;
let knownKeys = new Set<string>();
const isKnown = (key: string) => knownKeys.has(key);
const overlay = openOverlay();
let shownFacts: readonly Fact[] = [];

/** From now on the page shows what others do, and what was said on this device, as it happens. */
export function keepInStep(): void {
  const known = workspaceStateNow();
  if (!known) return;
  listenOnce();
  registerPage(known.opened);
  shownFacts = known.opened.facts;
  showUnsaved();
  flush();
}

function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  onOutboxChange(showUnsaved);
  onSessionChange(() => workspaceStateNow() && sendToHub({ type: 'reread' }));
  openSync(onMessage);
}

function registerPage(opened: WorkspaceSnapshot): void {
  knownKeys = new Set(opened.facts.map(factPath));
  showWorkspace(opened.name);
  sendToHub({ type: 'identity', person: personNow(), speaker: ownSpeaker() });
  sendToHub({ type: 'opened', place: positionText(opened), workspace: opened.name });
}

function showSnapshot(opened: WorkspaceSnapshot): void {
  shownFacts = factsWithUnsaved(opened);
  changeWorkspaceState({ opened, workspace: openWorkspace({ ...opened, facts: shownFacts }) });
  // What the server shows to everybody by now need not be remembered here.
  for (const id of revealedIds(entriesNow(), opened, isKnown)) void changeEntry(id, null);
}

function showUnsaved(): void {
  const opened = workspaceStateNow()?.opened;
  if (opened && factsWithUnsaved(opened) !== shownFacts) showSnapshot(opened);
}

function factsWithUnsaved(opened: WorkspaceSnapshot): readonly Fact[] {
  return overlay(opened.facts, unsavedFacts(entriesNow(), { ...opened, asKnown }, isKnown));
}

function onMessage(message: HubMessage): void {
  switch (message.type) {
    case 'welcome':
      receiveOutbox(message.outbox);
      if (message.presence) receivePresence(message.presence);
      // What the hub has sent to others before is in what was read, or else everything has to be read again.
      if (message.place !== null) queueChange({ place: message.place, change: { kind: 'snapshot' } });
      break;
    case 'change':
      queueChange(message);
      break;
    case 'presence':
      receivePresence(message.presence);
      break;
    case 'live':
      changeWorkspaceState({ live: message.live });
      break;
    case 'outbox':
      receiveOutbox(message.outbox);
      break;
    case 'taken':
      addFacts(message.facts);
      showSaved(message.command.id, isHiddenResponse(message.command, message.facts));
      break;
    case 'reread':
      void askSession().then(refetcher.ask);
      break;
    case 'gone':
      changeWorkspaceState({ gone: message.problem });
      break;
    case 'awake':
  }
}

function queueChange(change: StreamChange): void {
  pendingChanges = [...pendingChanges, change];
  inNextFrame(flush);
}

/** Shows all that came since the last frame at once. */
function flush(): void {
  const known = workspaceStateNow();
  if (!known || refetcher.isReading() || pendingChanges.length === 0) return;
  const changes = pendingChanges;
  pendingChanges = [];
  const next = applyChanges(known.opened, changes, knownKeys);
  if (next === 'snapshot') {
    pendingChanges = changes.slice(changes.findLastIndex(({ change: { kind } }) => kind === 'snapshot') + 1);
    refetcher.ask();
  } else if (next !== known.opened) showSnapshot(next);
}

const refetcher = openRefetcher(fetchWithRetries, showRefetched);

function showRefetched(opened: WorkspaceSnapshot | null): void {
  if (!opened) {
    changeWorkspaceState({ gone: 'You are not in any more; ask for a new link.' });
    return;
  }
  registerPage(opened);
  changeWorkspaceState({ gone: null });
  showSnapshot(opened);
  flush();
}

/** Reads the workspace, and tries again for as long as it takes. */
async function fetchWithRetries(tries = 0): Promise<WorkspaceSnapshot | null> {
  try {
    return await fetchWorkspace();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, backoff(tries, 500, 2_000, Math.random)));
    return await fetchWithRetries(tries + 1);
  }
}

function addFacts(added: readonly Fact[]): void {
  flush();
  const known = workspaceStateNow();
  if (!known) return;
  const opened = withFacts(known.opened, added, knownKeys);
  if (opened !== known.opened) showSnapshot(opened);
}

/** Sends a command and shows its facts at once, before the stream brings them to everybody else. */
export async function runCommand(command: Command): Promise<CommandResult> {
  const sent = await sendCommand(command, workspaceNow().name);
  if (sent.facts) addFacts(sent.facts);
  const { status, facts, raised = [], trouble = null, problem = UNREACHABLE } = sent;
  if (status >= 200 && status < 300) return { ok: true, facts: facts ?? [], raised, trouble };
  return { ok: false, status, problem, ...(facts ? { facts } : {}) };
}

function workspaceNow(): Workspace {
  const known = workspaceStateNow();
  if (!known) throw new Error('Something is said before the workspace is open.');
  return known.workspace;
}

/** Adds what somebody says to the outbox, from where it goes out by itself. Resolves once it is on this device. */
export async function enqueue(saying: OfflineCommand): Promise<CommandResult> {
  const { name, walking } = workspaceNow();
  const during = walking ? { during: walking.walkthrough.id } : {};
  const speaker = ownSpeaker();
  const own = speaker ? withSpeaker(saying, speaker) : saying;
  try {
    await addEntry({ command: own, workspace: name, at: Date.now(), state: 'waiting', ...during });
    return { ok: true, facts: [], raised: [] };
  } catch {
    // A device that is full stores nothing more: then only the server can.
    return await runCommand(own);
  }
}

/** Milliseconds after which a page that nobody looks at, and that draws no frames, goes on in any case. */
const HIDDEN_PAGE_DELAY = 150;

const scheduledTasks = new Set<() => void>();

/** Does something once before the next frame, no matter how often it is asked for until then. */
function inNextFrame(task: () => void): void {
  if (scheduledTasks.has(task)) return;
  scheduledTasks.add(task);
  const doOnce = () => {
    if (scheduledTasks.delete(task)) task();
  };
  requestAnimationFrame(doOnce);
  setTimeout(doOnce, HIDDEN_PAGE_DELAY);
}

/**
 * Reads one at a time, and takes what was read last. What is asked for while it is being read is read once more: what is
 * on its way may be from before.
 *
 * @param read never fails
 */
export function openRefetcher<T>(read: () => Promise<T>, onRead: (last: T) => void) {
  let isReading = false;
  let isAsked = false;
  const readAll = async () => {
    let last: T;
    do {
      isAsked = false;
      last = await read();
    } while (isAsked);
    isReading = false;
    onRead(last);
  };
  return {
    isReading: () => isReading,
    ask: () => {
      isAsked = true;
      if (isReading) return;
      isReading = true;
      void readAll();
    },
  };
}
