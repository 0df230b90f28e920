import { useEffect, useRef } from 'react';
import type { WalkthroughView, Workspace } from '#core/index.ts';
import { announce } from '../frame/announcer.tsx';
import { newsOf } from './news.ts';

/** Says aloud what happens in the walkthrough from now on. */
export function useNews({ moments }: WalkthroughView, workspace: Workspace): void {
  const heard = useRef(moments.at(-1)?.id);
  useEffect(() => {
    const newest = moments.at(-1);
    if (!newest || newest.id === heard.current) return;
    heard.current = newest.id;
    const words = newsOf(newest, workspace);
    if (words) announce(words);
  }, [moments, workspace]);
}
