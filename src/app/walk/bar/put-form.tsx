import type { Names } from '#core/index.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { draftStore } from '../../session/draft-store.ts';

const SIGHT = { hidden: 'Hidden until revealed', open: 'Open at once' } as const;
const NAMES: Readonly<Record<Names, string>> = {
  signed: 'Signed',
  free: 'As each likes',
  unsigned: 'Nobody signs',
};

/** How the facilitator put the last question: most often the next one is put the same way. */
const habits = draftStore<{ readonly sight: keyof typeof SIGHT; readonly names: Names }>('put', {
  sight: 'hidden',
  names: 'signed',
});

interface PutFormProps {
  readonly ask: string;
  readonly put: (how: { readonly hidden: boolean; readonly names: Names }) => Promise<boolean>;
  readonly done: () => void;
}

/** Puts a question to everybody: hidden or open, with names or without. */
export function PutForm({ ask, put, done }: PutFormProps) {
  const { sight, names } = habits.use('how');
  const command = useCommand();
  // Who may keep back a name must not be told by the moment at which an answer appears.
  const hidden = sight === 'hidden' || names !== 'signed';
  const send = () =>
    command.send(async () => {
      if (await put({ hidden, names })) done();
      return null;
    });
  return (
    <CommandForm
      className="put"
      command={command}
      send={send}
      submit="Put it to everybody"
      busy="Put it to everybody"
    >
      <p className="put-ask">{ask}</p>
      <h2 className="small-head">Answers</h2>
      {names === 'signed' ? (
        <RadioGroup
          label="Answers"
          choices={SIGHT}
          value={sight}
          onChange={(next) => habits.edit('how', { sight: next })}
        />
      ) : (
        <p>{SIGHT.hidden}</p>
      )}
      <h2 className="small-head">Names</h2>
      <RadioGroup
        label="Names"
        choices={NAMES}
        value={names}
        onChange={(next) => habits.edit('how', { names: next })}
      />
      {names !== 'signed' && (
        <p className="quiet">
          Without names the answers stay hidden until you reveal them, and nobody can tell who is missing.
        </p>
      )}
    </CommandForm>
  );
}
