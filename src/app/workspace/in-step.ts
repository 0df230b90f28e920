import { type Command, type Fact, factKey, openWorkspace, type Workspace } from '#core/index.ts';
import { receivePresence } from '../session/presence-store.ts';
import { asKnown, askSession, onEntered, ownSpeaker, personNow } from '../session/session.ts';
import { backoff } from '../sync/clock.ts';
import { sendCommand } from '../sync/commands.ts';
import { isUnshown, type Saying, underName } from '../sync/entry.ts';
import type { HubMessage } from '../sync/messages.ts';
import {
  addEntry,
  changeEntry,
  entriesNow,
  onOutbox,
  receiveOutbox,
  showSaved,
  showWorkspace,
} from '../sync/outbox-store.ts';
import { openSync, sendToHub } from '../sync/sync.ts';
import { applied, type PlacedChange, placeText, withFacts } from './changes.ts';
import { type Answer, fetchWorkspace, type Opened } from './opened.ts';
import { openOverlay, shownByNow, unsavedFacts } from './overlay.ts';
import { changeKnown, knownNow } from './store.ts';

const UNREACHABLE =
  'Not saved: the server does not answer. Your words are kept here; start Specwalk again and press save once more.';

/** What came from the hub and is not shown yet. */
let waiting: readonly PlacedChange[] = [];
let isListening = false;
let keys = new Set<string>();
const isKnown = (key: string) => keys.has(key);
const overlay = openOverlay();
let shown: readonly Fact[] = [];

/** From now on the page shows what others do, and what was said on this device, as it happens. */
export function keepInStep(): void {
  const known = knownNow();
  if (!known) return;
  listenOnce();
  introduce(known.opened);
  shown = known.opened.facts;
  showUnsaved();
  flush();
}

function listenOnce(): void {
  if (isListening) return;
  isListening = true;
  onOutbox(showUnsaved);
  onEntered(() => knownNow() && sendToHub({ type: 'reread' }));
  openSync(onMessage);
}

function introduce(opened: Opened): void {
  keys = new Set(opened.facts.map(factKey));
  showWorkspace(opened.name);
  sendToHub({ type: 'identity', person: personNow(), speaker: ownSpeaker() });
  sendToHub({ type: 'opened', place: placeText(opened), workspace: opened.name });
}

function show(opened: Opened): void {
  shown = factsWithUnsaved(opened);
  changeKnown({ opened, workspace: openWorkspace({ ...opened, facts: shown }) });
  // What the server shows to everybody by now need not be remembered here.
  for (const id of shownByNow(entriesNow(), opened, isKnown)) void changeEntry(id, null);
}

function showUnsaved(): void {
  const opened = knownNow()?.opened;
  if (opened && factsWithUnsaved(opened) !== shown) show(opened);
}

function factsWithUnsaved(opened: Opened): readonly Fact[] {
  return overlay(opened.facts, unsavedFacts(entriesNow(), { ...opened, asKnown }, isKnown));
}

function onMessage(message: HubMessage): void {
  switch (message.type) {
    case 'welcome':
      receiveOutbox(message.outbox);
      if (message.presence) receivePresence(message.presence);
      // What the hub has sent to others before is in what was read, or else everything has to be read again.
      if (message.place !== null) queue({ place: message.place, change: { kind: 'snapshot' } });
      break;
    case 'change':
      queue(message);
      break;
    case 'presence':
      receivePresence(message.presence);
      break;
    case 'live':
      changeKnown({ live: message.live });
      break;
    case 'outbox':
      receiveOutbox(message.outbox);
      break;
    case 'taken':
      addFacts(message.facts);
      showSaved(message.command.id, isUnshown(message.command, message.facts));
      break;
    case 'reread':
      void askSession().then(rereading.ask);
      break;
    case 'gone':
      changeKnown({ gone: message.problem });
      break;
    case 'awake':
  }
}

function queue(change: PlacedChange): void {
  waiting = [...waiting, change];
  inNextFrame(flush);
}

/** Shows all that came since the last frame at once. */
function flush(): void {
  const known = knownNow();
  if (!known || rereading.isReading() || waiting.length === 0) return;
  const changes = waiting;
  waiting = [];
  const next = applied(known.opened, changes, keys);
  if (next === 'snapshot') {
    waiting = changes.slice(changes.findLastIndex(({ change: { kind } }) => kind === 'snapshot') + 1);
    rereading.ask();
  } else if (next !== known.opened) show(next);
}

const rereading = openRereading(fetchWithRetries, showReread);

function showReread(opened: Opened | null): void {
  if (!opened) {
    changeKnown({ gone: 'You are not in any more; ask for a new link.' });
    return;
  }
  introduce(opened);
  changeKnown({ gone: null });
  show(opened);
  flush();
}

/** Reads the workspace, and tries again for as long as it takes. */
async function fetchWithRetries(tries = 0): Promise<Opened | null> {
  try {
    return await fetchWorkspace();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, backoff(tries, 500, 2_000, Math.random)));
    return await fetchWithRetries(tries + 1);
  }
}

function addFacts(added: readonly Fact[]): void {
  flush();
  const known = knownNow();
  if (!known) return;
  const opened = withFacts(known.opened, added, keys);
  if (opened !== known.opened) show(opened);
}

/** Sends a command and shows its facts at once, before the stream brings them to everybody else. */
export async function command(asked: Command): Promise<Answer> {
  const sent = await sendCommand(asked, workspaceNow().name);
  if (sent.facts) addFacts(sent.facts);
  const { status, facts, raised = [], trouble = null, problem = UNREACHABLE } = sent;
  if (status >= 200 && status < 300) return { ok: true, facts: facts ?? [], raised, trouble };
  return { ok: false, status, problem, ...(facts ? { facts } : {}) };
}

function workspaceNow(): Workspace {
  const known = knownNow();
  if (!known) throw new Error('Something is said before the workspace is open.');
  return known.workspace;
}

/** Adds what somebody says to the outbox, from where it goes out by itself. Resolves once it is on this device. */
export async function enqueue(saying: Saying): Promise<Answer> {
  const { name, walking } = workspaceNow();
  const during = walking ? { during: walking.walkthrough.id } : {};
  const speaker = ownSpeaker();
  const own = speaker ? underName(saying, speaker) : saying;
  try {
    await addEntry({ command: own, workspace: name, at: Date.now(), state: 'waiting', ...during });
    return { ok: true, facts: [], raised: [] };
  } catch {
    // A device that is full stores nothing more: then only the server can.
    return await command(own);
  }
}

/** Milliseconds after which a page that nobody looks at, and that draws no frames, goes on in any case. */
const UNSEEN = 150;

const asked = new Set<() => void>();

/** Does something once before the next frame, no matter how often it is asked for until then. */
function inNextFrame(what: () => void): void {
  if (asked.has(what)) return;
  asked.add(what);
  const doOnce = () => {
    if (asked.delete(what)) what();
  };
  requestAnimationFrame(doOnce);
  setTimeout(doOnce, UNSEEN);
}

/**
 * Reads one at a time, and takes what was read last. What is asked for while it is being read is read once more: what is
 * on its way may be from before.
 *
 * @param read never fails
 */
export function openRereading<T>(read: () => Promise<T>, take: (last: T) => void) {
  let isReading = false;
  let isAsked = false;
  const readAll = async () => {
    let last: T;
    do {
      isAsked = false;
      last = await read();
    } while (isAsked);
    isReading = false;
    take(last);
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
