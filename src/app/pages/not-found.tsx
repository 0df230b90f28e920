import { Link, useLocation } from 'react-router';
import { useWorkspace } from '../workspace/store.ts';
import { nearestAddresses } from './nearest.ts';

/** A wrong address, with the addresses most like it. */
export function NotFound({ what }: { what?: string }) {
  const { pathname } = useLocation();
  const near = nearestAddresses(pathname, useWorkspace());
  return (
    <div className="page not-found">
      <title>Not found · Specwalk</title>
      <p className="crumb mono">{pathname}</p>
      <h1>Nothing is at this address.</h1>
      <p className="lead">{what ?? 'It may be misspelt, or its section may have left the specification.'}</p>
      {near.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul className="next">
            {near.map(({ to, label }) => (
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
