import { Link, useParams } from 'react-router';
import { gridsOf } from '#core/index.ts';
import { NextQuestion } from '../asking/receipt.tsx';
import { GridForm } from '../grids/grid-form.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { NotFound } from './not-found.tsx';

export function Component() {
  const { grid: id = '' } = useParams();
  const grid = gridsOf(useWorkspace()).find((one) => one.id === id);
  if (!grid) return <NotFound what={`There is no grid “${id}”: nothing in it is asked yet.`} />;
  const [first] = grid.questions;
  return (
    <article className="page max-w-290 [--sheet-top:var(--head)]">
      <title>{`${grid.title} · Specwalk`}</title>
      <p className="quiet row mb-2">
        <Link to="/questions">Questions</Link>
        <span>
          <b className="font-semibold text-ink tabular-nums">{grid.open}</b> of {grid.size} open
        </span>
      </p>
      <h1 className="mb-4">{grid.title}</h1>
      <GridForm key={grid.id} grid={grid} />
      {first && grid.open === 0 && (
        <div className="grid-next mt-4 pt-4 border-t-1 border-line">
          <NextQuestion view={first} />
        </div>
      )}
    </article>
  );
}
