import { useDeferredValue } from 'react';
import { burnDownOf, coverageOf, tasksByPerson } from '#core/minutes.ts';
import { useKnown } from '../../workspace/store.ts';
import { Tasks } from '../tasks/tasks.tsx';
import { BurnDown } from './burn-down.tsx';
import { Coverage } from './coverage.tsx';

/** How far all walkthroughs have come so far: who answers what, who has seen what, and what is open. */
export function WalkFigures() {
  const { opened, workspace } = useDeferredValue(useKnown());
  if (workspace.walkthroughs.length === 0) return null;
  return (
    <section aria-label="How far it is">
      <h2>How far it is</h2>
      <BurnDown burnDown={burnDownOf(opened)} />
      <Coverage coverage={coverageOf(workspace)} />
      <Tasks tasks={tasksByPerson(workspace)} />
    </section>
  );
}
