import { openLocalHub } from './hub.ts';
import type { HubMessage } from './hub-messages.ts';

const hub = openLocalHub();

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (!port) return;
  void hub.then(({ join }) => {
    const onMessage = join((message: HubMessage) => port.postMessage(message));
    port.onmessage = ({ data }) => onMessage(data);
  });
});
