import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type Button,
  buttonsFor,
  type FieldLine,
  heldValue,
  linesFor,
  pressed,
  recordLabel,
  type SampleRow,
  typedAtFirst,
  typedProblems,
  type Values,
} from '#core/product.ts';
import { announce } from '../frame/announcer.tsx';
import type { useDoing } from './doing.ts';
import { FieldInput } from './field-input.tsx';
import { Drawn, QuestionPin } from './hole.tsx';
import { usePlaying } from './playing.tsx';

interface MovesProps {
  readonly row: SampleRow;
  readonly carryOut: ReturnType<typeof useDoing>['carryOut'];
  /** How what was set off stands; it is read beside what was typed for it. */
  readonly note: ReactNode;
  /** What else can be done, in the same row. */
  readonly others: ReactNode;
}

/**
 * What can be done to a record now. What somebody may not do is hidden, greyed with the reason or refused on the press,
 * as decided; what was decided to be refused, ignored or put off while it is where it is can be tried all the same.
 */
export function Moves({ row, carryOut, note, others }: MovesProps) {
  const { product, acting } = usePlaying();
  const refusal = heldValue(product.model.roles.refusal);
  const [refused, setRefused] = useState('');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const all = buttonsFor(acting, row);
  const isBarred = ({ verdict, by, moves }: Button) =>
    verdict.may === 'no' && by !== 'system' && !moves.some(({ isGuarded }) => isGuarded);
  const open = all.filter((one) => one.moves.length > 0 && !(refusal === 'hidden' && isBarred(one)));
  const closed = all.filter(({ moves }) => moves.length === 0);
  const asked = open.find(({ id }) => id === askedFor);
  /** What was typed before a move stays on the screen until the move was made. */
  const make = async (button: Button, before: Parameters<typeof pressed>[3]) => {
    if (isBusy) return;
    setRefused('');
    setIsBusy(true);
    const says = `${recordLabel(product, row)}: ${button.label}`;
    const done = await carryOut(pressed(acting, row, button, before), says);
    setIsBusy(false);
    if (!done) return;
    setAskedFor((id) => (id === button.id ? null : id));
    announce(`${says}.`);
  };
  const press = (button: Button) => {
    if (isBarred(button) && button.moves.length > 0) return setRefused(button.verdict.because);
    if (button.types.length > 0 || button.needsReason) return setAskedFor(button.id);
    return void make(button, { values: {}, why: '' });
  };
  return (
    <div className="proto-moves">
      <MoveRow
        buttons={open}
        isClosed={(button) => isBarred(button) && refusal !== 'refused'}
        press={press}
        others={others}
      />
      {note}
      {asked && (
        <BeforeMove
          key={`${row.id} ${asked.id}`}
          row={row}
          button={asked}
          make={make}
          cancel={() => setAskedFor(null)}
        />
      )}
      {refused && (
        <p className="proto-refused" role="alert">
          {refused}
        </p>
      )}
      {closed.length > 0 && (
        <details className="proto-not-now">
          <summary>Not now</summary>
          <MoveRow buttons={closed} isClosed={() => false} press={press} />
        </details>
      )}
    </div>
  );
}

interface MoveRowProps {
  readonly buttons: readonly Button[];
  readonly isClosed: (button: Button) => boolean;
  readonly press: (button: Button) => void;
  readonly others?: ReactNode;
}

