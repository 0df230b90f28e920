import { type FormEvent, useState } from 'react';
import { useGather } from '../gathering/use-gather.ts';
import { EVERYBODY, rolesOf } from './permission.ts';

interface Props {
  readonly roles: readonly string[];
  /** Those of them that were decided or said, as against named here. */
  readonly known: readonly string[];
  readonly role: string;
  readonly become: (role: string) => void;
  readonly add: (role: string) => void;
}

/** Through whose eyes the little app is seen. It holds only Everybody until somebody names a role. */
export function Switcher({ roles, known, role, become, add }: Props) {
  const gather = useGather();
  const named = roles.filter((name) => !known.includes(name));
  return (
    <div className="roles-bar">
      <div className="roles-as">
        <label htmlFor="roles-as">Viewing as</label>
        <select id="roles-as" value={role} onChange={(event) => become(event.target.value)}>
          <option>{EVERYBODY}</option>
          {roles.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <AddRole roles={roles} add={add} />
      {named.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() =>
            gather.rows(
              'roles.grants',
              roles.map((name) => ({ role: name })),
              ['role'],
            )
          }
        >
          {named.length === 1
            ? 'Keep this role as an answer'
            : `Keep these ${named.length} roles as an answer`}
        </button>
      )}
    </div>
  );
}

function AddRole({ roles, add }: { roles: readonly string[]; add: (role: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rolesOf(roles, [EVERYBODY], [name]).length > roles.length + 1) add(name.trim());
    setName('');
  };
  return (
    <form className="roles-add" onSubmit={submit}>
      <label htmlFor="roles-add">Somebody in particular</label>
      <input
        id="roles-add"
        value={name}
        maxLength={80}
        autoComplete="off"
        placeholder="Clerk, intern, night shift …"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button">
        Add
      </button>
    </form>
  );
}
