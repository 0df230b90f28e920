import { Suspense, use, useEffect } from 'react';
import { matchRoutes, Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import { FetchedPage, type LazyPage, lazyPage } from './kit/lazy-component.tsx';
import { FailureBoundary } from './pages/error-page.tsx';
import { Component as ProductMap } from './pages/map.tsx';
import { Frame } from './shell/frame.tsx';
import { enterWorkspace, type WorkspaceState, workspaceStateNow } from './workspace/store.ts';

type Pages = Readonly<Record<string, LazyPage>>;

/** The pages inside the frame, each fetched when it is opened; the map comes with the frame, as most arrive there. */
const FRAMED: Pages = {
  'points/:point': lazyPage(() => import('./pages/point.tsx')),
  questions: lazyPage(() => import('./pages/questions.tsx')),
  'questions/:question': lazyPage(() => import('./pages/question.tsx')),
  'grids/:grid': lazyPage(() => import('./pages/grid.tsx')),
  spec: lazyPage(() => import('./pages/spec.tsx')),
  'prototype/*': lazyPage(() => import('./pages/prototype.tsx')),
  gaps: lazyPage(() => import('./pages/gaps.tsx')),
  walk: lazyPage(() => import('./walk/walk-page.tsx')),
  'walk/invite': lazyPage(() => import('./walk/invite-page.tsx')),
  'walk/mine': lazyPage(() => import('./walk/mine-page.tsx')),
  'walk/minutes/:walkthrough': lazyPage(() => import('./walk/minutes-page.tsx')),
  '*': lazyPage(async () => ({ Component: (await import('./pages/not-found.tsx')).NotFound })),
};
const WALL: Pages = { 'walk/present': lazyPage(() => import('./walk/present-page.tsx')) };
const DOOR: Pages = { '/join': lazyPage(() => import('./join/join-page.tsx')) };

const ROUTES: RouteObject[] = [
  ...routesOf(DOOR),
  {
    path: '/',
    Component: OpenWorkspace,
    children: [
      ...routesOf(WALL),
      {
        Component: Frame,
        children: [
          { Component: GuardedOutlet, children: [{ index: true, Component: ProductMap }, ...routesOf(FRAMED)] },
        ],
      },
    ],
  },
];

function routesOf(pages: Pages): RouteObject[] {
  return Object.entries(pages).map(([path, page]) => ({ path, element: <FetchedPage page={page} /> }));
}

export function App() {
  return (
    <FailureBoundary at={useLocation().pathname} retry={enterAgain} isWholePage>
      {/* A navigation keeps the page in view until the next one is there; this is for what is missing without one. */}
      <Suspense fallback={<p className="p-12 voice-lg text-ink-2">One moment …</p>}>{useRoutes(ROUTES)}</Suspense>
    </FailureBoundary>
  );
}

function GuardedOutlet() {
  return (
    <FailureBoundary at={useLocation().pathname} retry={enterAgain}>
      <Outlet />
    </FailureBoundary>
  );
}

let entering: Promise<WorkspaceState | null> | null = null;

function enterOnce(): Promise<WorkspaceState | null> {
  entering ??= enterWorkspace();
  return entering;
}

function enterAgain(): Promise<unknown> {
  entering = null;
  return enterOnce();
}

/** Leads those who are not let in to the page to join by. */
function OpenWorkspace() {
  const state = workspaceStateNow() ?? use(enterOnce());
  return state ? <SyncedOutlet /> : <Navigate to="/join" replace />;
}

/** Keeps the page in sync with the server. Fetched after the first page is drawn, which does not need it. */
function SyncedOutlet() {
  useEffect(() => {
    void import('./workspace/workspace-sync.ts').then(({ keepInStep }) => keepInStep());
    void fetchAhead();
  }, []);
  return <Outlet />;
}

/** Fetches the next likely pages once the browser is idle, and then all others. */
async function fetchAhead(): Promise<void> {
  const { prefetchFiles, whenIdle } = await import('./sync/prefetch.ts');
  await whenIdle();
  void import('./placeholders/placeholder.tsx').then(({ preloadPlaceholders }) => preloadPlaceholders());
  for (const path of ['points/:point', 'questions/:question']) void FRAMED[path]?.fetch();
  await prefetchFiles();
}

/** Fetches all that the first page is made of; until then the frame in index.html is in view. Never fails. */
export async function fetchFirstPage(): Promise<void> {
  const { route, params = {} } = matchRoutes(ROUTES, window.location)?.at(-1) ?? {};
  const path = route?.path ?? '';
  const page = { ...DOOR, ...WALL, ...FRAMED }[path];
  const [entered] = await Promise.allSettled([path in DOOR || enterOnce(), page?.fetch()]);
  if (entered.status === 'fulfilled' && entered.value === null) {
    window.history.replaceState(null, '', '/join');
    return await fetchFirstPage();
  }
  await Promise.resolve(page?.prepare(params)).catch(() => undefined);
}
