import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  addressOf,
  checkRow,
  type FieldLine,
  heldValue,
  linesFor,
  mayDo,
  type RuleProblem,
  recordIn,
  type SampleRow,
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
import { checkingIn, firstStates, newRecord, type Values, valuesOf } from '../values.ts';

interface FormScreenProps extends ScreenProps {
  /** Of a wizard: the step whose lines are asked, and what goes on to the next. */
  readonly step?: string | null;
  readonly next?: (() => void) | null;
}

/** A form that keeps the decided rules and says the decided words; where nobody has said, it says so. */
export function FormScreen({ screen, arrival, step = null, next = null }: FormScreenProps) {
  const [search] = useSearchParams();
  const { acting } = usePlaying();
  const { entity } = screen;
  const edited = search.get('edit') ?? recordIn(arrival);
  if (entity === null) return <Hole q={screen.question} words="nobody has said what is filled in here" />;
  const row = edited === null ? undefined : acting.records.get(entity, edited);
  const verdict = mayDo(acting, entity, row ? 'edit' : 'create', row);
  if (verdict.may === 'no') return <p className="proto-refused">{verdict.because}</p>;
  return (
    <>
      {verdict.may === 'unsaid' && <Hole q={verdict.question} words={verdict.because} />}
      <Filling
        key={row?.id ?? 'new'}
        entity={entity}
        row={row}
        lines={linesFor(acting.product, entity, acting.role, screen)}
        step={step}
        next={next}
      />
    </>
  );
}

interface FillingProps {
  readonly entity: string;
  readonly row: SampleRow | undefined;
  readonly lines: readonly FieldLine[];
  readonly step: string | null;
  readonly next: (() => void) | null;
}

function Filling({ entity, row, lines, step, next }: FillingProps) {
  const { product, acting, screens } = usePlaying();
  const go = useGo();
  const ids = useId();
  const { doing, perform, dismiss } = useDoing();
  const [values, setValues] = useState<Values>(() => valuesOf(lines, row));
  const [tried, setTried] = useState(false);
  const [reasoned, setReasoned] = useState(false);
  const problems = problemsOf();
  const moments = heldValue(product.model.validation.moments) ?? [];
  const early = moments.includes('typing') || moments.includes('leaving');
  const shownProblems = tried || early ? problems : [];
  const stopping = problems.filter(
    ({ severity }) => severity === 'stop' || (severity !== 'warn' && !reasoned),
  );

  function problemsOf(): readonly RuleProblem[] {
    const states = row ? [...row.states.values()] : firstStates(acting, entity).map(({ to }) => to);
    return checkRow(product.model, entity, values, states, null, checkingIn(acting, entity, values, row));
  }
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (next) return next();
    setTried(true);
    if (stopping.length > 0) return announce(`${stopping.length} lines need another look.`);
    const thing = product.index.entities.get(entity)?.label ?? '';
    const made = row ? { id: row.id, change: { values } } : newRecord(acting, entity, values);
    const done = await perform(
      { event: row ? `Change ${thing}` : `Create ${thing}`, action: row ? 'edit' : 'create', entity, row },
      { act: 'edit', says: row ? `${thing} changed` : `${thing} created`, changes: [{ entity, ...made }] },
    );
    if (!done) return;
    announce(`${thing} saved.`);
    const page = screens.find((one) => one.entity === entity && one.kind === 'detail');
    go(page ? addressOf(page, made.id) : '/');
  };
  if (lines.length === 0)
    return <Hole q={`entities.${entity}.fields`} words="nobody has said what is filled in here" />;
  return (
    <form className="proto-form" onSubmit={save} noValidate>
      {doing.is === 'failed' && (
        <FailureNote failure={doing.failure} question={doing.question} dismiss={dismiss} />
      )}
      {tried && problems.length > 0 && <Summary problems={problems} ids={ids} />}
      {lines
        .filter((line) => step === null || line.step === step)
        .map((line) => (
          <FieldInput
            key={line.field.id}
            id={`${ids}-${line.field.id}`}
            line={line}
            value={values[line.field.id]}
            problems={shownProblems.filter(({ fields }) => fields[0] === line.field.id)}
            onChange={(value) => setValues((before) => ({ ...before, [line.field.id]: value }))}
          />
        ))}
      {shownProblems
        .filter(({ fields }) => fields.length === 0)
        .map((problem) => (
          <RuleMessage key={problem.label} problem={problem} />
        ))}
      {tried && problems.some(({ severity }) => severity === 'allow with a reason') && (
        <label className="proto-reason">
          Go on all the same, because
          <input onChange={(event) => setReasoned(event.target.value.trim() !== '')} />
        </label>
      )}
      <div className="row">
        <button type="submit" className="button main" disabled={doing.is === 'waiting'}>
          {doing.is === 'waiting' ? `${doing.label} …` : next ? 'Go on' : 'Save'}
        </button>
      </div>
    </form>
  );
}

/** What is wrong, at the top, each leading to its line. */
function Summary({ problems, ids }: { problems: readonly RuleProblem[]; ids: string }) {
  return (
    <section className="proto-summary" role="alert" aria-label="What needs another look">
      <h3>
        {problems.length === 1 ? 'One line needs another look' : `${problems.length} lines need another look`}
      </h3>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.label}${problem.fields.join()}`}>
            <a href={`#${ids}-${problem.fields[0]}`}>{problem.text ?? problem.sentence}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
