import type { Speaker, Workspace } from '#core/index.ts';
import { TextField } from '../kit/text-field.tsx';
import { useWorkspace } from '../workspace/store.ts';
import type { DecideDraft } from './decide.ts';

interface DecidedByProps {
  readonly draft: Pick<DecideDraft, 'decider' | 'deciderRole'>;
  readonly edit: (change: Partial<DecideDraft>) => void;
}

/** Who decided, where whoever writes it down is somebody else. Mostly empty. */
export function DecidedBy({ draft: { decider, deciderRole }, edit }: DecidedByProps) {
  const known = peopleIn(useWorkspace());
  const name = (decider: string) => {
    const role = known.get(decider)?.role;
    edit({ decider, ...(role !== undefined && { deciderRole: role }) });
  };
  return (
    <div className="row decided-by">
      <TextField
        label="Decided by, if not by you"
        value={decider}
        onChange={name}
        suggestions={[...known.keys()]}
      />
      {decider.trim() !== '' && (
        <TextField
          label="Who speaks for"
          value={deciderRole}
          onChange={(deciderRole) => edit({ deciderRole })}
        />
      )}
    </div>
  );
}

/** Everybody who came or spoke, by name, with what they spoke for last. */
function peopleIn({ walkthroughs, raised }: Workspace): ReadonlyMap<string, Speaker> {
  const came = walkthroughs.flatMap(({ people }) => people);
  const spoke = raised.flatMap(({ responses, decisions }) =>
    [...responses.filter(({ anonymous }) => !anonymous), ...decisions].map(({ by }) => by),
  );
  return new Map([...came, ...spoke].map((one) => [one.name, one]));
}
