import type { MatrixValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { settledValue } from '../known/known-value.ts';
import type { Action } from './actions.ts';
import { drawnAs, verdictOf } from './permission.ts';

interface Props {
  readonly actions: readonly Action[];
  readonly role: string;
  readonly matrix: MatrixValue;
  readonly press: (action: Action) => void;
}

/** Invoices, a person, and every button there is, as the chosen role sees them. */
export function LittleApp({ actions, role, matrix, press }: Props) {
  const refusal = settledValue(useAsking().view('roles.refusal'));
  return (
    <div className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(260px,100%),1fr))]">
      <section className="min-w-0" aria-label="Invoices">
        <p className="roles-head flex flex-wrap items-baseline mb-2">
          Invoices <small>{role} sees 3 of 3</small>
        </p>
        <ul className="mb-3 dashed-t-guess">
          <li className="flex gap-3 voice-16/[1.4] border-b-1 border-line py-1.75">
            17 <span>Ito, 120.00</span>
          </li>
          <li className="flex gap-3 voice-16/[1.4] border-b-1 border-line py-1.75">
            18 <span>somebody else’s, 9 999.00</span>
          </li>
          <li className="flex gap-3 voice-16/[1.4] border-b-1 border-line py-1.75">
            19 <span>the chairman’s, private</span>
          </li>
        </ul>
        <Spot q="roles.scope" />
      </section>
      <section className="min-w-0" aria-label="A person">
        <p className="roles-head flex flex-wrap items-baseline mb-2">
          Mina Ito <small>as {role} reads it</small>
        </p>
        <dl className="roles-person grid mb-3 grid-cols-[108px_minmax(0,1fr)] dashed-t-guess">
          <dt>Home address</dt>
          <dd>1 Harbour Lane, Atlantis</dd>
          <dt>Salary</dt>
          <dd>4 200, with a raise nobody knows of</dd>
        </dl>
        <Spot q="roles.visibility" />
      </section>
      <fieldset className="roles-actions grid gap-3">
        <legend>What {role} can press</legend>
        {actions.map((action) => (
          <ActionButton
            key={action.name}
            action={action}
            drawn={drawnAs(verdictOf(matrix, role, action.name), refusal)}
            role={role}
            press={press}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface ButtonProps {
  readonly action: Action;
  readonly drawn: ReturnType<typeof drawnAs>;
  readonly role: string;
  readonly press: (action: Action) => void;
}

/** Greyed out is still reachable by keyboard, so that the reason can be heard. */
function ActionButton({ action, drawn, role, press }: ButtonProps) {
  if (drawn === 'hidden') {
    return (
      <span className="roles-hidden quiet grid items-center rounded">{`“${action.name}” is hidden from ${role}`}</span>
    );
  }
  const greyed = drawn === 'greyed';
  return (
    <Button
      className="button roles-action justify-between gap-2 text-start wrap-anywhere"
      data-settled={action.settled}
      aria-disabled={greyed || undefined}
      onClick={() => {
        press(action);
        announce(`${role} pressed “${action.name}”. Who may really do that?`);
      }}
    >
      {action.name}
      {greyed && <small>{`not for ${role}`}</small>}
    </Button>
  );
}
