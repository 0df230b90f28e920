import { readFile } from '#core/reading.ts';
import { decodeText } from './decode-text.ts';
import type { WorkerMessage } from './worker-messages.ts';

const tell = (message: WorkerMessage) => postMessage(message);

/** Reads files one after the other; whoever has no patience ends the worker. */
addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => void readAll(data));

async function readAll(files: readonly File[]): Promise<void> {
  for (const file of files) {
    tell({ is: 'progress', file: file.name, share: 0 });
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    let told = 0;
    const reading = await readFile({ name: file.name, bytes, text: decodeText(bytes) }, (share) => {
      if (share - told < 0.01) return;
      told = share;
      tell({ is: 'progress', file: file.name, share });
    });
    tell({ is: 'read', reading });
  }
}
