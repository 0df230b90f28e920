import { type Command, type Fact, factKey, openWorkspace, type Workspace } from '#core/index.ts';
import { showRoom } from '../session/presence-store.ts';
import { asKnown, askSession, onEntered, ownSpeaker, personNow } from '../session/session.ts';
import { patience } from '../sync/clock.ts';
import { isUnshown, type Saying, underName } from '../sync/entry.ts';
import type { LineSays } from '../sync/messages.ts';
import {
  changeEntry,
  entriesNow,
  onOutbox,
  putIn,
  showOutbox,
  showSaved,
  showWorkspace,
} from '../sync/outbox-store.ts';
import { placeText } from '../sync/place.ts';
import { sendCommand } from '../sync/send.ts';
import { openLine, say } from '../sync/sync.ts';
import { applied, type Told, withFacts } from './changes.ts';
import { inNextFrame } from './frame.ts';
import { type Answer, fetchWorkspace, type Opened } from './link.ts';
import { openOverlay, shownByNow, unsavedFacts } from './overlay.ts';
import { openRereading } from './rereading.ts';
import { know, knownNow } from './store.ts';

const UNREACHABLE =
  'Not saved: the server does not answer. Your words are kept here; start Specwalk again and press save once more.';

/** What came over the line and is not shown yet. */
let waiting: readonly Told[] = [];
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
  onEntered(() => knownNow() && say({ say: 'anew' }));
  openLine(hear);
}

/** Tells the line what was read, and in whose name this browser speaks. */
function introduce(opened: Opened): void {
  keys = new Set(opened.facts.map(factKey));
  showWorkspace(opened.name);
  say({ say: 'speaker', person: personNow(), speaker: ownSpeaker() });
  say({ say: 'here', place: placeText(opened), workspace: opened.name });
}

function show(opened: Opened): void {
  shown = factsWithUnsaved(opened);
  know({ opened, workspace: openWorkspace({ ...opened, facts: shown }) });
  // What the server shows to all by now need not be remembered here.
  for (const id of shownByNow(entriesNow(), opened, isKnown)) void changeEntry(id, null);
}

function showUnsaved(): void {
  const opened = knownNow()?.opened;
  if (opened && factsWithUnsaved(opened) !== shown) show(opened);
}

function factsWithUnsaved(opened: Opened): readonly Fact[] {
  return overlay(opened.facts, unsavedFacts(entriesNow(), { ...opened, asKnown }, isKnown));
}

function hear(says: LineSays): void {
  switch (says.told) {
    case 'welcome':
      showOutbox(says.outbox);
      if (says.room) showRoom(says.room);
      // What the line has told to others before is in what was read, or else everything has to be read again.
      if (says.place !== null) queue({ place: says.place, change: { kind: 'snapshot' } });
      break;
    case 'change':
      queue(says);
      break;
    case 'room':
      showRoom(says.room);
      break;
    case 'live':
      know({ live: says.live });
      break;
    case 'outbox':
      showOutbox(says.outbox);
      break;
    case 'taken':
      addFacts(says.facts);
      showSaved(says.command.id, isUnshown(says.command, says.facts));
      break;
    case 'anew':
      void askSession().then(rereading.ask);
      break;
    case 'gone':
      know({ gone: says.problem });
      break;
    case 'awake':
  }
}

function queue(told: Told): void {
  waiting = [...waiting, told];
  inNextFrame(flush);
}

/** Shows all that came since the last frame at once. */
function flush(): void {
  const known = knownNow();
  if (!known || rereading.isReading() || waiting.length === 0) return;
  const told = waiting;
  waiting = [];
  const next = applied(known.opened, told, keys);
  if (next === 'snapshot') {
    waiting = told.slice(told.findLastIndex(({ change: { kind } }) => kind === 'snapshot') + 1);
    rereading.ask();
  } else if (next !== known.opened) show(next);
}

const rereading = openRereading(fetchPatiently, showAnew);

function showAnew(opened: Opened | null): void {
  if (!opened) {
    know({ gone: 'You are not in any more; ask for a new link.' });
    return;
  }
  introduce(opened);
  know({ gone: null });
  show(opened);
  flush();
}

/** Reads it for as long as it takes. */
async function fetchPatiently(tries = 0): Promise<Opened | null> {
  try {
    return await fetchWorkspace();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, patience(tries, 500, 2_000, Math.random)));
    return await fetchPatiently(tries + 1);
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

/** Puts what somebody says into the outbox, from where it goes out by itself. Resolves once it is on this device. */
export async function sayLater(saying: Saying): Promise<Answer> {
  const { name, walking } = workspaceNow();
  const during = walking ? { during: walking.walkthrough.id } : {};
  const speaker = ownSpeaker();
  const own = speaker ? underName(saying, speaker) : saying;
  try {
    await putIn({ command: own, workspace: name, at: Date.now(), state: 'waiting', ...during });
    return { ok: true, facts: [], raised: [] };
  } catch {
    // A device that is full holds nothing more: then only the server can.
    return await command(own);
  }
}
