import { type Command, type Fact, factPath, openWorkspace, type Workspace } from '#core/index.ts';
import { receivePresence } from '../session/presence-store.ts';
import {
  askSession,
  isIn,
  onSessionChange,
  ownSpeaker,
  personNow,
  sessionNow,
  withIdentity,
} from '../session/session.ts';
import type { HubMessage } from '../sync/hub-messages.ts';
import { forgetLastKnown, keepLastKnown } from '../sync/last-known.ts';
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
import { whenIdle } from '../sync/prefetch.ts';
import { backoff } from '../sync/requests.ts';
import { sendCommand } from '../sync/send-command.ts';
import { openSync, sendToHub } from '../sync/sync.ts';
import { applyChanges, positionText, type StreamChange, withFacts } from './apply-changes.ts';
import { openOverlay, revealedIds, unsavedFacts } from './overlay.ts';
import { changeWorkspaceState, workspaceStateNow } from './store.ts';
import { type CommandResult, fetchWorkspace, type LastKnown, type WorkspaceSnapshot } from './workspace-snapshot.ts';

const UNREACHABLE =
  'Not saved: the server does not answer. Your words are kept here; start Specwalk again and press save once more.';

/** Changes from the hub that are not shown yet. */
let pendingChanges: readonly StreamChange[] = [];
let isListening = false;
let knownKeys = new Set<string>();
const isKnown = (key: string) => knownKeys.has(key);
const overlay = openOverlay();
let shownFacts: readonly Fact[] = [];

/** Keeps the page in sync with the server’s events and with the outbox. */
export function keepInStep(): void {
  const state = workspaceStateNow();
  if (!state) return;
  isRecalled = !state.live;
  if (isRecalled) kept = state.opened;
  else void whenIdle().then(keepNow);
  listenOnce();
  registerPage(state.opened);
  shownFacts = state.opened.facts;
  showUnsaved();
  flush();
}

function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  onOutboxChange(showUnsaved);
  onSessionChange(() => workspaceStateNow() && sendToHub({ type: 'reread' }));
  document.addEventListener('visibilitychange', keepNow);
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
  keepSoon();
  // What the server now shows to everybody need not be remembered here.
  for (const id of revealedIds(entriesNow(), opened, isKnown)) void changeEntry(id, null);
}

function showUnsaved(): void {
  const opened = workspaceStateNow()?.opened;
  if (opened && factsWithUnsaved(opened) !== shownFacts) showSnapshot(opened);
}

function factsWithUnsaved(opened: WorkspaceSnapshot): readonly Fact[] {
  return overlay(opened.facts, unsavedFacts(entriesNow(), { ...opened, withIdentity }, isKnown));
}

function onMessage(message: HubMessage): void {
  switch (message.type) {
    case 'welcome':
      receiveOutbox(message.outbox);
      if (message.presence) receivePresence(message.presence);
      // What the hub sent before is in the snapshot, or else that must be fetched again.
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
      if (!message.live) keepNow();
      else if (isRecalled) readAgain();
      break;
    case 'outbox':
      receiveOutbox(message.outbox);
      break;
    case 'taken':
      addFacts(message.facts);
      showSaved(message.command.id, isHiddenResponse(message.command, message.facts));
      break;
    case 'reread':
      readAgain();
      break;
    case 'gone':
      forgetLastKnown();
      changeWorkspaceState({ endedBecause: message.problem });
      break;
    case 'awake':
  }
}

function queueChange(change: StreamChange): void {
  pendingChanges = [...pendingChanges, change];
  inNextFrame(flush);
}

/** Shows all changes since the last frame at once. */
function flush(): void {
  const state = workspaceStateNow();
  if (!state || refetcher.isReading() || pendingChanges.length === 0) return;
  const changes = pendingChanges;
  pendingChanges = [];
  const next = applyChanges(state.opened, changes, knownKeys);
  if (next === 'snapshot') {
    pendingChanges = changes.slice(changes.findLastIndex(({ change: { kind } }) => kind === 'snapshot') + 1);
    refetcher.ask();
  } else if (next !== state.opened) showSnapshot(next);
}

/** The person of this browser may be another one, or the workspace may. */
function readAgain(): void {
  isRecalled = false;
  void askSession().then(refetcher.ask);
}

const refetcher = openRefetcher(fetchWithRetries, showRefetched);

function showRefetched(opened: WorkspaceSnapshot | null): void {
  forgetLastKnown();
  if (!opened) {
    changeWorkspaceState({ endedBecause: 'You are not in any more; ask for a new link.' });
    return;
  }
  registerPage(opened);
  changeWorkspaceState({ endedBecause: null });
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
  const state = workspaceStateNow();
  if (!state) return;
  const opened = withFacts(state.opened, added, knownKeys);
  if (opened !== state.opened) showSnapshot(opened);
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
  const state = workspaceStateNow();
  if (!state) throw new Error('Something is said before the workspace is open.');
  return state.workspace;
}

/** Adds a command to the outbox, from where it is sent by itself. Resolves once it is on this device. */
export async function enqueue(command: OfflineCommand): Promise<CommandResult> {
  const { name, activeWalkthrough } = workspaceNow();
  const during = activeWalkthrough ? { during: activeWalkthrough.walkthrough.id } : {};
  const speaker = ownSpeaker();
  const own = speaker ? withSpeaker(command, speaker) : command;
  try {
    await addEntry({ command: own, workspace: name, at: Date.now(), state: 'waiting', ...during });
    return { ok: true, facts: [], raised: [] };
  } catch {
    // A full device stores nothing more: then only the server can.
    return await runCommand(own);
  }
}

/** Whether what is shown was kept from before, and the server has not been reached yet. */
let isRecalled = false;
/** What is kept for a time without the server. */
let kept: WorkspaceSnapshot | null = null;
let keeping: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds between two times that it is kept: in a full room it changes all the time. */
const KEEP_PAUSE = 3_000;

function keepSoon(): void {
  keeping ??= setTimeout(() => void whenIdle().then(keepNow), KEEP_PAUSE);
}

/** Keeps what the server has told, once. */
function keepNow(): void {
  clearTimeout(keeping);
  keeping = undefined;
  const { opened, endedBecause = '' } = workspaceStateNow() ?? {};
  if (!opened || opened === kept || endedBecause !== null || !isIn()) return;
  kept = opened;
  keepLastKnown({ opened, session: sessionNow() } satisfies LastKnown).catch(() => undefined);
}

/** Milliseconds after which a hidden page, which draws no frames, goes on in any case. */
const HIDDEN_PAGE_DELAY = 150;

const scheduledTasks = new Set<() => void>();

/** Does a task once before the next frame, no matter how often it is scheduled until then. */
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
 * Fetches one at a time and uses the last result. A request during a fetch leads to one more, as the running one may be
 * stale.
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
