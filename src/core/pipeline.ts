/** From the files of a workspace to all that follows from them, for the server, the command line and the benchmarks. */
import { LEDGER_FILE, SPEC_FILE } from './facts/paths.ts';
import { foldModel } from './model/fold.ts';
import type { Model } from './model/types.ts';
import { type Product, productOf } from './product/product.ts';
import type { Judgement } from './rules/closing-rule.ts';
import { judge } from './rules/judge.ts';
import { minutesFiles } from './session/minutes/minutes-text.ts';
import { fillSpec } from './spec/write-managed-blocks.ts';
import { decidedTexts } from './texts/decided/decided-texts.ts';
import { ledgerText } from './texts/ledger.ts';
import { openWorkspace, type Snapshot, type Workspace } from './workspace/workspace.ts';

interface DerivedFile {
  readonly path: string;
  readonly text: () => string;
}

export interface DerivedWorkspace {
  readonly workspace: Workspace;
  readonly model: Model;
  readonly product: Product;
  /** Computed when it is read. */
  readonly judgements: readonly Judgement[];
  /** SPEC_GAPS.md, SPEC.md and the minutes. */
  readonly files: readonly DerivedFile[];
}

/** @param spec the text of SPEC.md, which is filled with what was decided */
export function deriveWorkspace(snapshot: Snapshot, spec: string): DerivedWorkspace {
  const workspace = openWorkspace(snapshot);
  const model = foldModel(workspace);
  const product = productOf(model, workspace);
  return {
    workspace,
    model,
    product,
    get judgements() {
      return judge(product);
    },
    files: [
      { path: LEDGER_FILE, text: () => ledgerText(workspace) },
      { path: SPEC_FILE, text: () => fillSpec(spec, decidedTexts(workspace)).text },
      ...minutesFiles(snapshot),
    ],
  };
}
