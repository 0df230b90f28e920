import { announce } from '../frame/announcer.tsx';
import { useSearchChange } from './going.ts';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { act } from './sitting-store.ts';

/** As whom one looks, with the way back; and what can be undone. */
export function Banner() {
  const { product, acting, sitting } = usePlaying();
  const change = useSearchChange();
  const roles = product.index.roles.all;
  const become = (role: string) => {
    change({ as: role });
    announce(`Viewing as ${product.index.roles.get(role)?.label ?? 'nobody in particular'}.`);
  };
  const undone = sitting.past.at(-1);
  return (
    <div className="proto-banner">
      {roles.length === 0 ? (
        <Hole q="roles.grants" words="nobody has said which roles there are" />
      ) : (
        <label>
          Viewing as{' '}
          <select value={acting.role ?? ''} onChange={(event) => become(event.target.value)}>
            <option value="">nobody in particular</option>
            {roles.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {acting.role !== null && (
        <button type="button" className="plain" onClick={() => become('')}>
          Leave this role
        </button>
      )}
      <span className="proto-undo row">
        <button type="button" className="button" disabled={!undone} onClick={() => act({ act: 'undo' })}>
          Undo{undone ? `: ${undone.says}` : ''}
        </button>
        <button
          type="button"
          className="button"
          disabled={sitting.future.length === 0}
          onClick={() => act({ act: 'redo' })}
        >
          Again
        </button>
        <button
          type="button"
          className="button"
          disabled={sitting.edits.changed.size === 0 && sitting.days === 0}
          onClick={() => act({ act: 'reset' })}
        >
          Start over
        </button>
      </span>
    </div>
  );
}
