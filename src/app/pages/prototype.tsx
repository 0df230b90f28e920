import '../prototype/prototype.css';
import { titleOf } from '#core/index.ts';
import { AskingOn } from '../asking/asking.tsx';
import { Product } from '../prototype/product.tsx';
import { fetchFaker } from '../prototype/sample-records.ts';
import { NextHole } from '../stage/stage.tsx';
import { enterWorkspace, useWorkspace } from '../workspace/store.ts';

/** Loads the names for the sample records before the page is drawn, if any record needs them. */
export async function loader(): Promise<null> {
  const known = await enterWorkspace();
  if (known) await fetchFaker(known.workspace);
  return null;
}

const NONE = [] as const;

export function Component() {
  return (
    <AskingOn questions={NONE}>
      <title>{`Prototype · ${titleOf(useWorkspace())}`}</title>
      <Product />
      <NextHole />
    </AskingOn>
  );
}
