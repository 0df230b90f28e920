/** A place in the stream of events: which run of the server, and how many events into it. */
export interface Place {
  readonly epoch: string;
  readonly seq: number;
}

/** "<epoch>-<seq>", as events are numbered. */
export function placeText({ epoch, seq }: Place): string {
  return `${epoch}-${seq}`;
}

/** Whether what was read at `read` holds all that had happened up to an event. Another run knows nothing of this one. */
export function covers({ epoch, seq }: Place, event: string): boolean {
  const at = event.lastIndexOf('-');
  return event.slice(0, at) === epoch && Number(event.slice(at + 1)) <= seq;
}
