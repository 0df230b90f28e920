import { Link, useLocation } from 'react-router';
import { addressOfPoint, countShared, diceSimilarity, letterBigrams, type Workspace } from '#core/index.ts';
import { PAGES } from '../keys/keys.tsx';
import { LINK_LIST } from '../kit/link-list.ts';
import { useWorkspace } from '../workspace/store.ts';

export function NotFound({ what }: { what?: string }) {
  const { pathname } = useLocation();
  const suggestions = nearestAddresses(pathname, useWorkspace());
  return (
    <div className="page not-found">
      <title>Not found · Specwalk</title>
      <p className="mono quiet row gap-y-1 mb-2">{pathname}</p>
      <h1>There is nothing at this address.</h1>
      <p className="lead">{what ?? 'It may be misspelled, or its section may no longer be in the specification.'}</p>
      {suggestions.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul className={LINK_LIST}>
            {suggestions.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link> <span className="mono quiet">{to}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link className="button main" to="/">
          Back to the map
        </Link>
      </p>
    </div>
  );
}

/**
 * Best first, by shared pairs of letters; for a page or point also by the share of what was typed that is in its title.
 */
export function nearestAddresses(wrong: string, { points, questions }: Workspace, max = 5) {
  const wanted = letterBigrams(wrong);
  const titled = [...PAGES, ...points.map(({ point }) => ({ to: addressOfPoint(point.id), label: point.title }))].map(
    (address) => ({
      address,
      likeness: Math.max(
        diceSimilarity(wanted, letterBigrams(address.to)),
        0.9 * covered(wanted, letterBigrams(address.label)),
      ),
    }),
  );
  const asked = questions.map(({ question }) => {
    const address = { to: `/questions/${question.id}`, label: question.ask };
    return { address, likeness: diceSimilarity(wanted, letterBigrams(address.to)) };
  });
  return [...titled, ...asked]
    .filter(({ likeness }) => likeness > 0.25)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, max)
    .map(({ address }) => address);
}

function covered(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size === 0 ? 0 : countShared(a, b) / a.size;
}
