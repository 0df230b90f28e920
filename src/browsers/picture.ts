import { inflateSync } from 'node:zlib';

/** A picture as the browsers give it, three or four bytes for each point. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly points: Buffer;
  readonly bytes: number;
}

/** Reads a PNG of eight bits a channel that is not interlaced. */
export function readPng(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const bytes = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(parts));
  const line = width * bytes;
  const points = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)];
    for (let x = 0; x < line; x += 1) {
      const left = x >= bytes ? (points[y * line + x - bytes] ?? 0) : 0;
      const up = y > 0 ? (points[(y - 1) * line + x] ?? 0) : 0;
      const corner = x >= bytes && y > 0 ? (points[(y - 1) * line + x - bytes] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      points[y * line + x] = (raw[y * (line + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return { width, height, points, bytes };
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** The place of the first point of a colour; undefined where there is none. */
export function placeOf(
  { width, height, points, bytes }: Picture,
  colour: number,
): readonly [x: number, y: number] | undefined {
  for (let at = 0; at < width * height; at += 1)
    if (points.readUIntBE(at * bytes, 3) === colour) return [at % width, Math.floor(at / width)];
  return undefined;
}

/** Part of a picture as lines of ink (true) and paper, paper being what its first point shows. */
export function inkIn(
  { width, points, bytes }: Picture,
  left: number,
  top: number,
  wide: number,
  high: number,
): boolean[][] {
  const at = (x: number, y: number) => (y * width + x) * bytes;
  const paper = at(left, top);
  const differs = (x: number, y: number) =>
    [0, 1, 2].reduce((sum, part) => sum + Math.abs((points[at(x, y) + part] ?? 0) - (points[paper + part] ?? 0)), 0) >
    60;
  return Array.from({ length: high }, (_, y) => Array.from({ length: wide }, (__, x) => differs(left + x, top + y)));
}
