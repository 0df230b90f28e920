import { type FormEvent, useState } from 'react';
import type { MatrixValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { matrixCellAt } from '../answers/draft-writer.ts';
import { uniqueNames } from '../answers/names.ts';
import { ToggleButtons } from '../pieces/controls.tsx';
import { type DemoAction, EVERYBODY, type PressOutcome, pressOutcome } from './demo-app.tsx';

interface Props {
  readonly action: DemoAction;
  readonly role: string;
  readonly roles: readonly string[];
  readonly matrix: MatrixValue;
  readonly rule: (role: string, word: string) => void;
  readonly done: () => void;
}

const OUTCOME_WORDS: Readonly<Record<PressOutcome, (action: DemoAction, role: string) => string>> = {
  unsaid: ({ done }, role) => `${done} ${role} did it.`,
  allowed: ({ done }, role) => `${done} ${role} may do that.`,
  refused: (_, role) => `No, ${role} may not do that.`,
  depends: ({ done }, role) => `${done} ${role} may do that sometimes; this screen cannot tell when.`,
};

const NAME = `float-left w-37.5 p-0 voice-lg font-semibold text-ink wrap-anywhere max-sm:float-none
  max-sm:w-full max-sm:mb-1`;

/** The outcome of the press, and the word of each role for the action, with a form to add a role. */
export function WhoMay({ action, role, roles, matrix, rule, done }: Props) {
  const shape = useAsking().view('roles.permissions')?.question.shape;
  const words = shape?.shape === 'matrix' ? shape.cells : [];
  const [outcome] = useState(() => OUTCOME_WORDS[pressOutcome(matrix, role, action.name)](action, role));
  return (
    <section
      className="border border-line-strong rounded-lg grid justify-items-start gap-3 p-4 bg-raised"
      aria-label={`Who may do this: ${action.name}`}
    >
      <p className="text-ink-2 voice-lg">{outcome}</p>
      <h2 className="m-0">Who may really do that?</h2>
      {uniqueNames(roles, [EVERYBODY]).map((name) => (
        <ToggleButtons
          key={name}
          of={words}
          pressed={matrixCellAt(matrix, name, action.name)}
          press={(word) => rule(name, word)}
          className="flex-wrap items-center"
        >
          <legend className={NAME}>{name === EVERYBODY ? 'Everybody else' : name}</legend>
        </ToggleButtons>
      ))}
      {/* A role named here is allowed to do it. */}
      <NameRole
        id="roles-one-more"
        label="Only …"
        placeholder="the accountant"
        press="They may"
        named={(name) => rule(name, 'yes')}
      />
      <Button look="plain" onClick={done}>
        Done
      </Button>
    </section>
  );
}

interface NameRoleProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly press: string;
  readonly named: (role: string) => void;
}

export function NameRole({ id, label, placeholder, press, named }: NameRoleProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) named(name.trim());
    setName('');
  };
  return (
    <form className="row text-ink-2 text-sm max-sm:w-full" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        className="field w-45 min-w-0 max-w-full max-sm:flex-[1_1_140px]"
        id={id}
        value={name}
        maxLength={80}
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{press}</Button>
    </form>
  );
}
