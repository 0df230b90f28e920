import { openDevice } from './device.ts';
import type { HubMessage, PageMessage } from './messages.ts';

type OnMessage = (message: HubMessage) => void;
type Send = (message: PageMessage) => void;

/** Milliseconds in which a shared hub must answer; the page takes its own where it does not. */
const MAX_WAIT = 2_000;

let sendNow: Promise<Send> | null = null;
/** Only the hub that was opened last is listened to. */
let current = 0;
/** What a hub has to know of this page; sent again to the next one. */
let opened: Extract<PageMessage, { type: 'opened' }> | null = null;
let identity: Extract<PageMessage, { type: 'identity' }> | null = null;
let cancelDoubt = () => {};

/** Connects this page to a hub once: the one that all tabs share where the browser can, else one of its own. */
export function openSync(onMessage: OnMessage): void {
  if (sendNow) return;
  sendNow = openDevice().then(({ keeps }) => (keeps ? joinShared(onMessage) : joinOwn(onMessage)));
  window.addEventListener('online', () => wake(true, onMessage));
  window.addEventListener('pagehide', () => sendToHub({ type: 'close' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from the back-forward cache has lost its hub.
    if (persisted) changeHub(joinShared(onMessage));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake(false, onMessage);
  });
}

/** Sends a message to the hub; before there is one, it waits for it. */
export function sendToHub(message: PageMessage): void {
  if (message.type === 'opened') opened = message;
  if (message.type === 'identity') identity = message;
  void sendNow?.then((send) => send(message));
}

/** A hub that does not answer has died, as workers do on phones: then the page takes one of its own. */
function wake(networkChanged: boolean, onMessage: OnMessage): void {
  cancelDoubt();
  const timer = setTimeout(() => changeHub(joinOwn(onMessage)), MAX_WAIT);
  cancelDoubt = () => clearTimeout(timer);
  sendToHub({ type: 'wake', networkChanged });
}

function changeHub(next: Promise<Send>): void {
  sendNow = next;
  if (identity) sendToHub(identity);
  if (opened) sendToHub(opened);
}

/** Listens to one hub for as long as it is the last, and remembers how far it has come. */
function listenerFor(onMessage: OnMessage): OnMessage {
  current += 1;
  const mine = current;
  return (message) => {
    if (mine !== current) return;
    cancelDoubt();
    if (message.type === 'change' && opened) opened = { ...opened, place: message.place };
    onMessage(message);
  };
}

function joinShared(onMessage: OnMessage): Promise<Send> {
  if (!('SharedWorker' in window)) return joinOwn(onMessage);
  const listener = listenerFor(onMessage);
  return new Promise((resolve) => {
    const worker = new SharedWorker(new URL('./sync-worker.ts', import.meta.url), { type: 'module' });
    const { port } = worker;
    let isSettled = false;
    const settle = (send: () => Send | Promise<Send>) => {
      if (!isSettled) resolve(send());
      isSettled = true;
    };
    const giveUp = () => settle(() => joinOwn(onMessage));
    worker.onerror = giveUp;
    setTimeout(giveUp, MAX_WAIT);
    port.onmessage = ({ data }) => {
      settle(() => (message) => port.postMessage(message));
      listener(data);
    };
  });
}

/** A hub in the page itself; fetched only where it is needed. */
async function joinOwn(onMessage: OnMessage): Promise<Send> {
  const listener = listenerFor(onMessage);
  const { openLocalHub } = await import('./local-hub.ts');
  return (await openLocalHub()).join(listener);
}
