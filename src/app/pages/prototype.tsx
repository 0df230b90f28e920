import '../prototype/prototype.css';
import { workspaceTitle } from '#core/index.ts';
import { AskingProvider } from '../asking/asking.tsx';
import { RunningProduct } from '../prototype/running-product.tsx';
import { fetchFaker } from '../prototype/sample-records.ts';
import { NextHoleKey } from '../stage/stage.tsx';
import { useWorkspace, workspaceStateNow } from '../workspace/store.ts';

/** Fetches the faker library before the page is drawn, if any sample record needs it. */
export function prepare(): Promise<unknown> | null {
  const state = workspaceStateNow();
  return state && fetchFaker(state.workspace);
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
