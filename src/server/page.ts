import type { Handler } from 'hono';
import type { Asset, Assets } from './assets.ts';

const NOT_BUILT =
  'The page of Specwalk is not built; run “npm run build” in its folder and start it again.\n';

/** Answers with a file of the page; every address of the app gets index.html, which reads the address itself. */
export function servePage(assets: Assets): Handler {
  return (context) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return context.text('Only GET is answered here.\n', 405, { Allow: 'GET, HEAD' });
    const file = assets.get(path);
    if (!file && path.startsWith('/assets/'))
      return context.text('There is no such file; load the page again.\n', 404);
    const asset = file ?? assets.get('/index.html');
    if (!asset) return context.text(NOT_BUILT, 503);
    const headers = headersOf(asset);
    if (isFresh(context.req.header('if-none-match'), asset)) return context.body(null, 304, headers);
    return context.body(asset.bytes, 200, { ...headers, 'Content-Type': asset.type });
  };
}

function headersOf({ immutable, etag }: Asset): Record<string, string> {
  return { ETag: etag, 'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache' };
}

/** Compared weakly: compression on the way marks the tag as weak. */
function isFresh(ifNoneMatch: string | undefined, { etag }: Asset): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
