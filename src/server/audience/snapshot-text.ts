import { oncePer, type Snapshot } from '#core/index.ts';

/** Written once for the same snapshot: when a server begins again, a thousand pages ask for it at the same moment. */
const written = oncePer((snapshot: Snapshot) => Buffer.from(JSON.stringify(snapshot)));

/** A snapshot and what stands beside it as JSON, in bytes: as text all of it would be looked through once more. */
export function snapshotText(snapshot: Snapshot, beside: object): Uint8Array<ArrayBuffer> {
  const head = `${JSON.stringify(beside).slice(0, -1)},`;
  return Buffer.concat([Buffer.from(head), written(snapshot).subarray(1)]);
}
