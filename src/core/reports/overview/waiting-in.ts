import type { Workspace } from '../../workspace/workspace.ts';
import type { Gap } from '../gaps/gap.ts';
import type { Waiting } from './types.ts';

/**
 * What waits for whom in one document, each gap once. A gap whose mark names somebody waits for them, and so does a
 * question that was deferred to them; what names nobody waits for those whom the document belongs to.
 */
export function waitingIn({ spec, raised }: Workspace, gaps: readonly Gap[]): readonly Waiting[] {
  const named = gaps.flatMap(({ owner, due }): Waiting[] =>
    owner === undefined
      ? []
      : [{ name: owner, as: 'marks', count: 1, ...(due === undefined ? {} : { due }) }],
  );
  const deferred = raised.flatMap(({ status, decision }): Waiting[] => {
    if (status !== 'deferred' || decision?.result.outcome !== 'deferred') return [];
    const { owner, until } = decision.result;
    return [{ name: owner, as: 'deferred', count: 1, ...(until === '' ? {} : { due: until }) }];
  });
  const rest = gaps.length - named.length;
  const owned = (spec.owners ?? []).map((name): Waiting => ({ name, as: 'gaps', count: rest }));
  return [...named, ...deferred, ...(rest > 0 ? owned : [])];
}
