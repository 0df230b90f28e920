import type { PrototypeSession } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/select.tsx';
import { Hole } from './hole.tsx';
import { useUpdateSearch } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';
import { dispatch } from './session-store.ts';

export function PrototypeBanner() {
  const { product, actor, session } = usePrototype();
  const updateSearch = useUpdateSearch();
  const roles = product.index.roles.all;
  const viewAs = (role: string) => {
    updateSearch({ as: role });
    announce(`Viewing as ${product.index.roles.get(role)?.label ?? 'nobody in particular'}.`);
  };
  const lastEdit = session.past.at(-1);
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
            onChange={viewAs}
          />
        </label>
      )}
      {actor.role !== null && (
        <Button look="plain" onClick={() => viewAs('')}>
          Leave this role
        </Button>
      )}
      {actor.role === null && roles.length > 0 && (
        <span className="quiet">Everything can be tried; a role shows who may do what.</span>
      )}
      <span className="row ml-auto max-lg:ml-0">
        <Button disabled={!lastEdit} onClick={() => dispatch({ act: 'undo' })}>
          <span className="truncate max-w-[32ch]">Undo{lastEdit ? `: ${lastEdit.says}` : ''}</span>
        </Button>
        <Button disabled={session.future.length === 0} onClick={() => dispatch({ act: 'redo' })}>
          Again
        </Button>
        <Button disabled={isUntouched(session)} onClick={() => dispatch({ act: 'reset' })}>
          Start over
        </Button>
      </span>
    </div>
  );
}

function isUntouched({ edits, days, log, constants }: PrototypeSession): boolean {
  return edits.changed.size === 0 && days === 0 && log.length === 0 && Object.keys(constants).length === 0;
}
