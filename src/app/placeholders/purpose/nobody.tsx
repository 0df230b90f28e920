import { useState } from 'react';
import { Spot } from '../../stage/spot.tsx';
import { AlsoUnsaid, Stage } from '../../stage/stage.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Crowd } from './crowd.tsx';
import { LastCase } from './last-case.tsx';
import { Monday } from './monday.tsx';
import { Sentence } from './sentence.tsx';

const SHOWN = [
  'purpose.problem',
  'purpose.groups',
  'purpose.last-case',
  'purpose.measure',
  'purpose.out-of-scope',
  'purpose.replaces',
  'purpose.deciders',
  'purpose.obligations',
  'purpose.cost',
  'purpose.name',
  'purpose.quitting',
];

/** Three sentences with holes, four people without faces, and a button that builds nothing at all. */
export function Nobody({ view }: PlaceholderProps) {
  const [unbuilt, setUnbuilt] = useState(false);
  return (
    <>
      <h1>Who is this for, and what goes wrong without it?</h1>
      <p className="lead">
        {view.closed === 0
          ? 'The specification does not say. So here are three sentences with holes in them, and four people we have never met.'
          : 'Part of it is settled. What is dashed is still made up, and what is hatched nobody has told us.'}
      </p>
      <Stage
        view={view}
        label="Placeholder: three sentences and four silhouettes"
        address={
          <span className="purpose-plate">
            <span>It is called</span> <Spot q="purpose.name" />
          </span>
        }
      >
        <div className="purpose-world" data-unbuilt={unbuilt || undefined}>
          <Sentence />
          <Crowd />
        </div>
        <Monday unbuilt={unbuilt} onToggle={setUnbuilt} view={view} />
        <LastCase />
        <SmallPrint />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </>
  );
}

/** What a contract would say in small letters. Here it is nonsense, line by line. */
const CLAUSES = [
  { q: 'purpose.measure', says: 'It has worked when' },
  { q: 'purpose.out-of-scope', says: 'Left out on purpose' },
  { q: 'purpose.replaces', says: 'In its place today' },
  { q: 'purpose.deciders', says: 'When two of us disagree' },
  { q: 'purpose.obligations', says: 'The law' },
] as const;

/** The paper somebody will sign one day, with a line for each thing that must stand in it. */
function SmallPrint() {
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
