import '../prototype/prototype.css';
import { workspaceTitle } from '#core/index.ts';
import { AskingProvider } from '../asking/asking.tsx';
import { RunningProduct } from '../prototype/running-product.tsx';
import { loadFaker } from '../prototype/sample-records.ts';
import { NextHoleKey } from '../stage/stage.tsx';
import { enterWorkspace, useWorkspace } from '../workspace/store.ts';

/** Loads the faker library before the page is drawn, if any sample record needs it. */
export async function loader(): Promise<null> {
  const loaded = await enterWorkspace();
  if (loaded) await loadFaker(loaded.workspace);
  return null;
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
