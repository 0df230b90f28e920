import { Spot } from '../../stage/spot.tsx';

/** What a contract would say in small letters. Here it is nonsense, line by line. */
const CLAUSES = [
  { q: 'purpose.measure', says: 'It has worked when' },
  { q: 'purpose.out-of-scope', says: 'Left out on purpose' },
  { q: 'purpose.replaces', says: 'In its place today' },
  { q: 'purpose.deciders', says: 'When two of us disagree' },
  { q: 'purpose.obligations', says: 'The law' },
] as const;

/** The paper somebody will sign one day, with a line for each thing that must stand in it. */
export function SmallPrint() {
  return (
    <section className="purpose-print" aria-labelledby="purpose-print-head">
      <h2 id="purpose-print-head">Sign here, please</h2>
      <ol>
        {CLAUSES.map(({ q, says }) => (
          <li key={q}>
            <b>{says}</b>
            <Spot q={q} />
          </li>
        ))}
      </ol>
      <p className="purpose-signature" aria-hidden="true">
        <span>×</span> Would you?
      </p>
    </section>
  );
}
