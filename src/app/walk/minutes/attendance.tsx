import type { Present } from '#core/minutes.ts';
import { FiguresTable } from '../figures/figures-table.tsx';
import { TimeOfDay } from './time-of-day.tsx';

/** Who was there. */
export function Attendance({ people }: { readonly people: readonly Present[] }) {
  return (
    <section aria-label="Who was there">
      <h2>
        Who was there <small className="quiet">{people.length}</small>
      </h2>
      <FiguresTable heads={['Name', 'Speaks for', 'As', 'Came']}>
        {people.map(({ name, role, as, at }) => (
          <tr key={`${name} · ${role}`}>
            <th scope="row">{name}</th>
            <td>{role}</td>
            <td>{as ?? 'spoke'}</td>
            <td>{at === null ? '–' : <TimeOfDay at={at} />}</td>
          </tr>
        ))}
      </FiguresTable>
    </section>
  );
}
