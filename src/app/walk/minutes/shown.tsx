import { Link } from 'react-router';
import { minutesBetween, type Station } from '#core/minutes.ts';
import { TimeOfDay } from './time-of-day.tsx';

/** What was shown, in order, and how long. */
export function Shown({ shown }: { readonly shown: readonly Station[] }) {
  return (
    <section aria-label="What was shown">
      <h2>
        What was shown <small className="quiet">{shown.length}</small>
      </h2>
      {shown.length === 0 && <p className="quiet">Nobody was taken anywhere.</p>}
      <ol className="minutes-shown">
        {shown.map((station) => (
          <li key={station.at}>
            <TimeOfDay at={station.at} />
            <Link to={station.place}>{station.words}</Link>
            <span className="quiet">{lasted(station)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function lasted({ at, until }: Station): string {
  const minutes = minutesBetween(at, until);
  return minutes === null ? 'still here' : `${minutes} min`;
}
