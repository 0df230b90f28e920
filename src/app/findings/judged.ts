import { useEffect, useSyncExternalStore } from 'react';
import type { Closing, Finding, Judgement } from '#core/closing.ts';
import type { Workspace } from '#core/index.ts';
import type { Model } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';

/** What the closing rules say about a workspace. */
export interface Judged {
  readonly workspace: Workspace;
  readonly judgements: readonly Judgement[];
  readonly findings: readonly Finding[];
  readonly closing: Closing;
  /** What the model could not take as it stands, and decisions about things that are gone. */
  readonly troubles: readonly Trouble[];
}

/** One sentence, and the question it is about. */
interface Trouble {
  readonly sentence: string;
  readonly question: string;
}

let judged: Judged | null = null;
let asked: Workspace | null = null;
const readers = new Set<() => void>();

/** Judges once the page is painted; the rules are a chunk of their own. */
async function ask(workspace: Workspace): Promise<void> {
  if (asked === workspace) return;
  asked = workspace;
  const [{ openProduct }, { closingOf, judgeProduct }] = await Promise.all([
    import('#core/product.ts'),
    import('#core/closing.ts'),
  ]);
  await new Promise((wake) => setTimeout(wake, 0));
  if (asked !== workspace) return;
  const product = openProduct(workspace);
  const judgements = judgeProduct(product);
  const findings = judgements.flatMap((judgement) => judgement.findings);
  judged = {
    workspace,
    judgements,
    findings,
    closing: closingOf(judgements, workspace),
    troubles: troublesOf(product.model),
  };
  for (const reader of readers) reader();
}

function troublesOf({ troubles, orphans }: Model): readonly Trouble[] {
  const gone = orphans.map(({ question, missed }) => ({
    question,
    sentence: `“${missed}” is no longer there, and this was decided about it; it is kept until somebody withdraws it.`,
  }));
  return [...troubles, ...gone];
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** What the closing rules say; null until they have been fetched, then always the latest that was judged. */
export function useJudged(): Judged | null {
  const workspace = useWorkspace();
  useEffect(() => void ask(workspace), [workspace]);
  return useSyncExternalStore(subscribe, () => judged);
}
