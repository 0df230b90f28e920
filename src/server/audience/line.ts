/** One open line to a page. */
export interface Line {
  readonly write: (bytes: Uint8Array) => void;
  /** Bytes that the other side has not taken yet. */
  readonly waiting: () => number;
  readonly end: () => void;
}

/** A line as a stream to read from. `room` is how many bytes may wait; `onEnd` hears once that it is over. */
export function webLine(
  room: number,
  onEnd: () => void,
): { readonly line: Line; readonly stream: ReadableStream<Uint8Array> } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    const open = controller;
    controller = undefined;
    if (open) onEnd();
    return open;
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
      },
      cancel: () => {
        end();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: room }),
  );
  const line: Line = {
    write: (bytes) => controller?.enqueue(bytes),
    waiting: () => room - (controller?.desiredSize ?? room),
    end: () => end()?.close(),
  };
  return { line, stream };
}
