import { hostHere } from './here.ts';
import type { LineSays } from './messages.ts';

/** One line for all tabs of the browser. */
const host = hostHere();

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (!port) return;
  void host.then(({ join }) => {
    const hear = join((says: LineSays) => port.postMessage(says));
    port.onmessage = ({ data }) => hear(data);
  });
});
