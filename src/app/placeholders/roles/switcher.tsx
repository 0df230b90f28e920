import { plural } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { placeOf } from '../known/names.ts';
import { NameRole } from './name-role.tsx';
import { EVERYBODY } from './permission.ts';

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
  const keep = () =>
    gather.rows(
      'roles.grants',
      roles.map((name) => ({ role: name })),
      ['role'],
    );
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
      <NameRole
        id="roles-add"
        label="Somebody in particular"
        placeholder="Clerk, intern …"
        press="Add"
        named={(name) => placeOf([EVERYBODY, ...roles], name) < 0 && add(name)}
      />
      {named.length > 0 && (
        <Button onClick={keep}>
          {plural(named.length, 'Keep this role as an answer', 'Keep these # roles as an answer')}
        </Button>
      )}
    </div>
  );
}
