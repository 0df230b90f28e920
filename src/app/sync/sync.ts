import { openDeviceStorage } from './device-storage.ts';
import type { HubMessage, PageMessage } from './hub-messages.ts';

type OnMessage = (message: HubMessage) => void;
type Send = (message: PageMessage) => void;

/** Milliseconds in which a shared hub must answer; otherwise the page takes one of its own. */
const HUB_TIMEOUT = 2_000;

let hubSend: Promise<Send> | null = null;
/** Only the hub that was opened last is listened to. */
let hubCount = 0;
/** What a hub must know of this page; sent again to the next one. */
let opened: Extract<PageMessage, { type: 'opened' }> | null = null;
let identity: Extract<PageMessage, { type: 'identity' }> | null = null;
let cancelHubTimeout = () => {};

/** Connects this page to a hub once: the one that all tabs share where the browser can, else one of its own. */
export function openSync(onMessage: OnMessage): void {
  if (hubSend) return;
  hubSend = openDeviceStorage().then(({ isPersistent }) =>
    isPersistent ? joinSharedHub(onMessage) : joinLocalHub(onMessage),
  );
  window.addEventListener('online', () => wake(true, onMessage));
  window.addEventListener('pagehide', () => sendToHub({ type: 'close' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from the back-forward cache has lost its hub.
    if (persisted) changeHub(joinSharedHub(onMessage));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake(false, onMessage);
  });
}

/** Sends a message to the hub, as soon as there is one. */
export function sendToHub(message: PageMessage): void {
  if (message.type === 'opened') opened = message;
  if (message.type === 'identity') identity = message;
  void hubSend?.then((send) => send(message));
}

/** A hub that does not answer has died, as workers do on phones: then the page takes one of its own. */
function wake(networkChanged: boolean, onMessage: OnMessage): void {
  cancelHubTimeout();
  const timer = setTimeout(() => changeHub(joinLocalHub(onMessage)), HUB_TIMEOUT);
  cancelHubTimeout = () => clearTimeout(timer);
  sendToHub({ type: 'wake', networkChanged });
}

function changeHub(next: Promise<Send>): void {
  hubSend = next;
  if (identity) sendToHub(identity);
  if (opened) sendToHub(opened);
}

/** Listens to one hub as long as it is the latest, and remembers its position in the stream. */
function listenerFor(onMessage: OnMessage): OnMessage {
  hubCount += 1;
  const hubNumber = hubCount;
  return (message) => {
    if (hubNumber !== hubCount) return;
    cancelHubTimeout();
    if (message.type === 'change' && opened) opened = { ...opened, place: message.place };
    onMessage(message);
  };
}

function joinSharedHub(onMessage: OnMessage): Promise<Send> {
  if (!('SharedWorker' in window)) return joinLocalHub(onMessage);
  const listener = listenerFor(onMessage);
  return new Promise((resolve) => {
    const worker = new SharedWorker(new URL('./sync-worker.ts', import.meta.url), { type: 'module' });
    const { port } = worker;
    let isSettled = false;
    const settle = (send: () => Send | Promise<Send>) => {
      if (!isSettled) resolve(send());
      isSettled = true;
    };
    const giveUp = () => settle(() => joinLocalHub(onMessage));
    worker.onerror = giveUp;
    setTimeout(giveUp, HUB_TIMEOUT);
    port.onmessage = ({ data }) => {
      settle(() => (message) => port.postMessage(message));
      listener(data);
    };
  });
}

/** A hub in the page itself; fetched only where it is needed. */
async function joinLocalHub(onMessage: OnMessage): Promise<Send> {
  const listener = listenerFor(onMessage);
  const { openLocalHub } = await import('./hub.ts');
  return (await openLocalHub()).join(listener);
}
