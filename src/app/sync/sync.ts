import { openDevice } from './device.ts';
import type { LineSays, PageSays } from './messages.ts';

type Hear = (says: LineSays) => void;
type Say = (says: PageSays) => void;

/** Milliseconds in which a shared line must answer; the page takes its own where it does not. */
const PATIENCE = 2_000;

let toLine: Promise<Say> | null = null;
/** Only the line that was opened last is listened to. */
let turn = 0;
/** What a line has to know of this page; told again to the next one. */
let here: Extract<PageSays, { say: 'here' }> | null = null;
let speaker: Extract<PageSays, { say: 'speaker' }> | null = null;
let cancelDoubt = () => {};

/** Opens this page’s line to the server once: the one that all tabs share where the browser can, else one of its own. */
export function openLine(hear: Hear): void {
  if (toLine) return;
  toLine = openDevice().then(({ keeps }) => (keeps ? sharedLine(hear) : ownLine(hear)));
  window.addEventListener('online', () => wake(true, hear));
  window.addEventListener('pagehide', () => say({ say: 'bye' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that was put away has no line any more.
    if (persisted) change(sharedLine(hear));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake(false, hear);
  });
}

/** Tells the line something; what is told before it stands is told then. */
export function say(says: PageSays): void {
  if (says.say === 'here') here = says;
  if (says.say === 'speaker') speaker = says;
  void toLine?.then((tell) => tell(says));
}

/** A line that does not answer has died, as workers do on phones: then the page takes one of its own. */
function wake(changed: boolean, hear: Hear): void {
  cancelDoubt();
  const timer = setTimeout(() => change(ownLine(hear)), PATIENCE);
  cancelDoubt = () => clearTimeout(timer);
  say({ say: 'wake', changed });
}

function change(next: Promise<Say>): void {
  toLine = next;
  if (speaker) say(speaker);
  if (here) say(here);
}

/** Hears one line for as long as it is the last, and remembers how far it has told. */
function earsFor(hear: Hear): Hear {
  turn += 1;
  const mine = turn;
  return (says) => {
    if (mine !== turn) return;
    cancelDoubt();
    if (says.told === 'change' && here) here = { ...here, place: says.place };
    hear(says);
  };
}

function sharedLine(hear: Hear): Promise<Say> {
  if (!('SharedWorker' in window)) return ownLine(hear);
  const ears = earsFor(hear);
  return new Promise((resolve) => {
    const worker = new SharedWorker(new URL('./sync-worker.ts', import.meta.url), { type: 'module' });
    const { port } = worker;
    let isSettled = false;
    const settle = (line: () => Say | Promise<Say>) => {
      if (!isSettled) resolve(line());
      isSettled = true;
    };
    const giveUp = () => settle(() => ownLine(hear));
    worker.onerror = giveUp;
    setTimeout(giveUp, PATIENCE);
    port.onmessage = ({ data }) => {
      settle(() => (says) => port.postMessage(says));
      ears(data);
    };
  });
}

/** The same in the page itself; fetched only where it is needed. */
async function ownLine(hear: Hear): Promise<Say> {
  const ears = earsFor(hear);
  const { hostHere } = await import('./here.ts');
  return (await hostHere()).join(ears);
}
