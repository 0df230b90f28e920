import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { plural } from '#core/index.ts';
import {
  addressFor,
  editableIn,
  type FieldLine,
  type FormSubject,
  formProblems,
  isCheckedEarly,
  linesFor,
  offeredLines,
  previewed,
  type RuleProblem,
  savedRecord,
  startingValue,
  toldOnce,
  type Values,
  valuesOf,
  waysOn,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useDoing } from '../doing.ts';
import { FailureNote } from '../failure-note.tsx';
import { FieldInput } from '../field-input.tsx';
import { useGo } from '../going.ts';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { Locked } from '../refused.tsx';
import { RuleMessage } from '../rule-message.tsx';

/** The steps of a wizard, and which of them is open. */
export interface Steps {
  readonly ids: readonly string[];
  readonly at: number;
  readonly go: (at: number) => void;
}

interface FillingProps extends Pick<ScreenProps, 'screen'> {
  readonly subject: FormSubject;
  readonly steps: Steps | null;
}

export function Filling({ subject, screen, steps }: FillingProps) {
  const { actor } = usePlaying();
  const { entity, row, around } = subject;
  const ids = useId();
  const locks = row ? editableIn(actor, row) : [];
  const all = linesFor(actor.product, entity, actor.role, screen).map((line) => typable(line, row));
  const [values, setValues] = useState<Values>(() => valuesOf(actor, subject, all));
  const lines = offeredLines(actor, subject, all, values);
  const below = row ? [] : [...around.values()].filter(({ id }) => Object.values(values).includes(id));
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reasoned, setReasoned] = useState(false);
  const preview = previewed(actor, subject, values);
  const ways = waysOn(actor, screen, preview, around).filter(({ saves }) => saves);
  const saving = useSaving(screen, subject, values);
  const problems = toldOnce(formProblems(actor, subject, lines, values));
  const isStopping = ({ severity }: RuleProblem) => severity === 'stop' || (severity !== 'warn' && !reasoned);
  const step = steps?.ids[steps.at] ?? null;
  const isLast = steps === null || steps.at >= steps.ids.length - 1;
  const worked = ({ field }: FieldLine) => preview.cells.get(field.id)?.value ?? undefined;
  // What no step asks for is on the last step, if it must be filled in.
  const isAsked = (line: FieldLine) =>
    steps === null ||
    line.step === step ||
    (isLast && line.step === null && problems.some(({ fields }) => fields[0] === line.field.id));
  const shown = lines.filter((line) => isAsked(line) && (line.shown === 'shown' || worked(line) !== undefined));
  const isHere = ({ fields }: RuleProblem) => shown.some(({ field }) => fields[0] === field.id);
  const leave = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (saving.isEarly && field !== undefined) setLeft((before) => new Set([...before, field]));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stopping = problems.filter((problem) => isStopping(problem) && (isLast || isHere(problem)));
    setTries((before) => (stopping.length > 0 ? before + 1 : 0));
    if (stopping.length > 0) return announce(`${stopping.length} to look at again.`);
    if (steps && !isLast) return steps.go(steps.at + 1);
    await saving.save(pressed(event));
  };
  if (lines.length === 0)
    return <Hole q={`entities.${entity}.fields`} words="nobody has said what is filled in here" />;
  const told = problems.filter((problem) => isLast || isHere(problem));
  const tried = tries > 0;
  return (
    <form className="proto-form grid grid-cols-1 gap-4 max-w-160" onSubmit={submit} onBlur={leave} noValidate>
      {saving.doing.is === 'failed' && (
        <FailureNote failure={saving.doing.failure} question={saving.doing.question} dismiss={saving.dismiss} />
      )}
      {tried && told.length > 0 && <Summary problems={told} lines={lines} ids={ids} steps={steps} tries={tries} />}
      {locks.map((lock) => (
        <p key={lock.because}>
          <Locked lock={lock} />
        </p>
      ))}
      {shown.map((line) => (
        <FieldInput
          key={line.field.id}
          id={`${ids}-${line.field.id}`}
          line={line}
          value={line.shown === 'shown' ? values[line.field.id] : worked(line)}
          below={below}
          inWords={row ? '' : startingValue(actor, entity, line.field).inWords}
          problems={problems.filter(({ fields }) => fields[0] === line.field.id && (tried || left.has(line.field.id)))}
          onChange={(value) => setValues((before) => ({ ...before, [line.field.id]: value }))}
        />
      ))}
      {tried &&
        problems
          .filter(({ fields }) => fields.length === 0)
          .map((problem) => <RuleMessage key={problem.label} problem={problem} />)}
      {tried && problems.some(({ severity }) => severity === 'allow with a reason') && (
        <label className="proto-field">
          Go on all the same, because
          <input onChange={(event) => setReasoned(event.target.value.trim() !== '')} />
        </label>
      )}
      <div className="row mt-2">
        {buttonsOf(isLast ? ways.map(({ label }) => label) : ['Go on']).map((label, at) => (
          <button
            key={label}
            type="submit"
            value={label}
            className={at === 0 ? 'button main' : 'button'}
            data-action="save"
            disabled={saving.doing.is === 'waiting'}
          >
            {saving.doing.is === 'waiting' && at === 0 ? `${saving.doing.label} …` : label}
          </button>
        ))}
        {steps !== null && steps.at > 0 && <Button onClick={() => steps.go(steps.at - 1)}>Back</Button>}
      </div>
    </form>
  );
}

