import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Context, Handler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';

const NOT_BUILT = 'The page of Specwalk is not built; run “npm run build” in its folder and start it again.\n';

/** Serves the files of the page; every address of the app gets index.html, which reads the address itself. */
export function servePage(assets: Assets): Handler {
  const compressed = new Map<Asset, Uint8Array<ArrayBuffer>>();
  /** A room full of people requests the same few files: each is compressed once. */
  const compressedOnce = (asset: Asset) => {
    const bytes = compressed.get(asset) ?? new Uint8Array(gzipSync(asset.bytes));
    compressed.set(asset, bytes);
    return bytes;
  };
  return (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return context.text('Only GET is answered here.\n', 405, { Allow: 'GET, HEAD' });
    const file = assets.get(path);
    if (!file && path.startsWith('/assets/')) return context.text('There is no such file; load the page again.\n', 404);
    const asset = file ?? assets.get('/index.html');
    if (!asset) return context.text(NOT_BUILT, 503);
    const cacheControl = asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { ETag: asset.etag, 'Cache-Control': cacheControl };
    if (isFresh(context.req.header('if-none-match'), asset)) return context.body(null, 304, headers);
    const typedHeaders = { ...headers, 'Content-Type': asset.type };
    if (!takesCompressed(context, asset)) return context.body(asset.bytes, 200, typedHeaders);
    const ETag = `W/${asset.etag}`;
    const gzipHeaders = { ETag, Vary: 'Accept-Encoding', 'Content-Encoding': 'gzip' };
    return context.body(compressedOnce(asset), 200, { ...typedHeaders, ...gzipHeaders });
  };
}

function takesCompressed(context: Context, { type }: Asset): boolean {
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return false;
  return accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
}

/** Compared weakly: compression by a proxy marks the tag as weak. */
function isFresh(ifNoneMatch: string | undefined, { etag }: Asset): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** Its name contains a hash of its content. */
  readonly immutable: boolean;
}

/** By path ("/assets/app-1a2b.js"). Nothing else is served. */
export type Assets = ReadonlyMap<string, Asset>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Reads the built page from a folder. Leaves out hidden files and unknown types; a missing folder gives no page. */
export async function openAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const assets = new Map<string, Asset>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.replace(/[\\/]+$/, '').length).replaceAll('\\', '/');
    const type = CONTENT_TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || path.includes('/.')) continue;
    const bytes = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    assets.set(path, { bytes, type, etag, immutable: path.startsWith('/assets/') });
  }
  return assets;
}
