import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Context, Handler } from 'hono';
import { accepts } from 'hono/accepts';

const NOT_BUILT = 'The page of Specwalk is not built; run “npm run build” in its folder and start it again.\n';

/**
 * Serves the files of the page; every address of the app gets index.html, which reads the address itself. Texts were
 * compressed when the page was built; whoever does not take that gets them as they were before. Parts are not served:
 * every file is small, and a request for a part is answered with all of it.
 */
export function servePage(assets: Assets): Handler {
  // So that a worker in the browser knows whether it is still this page that is served at its address.
  const name: Readonly<Record<string, string>> = assets.has('/service-worker.js') ? { Specwalk: 'workspace' } : {};
  return (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return context.text('Only GET is answered here.\n', 405, { Allow: 'GET, HEAD' });
    const file = assets.get(path);
    if (!file && path.startsWith('/assets/')) return context.text('There is no such file; reload the page.\n', 404);
    const asset = file ?? assets.get('/index.html');
    if (!asset) return context.text(NOT_BUILT, 503);
    const { bytes, etag, encoding = {} } = sentForm(context, asset);
    const headers = {
      ...name,
      ETag: etag,
      'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(asset.isCompressed && { Vary: 'Accept-Encoding' }),
    };
    if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    const content = { 'Content-Type': asset.type, 'Content-Length': String(bytes.byteLength), ...encoding };
    return context.body(bytes, 200, { ...headers, ...content });
  };
}

interface SentForm {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly encoding?: Readonly<Record<string, string>>;
}

/** What is sent of a file to this client; each form has a tag of its own. */
function sentForm(context: Context, asset: Asset): SentForm {
  const { bytes, etag } = asset;
  if (!asset.isCompressed) return { bytes, etag };
  const takesGzip = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
  if (takesGzip) return { bytes, etag, encoding: { 'Content-Encoding': 'gzip' } };
  return { bytes: new Uint8Array(gunzipSync(bytes)), etag: etag.replace(/"$/, '-plain"') };
}

/** Compared weakly: a proxy that compresses marks the tag as weak. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

interface Asset {
  /** As they lie on the disk. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCompressed: boolean;
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

const COMPRESSED = '.gz';

/**
 * Reads the built page from a folder. Leaves out hidden files and unknown types, and what is there compressed too; a
 * missing folder gives no page.
 */
export async function openAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const isCompressed = file.endsWith(COMPRESSED);
    const named = isCompressed ? file.slice(0, -COMPRESSED.length) : file;
    const path = named.slice(folder.replace(/[\\/]+$/, '').length).replaceAll('\\', '/');
    const type = CONTENT_TYPES[extname(named)];
    if (type === undefined || path.includes('/.') || files.has(`${file}${COMPRESSED}`)) continue;
    const bytes = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    assets.set(path, { bytes, isCompressed, type, etag, immutable: path.startsWith('/assets/') });
  }
  return assets;
}