/** Buttons close together, and below them what there is to know of each, under its name. */
function MoveRow({ buttons, isClosed, press, others }: MoveRowProps) {
  const ids = useId();
  const all = buttons.map((button, at) => ({ button, hint: hasHint(button) ? `${ids}-${at}` : undefined }));
  const hinted = all.filter(({ hint }) => hint !== undefined);
  return (
    <>
      <div className="row">
        {all.map(({ button, hint }) => (
          <MoveButton
            key={button.id}
            button={button}
            closed={isClosed(button)}
            press={() => press(button)}
            hint={hint}
          />
        ))}
        {others}
      </div>
      {hinted.length > 0 && (
        <ul className="proto-hints">
          {hinted.map(({ button, hint }) => (
            <li key={button.id} id={hint}>
              <Hint button={button} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isOutside = ({ by }: Button): boolean => by === 'system';
const nameOf = (button: Button): string =>
  isOutside(button) ? `${button.system}: ${button.label}` : button.label;
const becauseOf = (button: Button): string =>
  isOutside(button) ? 'comes from outside' : button.verdict.because;
const hasHint = (button: Button): boolean => becauseOf(button) !== '' || button.inWords.length > 0;

/** Why a move is open or not, and what else was said to happen then. */
function Hint({ button }: { button: Button }) {
  const { inWords, cycle } = button;
  return (
    <>
      <b>{nameOf(button)}</b>: {becauseOf(button).replace(/^Only /u, 'only ')}
      {inWords.length > 0 && (
        <>
          {' '}
          <Drawn
            look="guess"
            q={`states.${cycle.entity ?? ''}.effects`}
            words="decided in words, not played here"
          >
            <small>then also, in words: {inWords.join('; ')}</small>
          </Drawn>
        </>
      )}
    </>
  );
}

interface MoveButtonProps {
  readonly button: Button;
  readonly closed: boolean;
  readonly press: () => void;
  /** Where its hint stands. */
  readonly hint: string | undefined;
}

function MoveButton({ button, closed, press, hint }: MoveButtonProps) {
  const { verdict, id, moves } = button;
  const shown = (
    <button
      type="button"
      className="button"
      data-action={`move ${id}`}
      disabled={closed || (moves.length > 0 && moves.every(({ to }) => to.id === null))}
      aria-describedby={hint}
      onClick={press}
    >
      {nameOf(button)}
    </button>
  );
  return (
    <span className="proto-move" data-may={isOutside(button) ? 'yes' : verdict.may}>
      {verdict.may === 'unsaid' ? (
        <>
          {shown} <QuestionPin q={verdict.question} words={verdict.because} />
        </>
      ) : (
        <Drawn
          look={verdict.look === 'hole' ? 'guess' : verdict.look}
          q={verdict.question}
          words={becauseOf(button)}
        >
          {shown}
        </Drawn>
      )}
    </span>
  );
}

interface BeforeMoveProps {
  readonly row: SampleRow;
  readonly button: Button;
  readonly make: (button: Button, before: Parameters<typeof pressed>[3]) => void;
  readonly cancel: () => void;
}

/** What has to be typed before a move, with the rules of its lines, and the reason where one is asked for. */
function BeforeMove({ row, button, make, cancel }: BeforeMoveProps) {
  const { product, acting } = usePlaying();
  const ids = useId();
  const fields = button.types.flatMap(({ field }) => field ?? []);
  const words = [
    ...button.types.filter(({ field }) => field === null).map(({ label }) => label),
    ...(button.needsReason ? ['Reason'] : []),
  ];
  const lines = linesFor(product, row.entity, acting.role)
    .filter(({ field }) => fields.some(({ id }) => id === field.id))
    .map((line): FieldLine => ({ ...line, shown: 'shown' }));
  const [values, setValues] = useState<Values>(() => typedAtFirst(row, lines));
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const problems = typedProblems(acting, row, button, lines, values);
  const missing = words.filter((label) => (said[label] ?? '').trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length + missing.length > 0)
      return announce(`${problems.length + missing.length} to look at again.`);
    const why = words
      .map((label) => (words.length > 1 ? `${label}: ${said[label]}` : said[label]))
      .join('; ');
    const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    make(button, { values: typed, why });
  };
  return (
    <form
      ref={form}
      className="proto-form proto-before"
      aria-label={button.label}
      onSubmit={submit}
      noValidate
    >
      {lines.map((line) => (
        <FieldInput
          key={line.field.id}
          id={`${ids}-${line.field.id}`}
          line={line}
          value={values[line.field.id]}
          problems={tried ? problems.filter(({ fields: of }) => of[0] === line.field.id) : []}
          onChange={(value) => setValues((before) => ({ ...before, [line.field.id]: value }))}
        />
      ))}
      {words.map((label) => (
        <label key={label} className="proto-field proto-reason">
          {label}
          <input
            value={said[label] ?? ''}
            aria-invalid={tried && missing.includes(label)}
            onChange={({ target }) => setSaid((before) => ({ ...before, [label]: target.value }))}
          />
          {tried && missing.includes(label) && <small>“{label}” must be filled in.</small>}
        </label>
      ))}
      <div className="row proto-form-foot">
        <button type="submit" className="button main" data-action="go on">
          {button.label}
        </button>
        <button type="button" className="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
