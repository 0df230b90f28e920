import { Fragment } from 'react';
import { type MatrixValue, settledValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { matrixCellAt } from '../answers/draft-writer.ts';

interface Props {
  readonly actions: readonly DemoAction[];
  readonly role: string;
  readonly matrix: MatrixValue;
  readonly press: (action: DemoAction) => void;
}

const HEADING = 'flex flex-wrap items-baseline gap-x-3 gap-y-0.5 mb-2 voice-xl font-semibold';
const INVOICES = [
  [17, 'Ito, 120.00'],
  [18, 'somebody else’s, 9 999.00'],
  [19, 'the chairman’s, private'],
] as const;
const PERSON_FIELDS = [
  ['Home address', '1 Harbour Lane, Galway'],
  ['Salary', '4 200, with a raise nobody knows of'],
] as const;

export function DemoApp({ actions, role, matrix, press }: Props) {
  const refusal = settledValue(useAsking().view('roles.refusal'));
  return (
    <div className="grid gap-6 grid-fit-260">
      <section className="min-w-0" aria-label="Invoices">
        <p className={HEADING}>
          Invoices <small className="ui-sm text-ink-2">{role} sees 3 of 3</small>
        </p>
        <ul className="mb-3 dashed-t-guess">
          {INVOICES.map(([number, words]) => (
            <li className="flex gap-3 voice-lg border-b-1 border-line py-1.75" key={number}>
              {number} <span>{words}</span>
            </li>
          ))}
        </ul>
        <Spot q="roles.scope" />
      </section>
      <section className="min-w-0" aria-label="A person">
        <p className={HEADING}>
          Mina Ito <small className="ui-sm text-ink-2">as {role} reads it</small>
        </p>
        <dl className="grid mb-3 grid-cols-[108px_minmax(0,1fr)] dashed-t-guess">
          {PERSON_FIELDS.map(([field, words]) => (
            <Fragment key={field}>
              <dt className="py-1.75 ui-sm text-ink-2 border-b-1 border-line">{field}</dt>
              <dd className="py-1.75 voice-lg border-b-1 border-line">{words}</dd>
            </Fragment>
          ))}
        </dl>
        <Spot q="roles.visibility" />
      </section>
      <fieldset className="col-span-full grid grid-fill-200 gap-2.5">
        <legend className="mb-2 p-0 voice-lg font-semibold text-ink">What {role} can press</legend>
        {actions.map((action) => (
          <ActionButton
            key={action.name}
            action={action}
            drawn={buttonDisplay(pressOutcome(matrix, role, action.name), refusal)}
            role={role}
            press={press}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface ButtonProps {
  readonly action: DemoAction;
  readonly drawn: ButtonDisplay;
  readonly role: string;
  readonly press: (action: DemoAction) => void;
}

/** A greyed-out button stays focusable, so that screen readers can read the reason. */
function ActionButton({ action, drawn, role, press }: ButtonProps) {
  if (drawn === 'hidden') {
    return (
      <span
        className="quiet grid items-center min-h-11 px-3 py-2 border-1 border-dotted border-ink-2
          rounded"
      >
        {`“${action.name}” is hidden from ${role}`}
      </span>
    );
  }
  const greyed = drawn === 'greyed';
  const colors = action.settled ? 'border-decided' : 'border-line-strong';
  return (
    <Button
      className={`button justify-between gap-2 min-h-11 text-md text-start wrap-anywhere border
        ${greyed ? 'border-line bg-transparent text-ink-2 cursor-help' : colors}`}
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

export interface DemoAction {
  readonly name: string;
  readonly done: string;
  readonly settled: boolean;
}

const MADE_UP_ACTIONS: readonly DemoAction[] = [
  ['Delete all invoices', '214 invoices are gone.'],
  ['Approve my own expenses', 'Approved. By you, for you.'],
  ['Change the bank account', 'From now on the money goes somewhere else.'],
  ['Download every customer', 'customers.csv is on its way to a private mailbox.'],
  ['Read the salaries', 'Now everybody knows what everybody gets.'],
  ['Open an invoice', 'Invoice 17 is open. It is somebody else’s.'],
].map(([name = '', done = '']) => ({ name, done, settled: false }));

/** The settled actions as demo buttons; while there are none, the made-up ones. */
export function demoActions(decided: MatrixValue | undefined, firm: boolean): readonly DemoAction[] {
  const names = decided?.columns ?? [];
  if (names.length === 0) return MADE_UP_ACTIONS;
  return names.map((name) => ({ name, done: `“${name}” is done.`, settled: firm }));
}

/** The only option of the role switcher while no role is named. */
export const EVERYBODY = 'Everybody';

/** What the demo app does on a press. `unsaid`: nobody has said, so everybody may do everything. */
export type PressOutcome = 'unsaid' | 'allowed' | 'refused' | 'depends';

export function pressOutcome(matrix: MatrixValue, role: string, action: string): PressOutcome {
  const word = matrixCellAt(matrix, role, action);
  if (word === '') return 'unsaid';
  if (word === 'yes') return 'allowed';
  return word === 'no' ? 'refused' : 'depends';
}

export type ButtonDisplay = 'button' | 'greyed' | 'hidden';

/** Refused actions are displayed as decided; by default the button can be pressed, and refuses then. */
export function buttonDisplay(verdict: PressOutcome, refusal: unknown): ButtonDisplay {
  if (verdict !== 'refused') return 'button';
  return refusal === 'hidden' || refusal === 'greyed' ? refusal : 'button';
}
