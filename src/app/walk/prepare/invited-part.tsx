import { useMemo, useState } from 'react';
import { couldAnswer, whoCould } from '#core/agenda.ts';
import type { Workspace } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import { isPlainEnter } from '../../shapes/props.ts';

interface InvitedPartProps {
  readonly workspace: Workspace;
  readonly groups: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

/** As many as one takes in at a glance; those who could answer less are typed. */
const SUGGESTED = 12;

/** Who comes, by what they speak for: suggested, or typed. */
export function InvitedPart({ workspace, groups, onChange }: InvitedPartProps) {
  const suggested = useMemo(() => whoCould(workspace).slice(0, SUGGESTED), [workspace]);
  const [typed, setTyped] = useState('');
  const others = groups.filter((group) => !suggested.some(({ name }) => name === group));
  const all = [...suggested, ...couldAnswer(workspace, others)];
  const turn = (name: string) =>
    onChange(groups.includes(name) ? groups.filter((one) => one !== name) : [...groups, name]);
  const add = () => {
    const name = typed.trim();
    if (name !== '' && !groups.includes(name)) onChange([...groups, name]);
    setTyped('');
  };
  return (
    <fieldset className="prepare-who">
      <legend>Who comes?</legend>
      <div className="row">
        {all.map(({ name, could }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={groups.includes(name)}
            onClick={() => turn(name)}
          >
            {name} <small className="muted">could answer {could}</small>
          </button>
        ))}
      </div>
      <div className="prepare-else flex gap-2 mt-3">
        <input
          className="flex-1 min-w-0 bg-raised framed rounded"
          aria-label="Somebody else"
          placeholder="Somebody else, such as “Night shift”"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (!isPlainEnter(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Add</Button>
      </div>
      {groups.length === 0 && (
        <p className="quiet">Nobody is named yet, so the agenda is made for whoever it takes.</p>
      )}
    </fieldset>
  );
}
