import type { MatrixValue } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import type { SaidHere } from './use-said.ts';

/** The matrix as said on this screen, which is no answer yet, and how to make it one. */
export function SaidSoFar({ said }: { said: SaidHere }) {
  const gather = useGather();
  const keep = () => {
    gather.cells('roles.permissions', said.matrix);
    announce('Who may do what stands in the answer now. Save it there.');
  };
  if (!said.undo) return null;
  return (
    <div className="roles-said">
      {said.matrix.rows.length > 0 && <SaidTable matrix={said.matrix} />}
      <div className="row">
        {said.matrix.rows.length > 0 && (
          <Button look="main" onClick={keep}>
            Make this the answer
          </Button>
        )}
        <Button onClick={said.undo}>Undo</Button>
      </div>
    </div>
  );
}

function SaidTable({ matrix: { rows, columns, cells } }: { matrix: MatrixValue }) {
  return (
    <section className="roles-scroll" aria-label="Who may do what, as said here">
      <table>
        <caption>
          Said here <span className="tag guess">not kept yet</span>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column, c) => (
                <td key={column}>{cells[r]?.[c] || <span className="roles-void">?</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