/** Each label once; of two ways with the same one, their conditions pick the one that is taken. */
function buttonsOf(labels: readonly string[]): readonly string[] {
  return labels.length === 0 ? ['Save'] : [...new Set(labels)];
}

function pressed({ nativeEvent }: FormEvent): string {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : '';
}

/** People who write a record for the first time can read what they type, even where it is masked later. */
function typable(line: FieldLine, row: FormSubject['row']): FieldLine {
  return line.shown === 'masked' && !row ? { ...line, shown: 'shown' } : line;
}

/** Saves what is in a form as the product would, and goes on to where its way leads, else to the record. */
function useSaving(screen: ScreenProps['screen'], subject: FormSubject, values: Values) {
  const { product, actor, screens } = usePlaying();
  const { doing, perform, dismiss } = useDoing();
  const go = useGo();
  const { entity, row, around } = subject;
  const save = async (label: string) => {
    const thing = product.index.entities.get(entity)?.label ?? '';
    const saved = savedRecord(actor, subject, values, crypto.randomUUID().slice(0, 8));
    const done = await perform(
      { event: row ? `Change ${thing}` : `Create ${thing}`, action: row ? 'edit' : 'create', entity, row },
      { act: 'edit', says: row ? `${thing} changed` : `${thing} created`, changes: saved.changes },
    );
    if (!done) return;
    announce(`${thing} saved.`);
    const ways = waysOn(actor, screen, saved.row, around).filter(({ saves }) => saves);
    const way = ways.find((one) => one.label === label) ?? ways[0];
    const own = (kind: string) => screens.find((one) => one.entity === entity && one.kind === kind);
    const paths = [way?.to, own('detail'), own('list')].map(
      (page) => page && addressFor(actor, page, saved.row, around),
    );
    go(paths.find((path) => path !== undefined) ?? '/');
  };
  return { doing, dismiss, save, isEarly: isCheckedEarly(product.model) };
}

interface SummaryProps {
  readonly problems: readonly RuleProblem[];
  readonly lines: readonly FieldLine[];
  readonly ids: string;
  readonly steps: Steps | null;
  /** How often somebody has tried to save; each time what is wrong comes into view. */
  readonly tries: number;
}

/** What is wrong, at the top, each leading to its line, on another step if need be. */
function Summary({ problems, lines, ids, steps, tries }: SummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  const lead = (field: string | undefined) => {
    const step = lines.find((line) => line.field.id === field)?.step ?? null;
    const at = step === null ? -1 : (steps?.ids.indexOf(step) ?? -1);
    if (steps && at >= 0 && at !== steps.at) steps.go(at);
    else document.getElementById(`${ids}-${field}`)?.focus();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="proto-summary border border-pen rounded px-4 py-3"
      role="alert"
      aria-label="What needs another look"
    >
      <h2 className="m-0 mb-2 text-18">
        {plural(problems.length, 'This needs another look', '# things need another look')}
      </h2>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={`${problem.label}${problem.fields.join()}`}>
            {problem.fields.length === 0 ? (
              told(problem, lines)
            ) : (
              <button
                type="button"
                className="border-0 px-0 py-0.75 bg-transparent text-start underline underline-offset-3"
                onClick={() => lead(problem.fields[0])}
              >
                {told(problem, lines)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is wrong, with its lines where the words do not name them: several lines may lack the same. */
function told({ text, sentence, fields }: RuleProblem, lines: SummaryProps['lines']): string {
  const label = fields.flatMap((id) => lines.find(({ field }) => field.id === id)?.field.label ?? []).join(', ');
  return text === null || text.includes(label) ? (text ?? sentence) : `${label}: ${text}`;
}
