import { useMemo } from 'react';
import { Link } from 'react-router';
import { type NotPlayed, notPlayedIn } from '#core/product.ts';
import { useArrival } from './arrival.ts';
import { usePlaying } from './playing.tsx';

/** What was decided and this prototype does not play, that of the screen in view first. */
export function NotPlayedHere() {
  const { acting } = usePlaying();
  const screen = useArrival()?.screen;
  const all = useMemo(() => notPlayedIn(acting), [acting]);
  if (all.length === 0) return null;
  const isHere = (one: NotPlayed) =>
    (one.screen !== null && one.screen === screen?.id) ||
    (one.entity !== null && one.entity === screen?.entity);
  const here = all.filter(isHere);
  const elsewhere = all.filter((one) => !isHere(one));
  return (
    <details className="proto-weather proto-not-played">
      <summary>Decided, not played here · {all.length}</summary>
      {here.length > 0 && <h2>About this screen · {here.length}</h2>}
      <Lines lines={here} />
      {here.length > 0 && elsewhere.length > 0 && <h2>About the rest · {elsewhere.length}</h2>}
      <Lines lines={elsewhere} />
    </details>
  );
}

function Lines({ lines }: { lines: readonly NotPlayed[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ decided, question, ask, why }) => (
        <li key={`${question} ${decided}`}>
          <bdi>{decided}</bdi>
          <small>
            {why} <Link to={`/questions/${encodeURIComponent(question)}`}>{ask}</Link>
          </small>
        </li>
      ))}
    </ul>
  );
}
