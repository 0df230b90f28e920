import { CLOCK } from './clock.ts';
import { openDevice } from './device.ts';
import { connectEvents } from './events.ts';
import { type Host, openHost } from './hub.ts';
import { sendCommand } from './send.ts';

/** The end of the line that stands where this code runs: in a page, or in the worker that all tabs share. */
export async function hostHere(): Promise<Host> {
  const { entries } = await openDevice();
  return openHost({ storage: entries, send: sendCommand, connect: connectEvents, clock: CLOCK });
}
