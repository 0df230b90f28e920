import type { RouteObject } from 'react-router';
import { Frame } from './frame/frame.tsx';
import { Opening } from './frame/opening.tsx';
import { Broken } from './pages/broken.tsx';
import { NotFound } from './pages/not-found.tsx';
import { enterWorkspace } from './workspace/store.ts';

/** The addresses of the app; each kind of screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Frame,
    loader: async () => {
      await enterWorkspace();
      return null;
    },
    shouldRevalidate: () => false,
    HydrateFallback: Opening,
    ErrorBoundary: Broken,
    children: [
      {
        ErrorBoundary: Broken,
        children: [
          { index: true, lazy: () => import('./pages/map.tsx') },
          { path: 'points/:point', lazy: () => import('./pages/point.tsx') },
          { path: 'questions', lazy: () => import('./pages/questions.tsx') },
          { path: 'questions/:question', lazy: () => import('./pages/question.tsx') },
          { path: 'spec', lazy: () => import('./pages/spec.tsx') },
          { path: 'prototype/*', lazy: () => import('./pages/prototype.tsx') },
          { path: 'gaps', lazy: () => import('./pages/gaps.tsx') },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
