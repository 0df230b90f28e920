import type { PrototypeSession } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/select.tsx';
import { useSearchChange } from './going.ts';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { act } from './session-store.ts';

export function Banner() {
  const { product, actor, session } = usePlaying();
  const change = useSearchChange();
  const roles = product.index.roles.all;
  const become = (role: string) => {
    change({ as: role });
    announce(`Viewing as ${product.index.roles.get(role)?.label ?? 'nobody in particular'}.`);
  };
  const undone = session.past.at(-1);
  return (
    <div className="proto-banner flex flex-wrap items-center gap-x-4 gap-y-3">
      {roles.length === 0 ? (
        <Hole q="roles.grants" words="nobody has said which roles there are" />
      ) : (
        <label>
          Viewing as{' '}
          <Select
            value={actor.role ?? ''}
            first={['', 'nobody in particular']}
            of={roles.map(({ id, label }) => [id, label])}
            className="w-auto max-w-[min(28ch,60vw)]"
            onChange={become}
          />
        </label>
      )}
      {actor.role !== null && (
        <Button look="plain" onClick={() => become('')}>
          Leave this role
        </Button>
      )}
      {actor.role === null && roles.length > 0 && (
        <span className="quiet">Everything can be tried; a role shows who may do what.</span>
      )}
      <span className="row ml-auto max-lg:ml-0">
        <Button disabled={!undone} onClick={() => act({ act: 'undo' })}>
          <span className="truncate max-w-[32ch]">Undo{undone ? `: ${undone.says}` : ''}</span>
        </Button>
        <Button disabled={session.future.length === 0} onClick={() => act({ act: 'redo' })}>
          Again
        </Button>
        <Button disabled={isUntouched(session)} onClick={() => act({ act: 'reset' })}>
          Start over
        </Button>
      </span>
    </div>
  );
}

function isUntouched({ edits, days, log, constants }: PrototypeSession): boolean {
  return edits.changed.size === 0 && days === 0 && log.length === 0 && Object.keys(constants).length === 0;
}
