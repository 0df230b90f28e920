import { type FormEvent, useState } from 'react';
import type { Role } from '#core/index.ts';
import { useCommand } from '../../forms/command.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { seeToDoor } from '../../presence/access-store.ts';
import type { Fresh } from './fresh-link.tsx';
import { CAN, HOURS } from './words.ts';

const FOR = { one: 'One person', many: 'Many' } as const;

/** Makes a link: for one person, with their name in it, or for many. */
export function MakeLink({ onMade }: { onMade: (fresh: Fresh) => void }) {
  const [whom, setWhom] = useState<'one' | 'many'>('one');
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [as, setAs] = useState<Role>('stakeholder');
  const [hours, setHours] = useState('168');
  const command = useCommand();
  const one = whom === 'one';
  const can: Partial<Record<Role, string>> = one ? CAN : { stakeholder: CAN.stakeholder, viewer: CAN.viewer };

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const asked = seeToDoor({
      act: 'invite',
      as: can[as] ? as : 'stakeholder',
      for: whom,
      name: one ? name.trim() : '',
      role: role.trim(),
      hours: Number(hours),
    });
    await command.run(asked, ({ body: { access, token } }) => {
      const invitation = access.invitations.at(-1);
      if (token === undefined || !invitation) return;
      setName('');
      onMade({ token, invitation });
    });
  };

  return (
    <form className="make-link" onSubmit={make}>
      <RadioGroup label="For whom" choices={FOR} value={whom} onChange={setWhom} />
      <div className="make-link-fields">
        {one && <TextField label="Their name (may stay empty)" value={name} onChange={setName} />}
        <TextField label="They speak for (may stay empty)" value={role} onChange={setRole} />
        <label className="filter">
          What they do
          <select
            value={can[as] ? as : 'stakeholder'}
            onChange={(event) => setAs(roleIn(event.target.value))}
          >
            {Object.entries(can).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="filter">
          It holds
          <select value={hours} onChange={(event) => setHours(event.target.value)}>
            {Object.entries(HOURS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      {command.problem}
      <button type="submit" className="button main">
        Make the link
      </button>
    </form>
  );
}

function roleIn(value: string): Role {
  return value === 'facilitator' || value === 'viewer' ? value : 'stakeholder';
}
