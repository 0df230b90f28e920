import { plural } from '#core/index.ts';
import { counted, type OwnerOverview } from '#core/overview.ts';
import { Paths } from './paths.tsx';
import { useFirst } from './use-first.tsx';

/** Whom the gaps wait for, who has most first. */
export function Owners({ owners }: { owners: readonly OwnerOverview[] }) {
  const { shown, more } = useFirst(owners, 'owners');
  if (owners.length === 0) return null;
  return (
    <section id="owners" aria-label="Whom it waits for">
      <h2>Whom it waits for</h2>
      <ul className="owners">
        {shown.map((owner) => (
          <li key={owner.name}>
            <strong>{owner.name}</strong>
            <b>{owner.open} open</b>
            {owner.overdue > 0 && <span className="tag guess">{owner.overdue} overdue</span>}
            <span className="quiet">{wordsOf(owner)}</span>
            <Paths summary={`In ${counted(owner.documents.length, 'document')}`} paths={owner.documents} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function wordsOf({ marks, deferred, gaps }: OwnerOverview): string {
  const parts = [
    { count: marks, words: plural(marks, 'mark names them', 'marks name them') },
    { count: deferred, words: 'deferred to them' },
    { count: gaps, words: 'in documents of theirs' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`)
    .join(', ');
}
