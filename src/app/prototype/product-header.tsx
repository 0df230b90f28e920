import { useMemo } from 'react';
import { knownValue, lookOfSourced, ownName, questionOf } from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Select } from '../kit/fields.tsx';
import { initialsOf } from '../kit/initials.ts';
import { Hole, WithLook } from './hole.tsx';
import { ProductMenu } from './menu/product-menu.tsx';
import { useUpdateSearch } from './navigation.ts';
import { ProductMark } from './product-skin.tsx';
import { usePrototype } from './prototype-context.tsx';

/** The head of the product: its name, the menu of the role, and who is signed in. */
export function ProductHeader() {
  const { product } = usePrototype();
  const { name } = product.model.purpose;
  const called = knownValue(name);
  return (
    <header className="proto-nav relative flex items-center gap-x-6 stacked:gap-x-3 min-h-14 px-6 stacked:px-4 border-b border-line">
      <WithLook look={lookOfSourced(name)} q={questionOf(name)} words="what is it called?">
        <strong className="flex flex-none stacked:flex-initial stacked:min-w-0 items-center gap-2 ui-md font-semibold">
          <ProductMark />
          <bdi className="truncate max-w-[20ch]">{called}</bdi>
        </strong>
      </WithLook>
      <ProductMenu />
      <PersonPicker />
    </header>
  );
}

/** Who is signed in; another role can be picked. */
function PersonPicker() {
  const { product, actor } = usePrototype();
  const updateSearch = useUpdateSearch();
  const roles = product.index.roles.all;
  const names = useMemo(
    () => new Map(roles.map(({ id, label }) => [id, ownName({ ...actor, role: id }) ?? label])),
    [roles, actor],
  );
  const viewAs = (role: string) => {
    updateSearch({ as: role });
    announce(`Viewing as ${product.index.roles.get(role)?.label ?? 'anyone'}.`);
  };
  if (roles.length === 0) return <Hole q="roles.grants" words="nobody has said which roles there are" />;
  return (
    <span className="flex flex-none items-center gap-2 ml-auto">
      <span
        className="grid place-items-center w-7 h-7 rounded-full bg-pen-wash ui-xs font-semibold stacked:hidden"
        aria-hidden="true"
      >
        {initialsOf(names.get(actor.role ?? '') ?? '')}
      </span>
      <Select
        className="truncate field-sizing-content max-w-[30ch] stacked:max-w-[12ch] px-1 border-transparent bg-transparent ui-sm"
        aria-label="Viewing as"
        value={actor.role ?? ''}
        first={['', 'Anyone']}
        of={roles.map(({ id, label }) => [id, names.get(id) === label ? label : `${names.get(id)}, ${label}`])}
        onChange={viewAs}
      />
    </span>
  );
}
