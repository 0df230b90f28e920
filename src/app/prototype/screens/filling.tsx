import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import {
  addressOf,
  checkRow,
  type FieldLine,
  heldValue,
  linesFor,
  type RuleProblem,
  type SampleRow,
  startingValue,
  type WayOn,
  workedOut,
} from '#core/product.ts';
import { announce } from '../../frame/announcer.tsx';
import { useDoing } from '../doing.ts';
import { FailureNote } from '../failure-note.tsx';
import { FieldInput } from '../field-input.tsx';
import { useGo } from '../going.ts';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { RuleMessage } from '../rule-message.tsx';
import { checkingIn, firstStates, newRecord, type Values, valuesOf, writtenValues } from '../values.ts';
import type { Steps } from './steps.ts';
import { Summary } from './summary.tsx';

interface FillingProps extends ScreenProps {
  readonly entity: string;
  readonly row: SampleRow | undefined;
  readonly steps: Steps | null;
  /** What the button that saves is called, and where one is then. */
  readonly way: WayOn | undefined;
}

/** The lines of a form as they are filled in, what is wrong with them, and the button that saves. */
export function Filling({ entity, row, screen, arrival, steps, way }: FillingProps) {
  const { acting } = usePlaying();
  const ids = useId();
  const lines = linesFor(acting.product, entity, acting.role, screen).map((line) => typable(line, row));
  const [values, setValues] = useState<Values>(() => valuesOf(acting, entity, lines, row, arrival));
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reasoned, setReasoned] = useState(false);
  const saving = useSaving({ entity, row, values, way });
  const problems = useProblems(entity, row, values);
  const isStopping = ({ severity }: RuleProblem) => severity === 'stop' || (severity !== 'warn' && !reasoned);
  const step = steps?.ids[steps.at] ?? null;
  const worked = useWorked(entity, row, values);
  const shown = lines.filter(
    (line) =>
      (steps === null || line.step === step) && (line.shown === 'shown' || worked(line) !== undefined),
  );
  const isHere = ({ fields }: RuleProblem) => shown.some(({ field }) => fields[0] === field.id);
  const isLast = steps === null || steps.at >= steps.ids.length - 1;
  const leave = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (saving.isEarly && field !== undefined) setLeft((before) => new Set([...before, field]));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stopping = problems.filter((problem) => isStopping(problem) && (isLast || isHere(problem)));
    setTried(stopping.length > 0);
    if (stopping.length > 0) return announce(`${stopping.length} to look at again.`);
    if (steps && !isLast) return steps.go(steps.at + 1);
    await saving.save();
  };
  if (lines.length === 0)
    return <Hole q={`entities.${entity}.fields`} words="nobody has said what is filled in here" />;
  const told = problems.filter((problem) => isLast || isHere(problem));
  return (
    <form className="proto-form" onSubmit={submit} onBlur={leave} noValidate>
      {saving.doing.is === 'failed' && (
        <FailureNote
          failure={saving.doing.failure}
          question={saving.doing.question}
          dismiss={saving.dismiss}
        />
      )}
      {tried && told.length > 0 && <Summary problems={told} lines={lines} ids={ids} steps={steps} />}
      {shown.map((line) => (
        <FieldInput
          key={line.field.id}
          id={`${ids}-${line.field.id}`}
          line={line}
          value={line.shown === 'shown' ? values[line.field.id] : worked(line)}
          inWords={row ? '' : startingValue(acting, entity, line.field).inWords}
          problems={problems.filter(
            ({ fields }) => fields[0] === line.field.id && (tried || left.has(line.field.id)),
          )}
          onChange={(value) => setValues((before) => ({ ...before, [line.field.id]: value }))}
        />
      ))}
      {tried &&
        problems
          .filter(({ fields }) => fields.length === 0)
          .map((problem) => <RuleMessage key={problem.label} problem={problem} />)}
      {tried && problems.some(({ severity }) => severity === 'allow with a reason') && (
        <label className="proto-field proto-reason">
          Go on all the same, because
          <input onChange={(event) => setReasoned(event.target.value.trim() !== '')} />
        </label>
      )}
      <div className="row proto-form-foot">
        <button
          type="submit"
          className="button main"
          data-action="save"
          disabled={saving.doing.is === 'waiting'}
        >
          {saving.doing.is === 'waiting'
            ? `${saving.doing.label} …`
            : isLast
              ? (way?.label ?? 'Save')
              : 'Go on'}
        </button>
        {steps !== null && steps.at > 0 && (
          <button type="button" className="button" onClick={() => steps.go(steps.at - 1)}>
            Back
          </button>
        )}
      </div>
    </form>
  );
}

/** Whoever writes a record for the first time reads what they type, also where it is masked later. */
function typable(line: FieldLine, row: SampleRow | undefined): FieldLine {
  return line.shown === 'masked' && !row ? { ...line, shown: 'shown' } : line;
}

/** What the product works out itself by what stands in the form so far; undefined where that is nothing yet. */
function useWorked(entity: string, row: SampleRow | undefined, values: Values): (line: FieldLine) => unknown {
  const { acting } = usePlaying();
  const typed = Object.entries(values).map(
    ([id, value]) => [id, { value, reason: 'edited', says: '' }] as const,
  );
  const record: SampleRow = {
    ...(row ?? { id: '', entity, row: -1, states: new Map(), history: [], links: new Map() }),
    cells: new Map(typed),
  };
  const { cells } = workedOut(acting, record);
  return ({ field }) => cells.get(field.id)?.value ?? undefined;
}

/** The rules that what stands in the form breaks. */
function useProblems(entity: string, row: SampleRow | undefined, values: Values): readonly RuleProblem[] {
  const { acting } = usePlaying();
  const states = row ? [...row.states.values()] : firstStates(acting, entity).map(({ to }) => to);
  return checkRow(
    acting.product.model,
    entity,
    values,
    states,
    null,
    checkingIn(acting, entity, values, row),
  );
}

/** Saves what stands in a form as the product would, and goes on to where its way leads, else to the record. */
function useSaving({
  entity,
  row,
  values,
  way,
}: Pick<FillingProps, 'entity' | 'row' | 'way'> & { values: Values }) {
  const { product, acting, screens } = usePlaying();
  const { doing, perform, dismiss } = useDoing();
  const go = useGo();
  const moments = heldValue(product.model.validation.moments) ?? [];
  const save = async () => {
    const thing = product.index.entities.get(entity)?.label ?? '';
    const made = row
      ? { id: row.id, change: { values: writtenValues(values, false) } }
      : newRecord(acting, entity, values);
    const done = await perform(
      { event: row ? `Change ${thing}` : `Create ${thing}`, action: row ? 'edit' : 'create', entity, row },
      { act: 'edit', says: row ? `${thing} changed` : `${thing} created`, changes: [{ entity, ...made }] },
    );
    if (!done) return;
    announce(`${thing} saved.`);
    const page = way?.to ?? screens.find((one) => one.entity === entity && one.kind === 'detail');
    go(page ? addressOf(page, made.id) : '/');
  };
  return { doing, dismiss, save, isEarly: moments.includes('typing') || moments.includes('leaving') };
}
