import type { Product, SampleRow } from '#core/product.ts';

/** What happened to a record so far, newest first. */
export function Past({ row, product: { index } }: { row: SampleRow; product: Product }) {
  const cycles = new Map(index.cycles(row.entity).map((cycle) => [cycle.id, cycle]));
  const label = (id: string, state: string | null) => {
    const cycle = cycles.get(id);
    return cycle && state !== null ? (index.states(cycle).get(state)?.label ?? state) : '';
  };
  const steps = row.history.map((step, at) => ({ ...step, key: `${at} ${step.to}` })).toReversed();
  return (
    <section className="states-past" aria-label="What happened to it">
      <h3>What happened to it</h3>
      {row.history.length === 0 && <p className="quiet">Nothing yet.</p>}
      <ol>
        {steps.map(({ key, cycle, from, to, at, by }) => (
          <li key={key}>
            <time dateTime={at}>{at.slice(0, 10)}</time>{' '}
            {from === null ? 'it began as' : <bdi>{label(cycle, from)} →</bdi>} <b>{label(cycle, to)}</b>
            {by && <span className="quiet"> by {by}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
