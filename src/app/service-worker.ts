/**
 * Opens the page without the server: from what the page has put into the browser's cache (`sync/prefetch.ts`). As long
 * as the server answers, the page comes from there, so that nobody sees an older one. It knows nothing of what people
 * said; that is kept by the page itself, and requests for it pass by.
 * Why: src/decisions/025-how-the-page-is-delivered.md.
 */

interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly unregister: () => Promise<boolean> };
}

interface WorkEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends WorkEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

const scope = globalThis as unknown as WorkerScope;

addEventListener('install', () => void scope.skipWaiting());
addEventListener('activate', (event) => (event as WorkEvent).waitUntil(scope.clients.claim()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as RequestEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') respondWith.call(event, openPage(request));
  // Their names change with their content.
  else if (pathname.startsWith('/assets/')) respondWith.call(event, fromCacheFirst(request));
});

async function fromCacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));
}

/** Answers of a proxy that cannot reach the server, and of a server that is just starting. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

async function openPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !NOBODY_THERE.has(answer.status)) {
    if (answer.ok && answer.headers.get('specwalk') !== 'workspace') await retire();
    return answer;
  }
  return (await keptPage()) ?? answer ?? Response.error();
}

/** The page of the newest cache that is complete. */
async function keptPage(): Promise<Response | undefined> {
  for (const name of (await caches.keys()).reverse()) {
    const page = await caches.match('/', { cacheName: name, ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/** Something else is served at this address now: nothing of Specwalk may show up here any more. */
async function retire(): Promise<void> {
  await scope.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith('specwalk '));
  await Promise.all(names.map((name) => caches.delete(name)));
}
