import '../prototype/prototype.css';
import { workspaceTitle } from '#core/index.ts';
import { AskingProvider } from '../asking/asking.tsx';
import { fetchParts } from '../prototype/parts.ts';
import { RunningProduct } from '../prototype/running-product.tsx';
import { NextHoleKey } from '../stage/stage.tsx';
import { useWorkspace, workspaceStateNow } from '../workspace/store.ts';

/** Fetches what the product is drawn with before the page is. */
export function prepare(): Promise<unknown> | null {
  const state = workspaceStateNow();
  return state && fetchParts(state.workspace);
}

const NO_QUESTIONS = [] as const;

export function Component() {
  return (
    <AskingProvider questions={NO_QUESTIONS}>
      <title>{`Prototype · ${workspaceTitle(useWorkspace())}`}</title>
      <RunningProduct />
      <NextHoleKey />
    </AskingProvider>
  );
}
