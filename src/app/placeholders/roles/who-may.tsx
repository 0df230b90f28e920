import { useState } from 'react';
import type { MatrixValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { uniqueNames } from '../answers/answer-value.ts';
import { matrixCellAt } from '../draft-writing/use-draft-writer.ts';
import { ToggleButtons } from '../pieces/choice-buttons.tsx';
import { type DemoAction, EVERYBODY, type PressOutcome, pressOutcome } from './demo-app.tsx';
import { NameRole } from './entrance-scene.tsx';

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
