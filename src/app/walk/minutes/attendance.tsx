import type { Present } from '#core/minutes.ts';
import { TimeOfDay } from './time-of-day.tsx';
import '../figures/figures.css';

/** Who was there. */
export function Attendance({ people }: { readonly people: readonly Present[] }) {
  return (
    <section aria-label="Who was there">
      <h2>
        Who was there <small className="quiet">{people.length}</small>
      </h2>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Speaks for</th>
            <th scope="col">As</th>
            <th scope="col">Came</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, role, as, at }) => (
            <tr key={`${name} · ${role}`}>
              <th scope="row">{name}</th>
              <td>{role}</td>
              <td>{as ?? 'spoke'}</td>
              <td>{at === null ? '–' : <TimeOfDay at={at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
