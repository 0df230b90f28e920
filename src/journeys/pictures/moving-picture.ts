import { crc32 } from 'node:zlib';

/** A picture (PNG) and how long it is looked at, in milliseconds. */
export interface Frame {
  readonly png: Buffer;
  readonly shown: number;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * One PNG that plays frames of the same size and kind over and over; a reader that knows no moving pictures shows the
 * first. The format: https://www.w3.org/TR/png-3/#apng-frame-based-animation
 */
export function movingPicture(frames: readonly Frame[]): Buffer {
  let sequence = 0;
  const parts = frames.flatMap(({ png, shown }, at) => {
    const chunks = chunksOf(png);
    const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
    const data = chunks.filter(({ type }) => type === 'IDAT').map((one) => one.data);
    const control = Buffer.alloc(26);
    control.writeUInt32BE(sequence++, 0);
    header.copy(control, 4, 0, 8);
    control.writeUInt16BE(shown, 20);
    control.writeUInt16BE(1_000, 22);
    return [
      ...(at === 0 ? [chunk('IHDR', header), chunk('acTL', numbers(frames.length, 0))] : []),
      chunk('fcTL', control),
      ...data.map((one) => (at === 0 ? chunk('IDAT', one) : chunk('fdAT', Buffer.concat([numbers(sequence++), one])))),
    ];
  });
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const found = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), named, numbers(crc32(named))]);
}

function numbers(...all: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * all.length);
  for (const [at, one] of all.entries()) bytes.writeUInt32BE(one, 4 * at);
  return bytes;
}
