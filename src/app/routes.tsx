import { useEffect } from 'react';
import { Outlet, type RouteObject, redirect } from 'react-router';
import { ErrorPage } from './pages/error-page.tsx';
import { Component as ProductMap } from './pages/map.tsx';
import { Frame, prefetchFiles } from './shell/frame.tsx';
import { enterWorkspace } from './workspace/store.ts';

/**
 * The pages inside the frame. The map is loaded with the frame, as most people arrive there; each other page is a chunk
 * of its own.
 */
const pageRoutes: RouteObject[] = [
  { index: true, Component: ProductMap },
  { path: 'points/:point', lazy: () => import('./pages/point.tsx') },
  { path: 'questions', lazy: () => import('./pages/questions.tsx') },
  { path: 'questions/:question', lazy: () => import('./pages/question.tsx') },
  { path: 'spec', lazy: () => import('./pages/spec.tsx') },
  { path: 'prototype/*', lazy: () => import('./pages/prototype.tsx') },
  { path: 'gaps', lazy: () => import('./pages/gaps.tsx') },
  { path: 'walk', lazy: () => import('./walk/walk-page.tsx') },
  { path: 'walk/invite', lazy: () => import('./walk/invite-page.tsx') },
  { path: 'walk/mine', lazy: () => import('./walk/mine-page.tsx') },
  { path: 'walk/minutes/:walkthrough', lazy: () => import('./walk/minutes-page.tsx') },
  { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.tsx')).NotFound }) },
];

/** The routes of the app. The page to join by and the wall view have no frame. */
export const routes: RouteObject[] = [
  {
    path: '/join',
    lazy: () => import('./join/join-page.tsx'),
    HydrateFallback: LoadingPage,
    ErrorBoundary: ErrorPage,
  },
  {
    path: '/',
    loader: async () => {
      if ((await enterWorkspace()) === null) return redirect('/join');
      void prefetchFiles();
      return null;
    },
    shouldRevalidate: () => false,
    Component: SyncedOutlet,
    HydrateFallback: LoadingPage,
    ErrorBoundary: ErrorPage,
    children: [
      { path: 'walk/present', lazy: () => import('./walk/present-page.tsx') },
      { Component: Frame, children: [{ ErrorBoundary: ErrorPage, children: pageRoutes }] },
    ],
  },
];

function LoadingPage() {
  return <p className="opening p-12 voice-lg text-ink-2">Reading the specification …</p>;
}

/** Keeps the page in sync with the server. Fetched after the first page is drawn, which does not need it. */
function SyncedOutlet() {
  useEffect(() => {
    void import('./workspace/workspace-sync.ts').then(({ keepInStep }) => keepInStep());
  }, []);
  return <Outlet />;
}
