import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { plural } from '#core/index.ts';
import {
  addressFor,
  editLocksOf,
  type FieldView,
  type FormSubject,
  type FormValues,
  fieldViewsFor,
  formProblems,
  initialValues,
  isCheckedEarly,
  offeredFields,
  outgoingLinks,
  previewRecord,
  type RuleProblem,
  savedRecord,
  startingValue,
  withoutRepeats,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { EditLockNote } from '../access-denied.tsx';
import { FailureNote } from '../failure-note.tsx';
import { FieldInput } from '../field-input.tsx';
import { Hole } from '../hole.tsx';
import { useNavigateTo } from '../navigation.ts';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RuleMessage } from '../rule-message.tsx';
import { useAction } from '../use-action.ts';

/** The steps of a wizard, and the index of the current one. */
export interface WizardSteps {
  readonly ids: readonly string[];
  readonly at: number;
  readonly go: (at: number) => void;
}

interface RecordFormProps extends Pick<ScreenProps, 'screen'> {
  readonly subject: FormSubject;
  readonly steps: WizardSteps | null;
}

export function RecordForm({ subject, screen, steps }: RecordFormProps) {
  const { actor } = usePrototype();
  const { entity, row, around } = subject;
  const ids = useId();
  const locks = row ? editLocksOf(actor, row) : [];
  const allViews = fieldViewsFor(actor.product, entity, actor.role, screen).map((fieldView) =>
    withoutMask(fieldView, row),
  );
  const [values, setValues] = useState<FormValues>(() => initialValues(actor, subject, allViews));
  const fieldViews = offeredFields(actor, subject, allViews, values);
  const below = row ? [] : [...around.values()].filter(({ id }) => Object.values(values).includes(id));
  const [tries, setTries] = useState(0);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [hasReason, setHasReason] = useState(false);
  const preview = previewRecord(actor, subject, values);
  const links = outgoingLinks(actor, screen, preview, around).filter(({ saves }) => saves);
  const saving = useSave(screen, subject, values);
  const problems = withoutRepeats(formProblems(actor, subject, fieldViews, values));
  const isBlocking = ({ severity }: RuleProblem) => severity === 'stop' || (severity !== 'warn' && !hasReason);
  const step = steps?.ids[steps.at] ?? null;
  const isLast = steps === null || steps.at >= steps.ids.length - 1;
  const computedValue = ({ field }: FieldView) => preview.cells.get(field.id)?.value ?? undefined;
  // A required field that is in no step is on the last one.
  const isAsked = (fieldView: FieldView) =>
    steps === null ||
    fieldView.step === step ||
    (isLast && fieldView.step === null && problems.some(({ fields }) => fields[0] === fieldView.field.id));
  const shown = fieldViews.filter(
    (fieldView) => isAsked(fieldView) && (fieldView.shown === 'shown' || computedValue(fieldView) !== undefined),
  );
  const isInThisStep = ({ fields }: RuleProblem) => shown.some(({ field }) => fields[0] === field.id);
  const markAsLeft = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (saving.isEarly && field !== undefined) setLeftFields((before) => new Set([...before, field]));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const blocking = problems.filter((problem) => isBlocking(problem) && (isLast || isInThisStep(problem)));
    setTries((before) => (blocking.length > 0 ? before + 1 : 0));
    if (blocking.length > 0) return announce(`${blocking.length} to look at again.`);
    if (steps && !isLast) return steps.go(steps.at + 1);
    await saving.save(pressedLabel(event));
  };
  if (fieldViews.length === 0)
    return <Hole q={`entities.${entity}.fields`} words="nobody has said what is filled in here" />;
  const shownProblems = problems.filter((problem) => isLast || isInThisStep(problem));
  const hasTried = tries > 0;
  return (
    <form className="proto-form grid grid-cols-1 gap-4 max-w-160" onSubmit={submit} onBlur={markAsLeft} noValidate>
      {saving.status.is === 'failed' && (
        <FailureNote failure={saving.status.failure} question={saving.status.question} dismiss={saving.dismiss} />
      )}
      {hasTried && shownProblems.length > 0 && (
        <ProblemSummary problems={shownProblems} lines={fieldViews} ids={ids} steps={steps} tries={tries} />
      )}
      {locks.map((lock) => (
        <p key={lock.because}>
          <EditLockNote lock={lock} />
        </p>
      ))}
      {shown.map((fieldView) => (
        <FieldInput
          key={fieldView.field.id}
          id={`${ids}-${fieldView.field.id}`}
          line={fieldView}
          value={fieldView.shown === 'shown' ? values[fieldView.field.id] : computedValue(fieldView)}
          below={below}
          inWords={row ? '' : startingValue(actor, entity, fieldView.field).inWords}
          problems={problems.filter(
            ({ fields }) => fields[0] === fieldView.field.id && (hasTried || leftFields.has(fieldView.field.id)),
          )}
          onChange={(value) => setValues((before) => ({ ...before, [fieldView.field.id]: value }))}
        />
      ))}
      {hasTried &&
        problems
          .filter(({ fields }) => fields.length === 0)
          .map((problem) => <RuleMessage key={problem.label} problem={problem} />)}
      {hasTried && problems.some(({ severity }) => severity === 'allow with a reason') && (
        <label className="proto-field">
          Go on all the same, because
          <input onChange={(event) => setHasReason(event.target.value.trim() !== '')} />
        </label>
      )}
      <div className="row mt-2">
        {saveLabels(isLast ? links.map(({ label }) => label) : ['Go on']).map((label, at) => (
          <button
            key={label}
            type="submit"
            value={label}
            className={at === 0 ? 'button main' : 'button'}
            data-action="save"
            disabled={saving.status.is === 'waiting'}
          >
            {saving.status.is === 'waiting' && at === 0 ? `${saving.status.label} …` : label}
          </button>
        ))}
        {steps !== null && steps.at > 0 && <Button onClick={() => steps.go(steps.at - 1)}>Back</Button>}
      </div>
    </form>
  );
}

/** Distinct labels of the saving links; of two with the same label, their conditions choose. */
function saveLabels(labels: readonly string[]): readonly string[] {
  return labels.length === 0 ? ['Save'] : [...new Set(labels)];
}

function pressedLabel({ nativeEvent }: FormEvent): string {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : '';
}

/** On a new record, masked fields can be typed and read. */
function withoutMask(fieldView: FieldView, row: FormSubject['row']): FieldView {
  return fieldView.shown === 'masked' && !row ? { ...fieldView, shown: 'shown' } : fieldView;
}

/** Saves the form as the product would, then follows its link, else goes to the record. */
function useSave(screen: ScreenProps['screen'], subject: FormSubject, values: FormValues) {
  const { product, actor, screens } = usePrototype();
  const { status, perform, dismiss } = useAction();
  const go = useNavigateTo();
  const { entity, row, around } = subject;
  const save = async (label: string) => {
    const entityLabel = product.index.entities.get(entity)?.label ?? '';
    const saved = savedRecord(actor, subject, values, crypto.randomUUID().slice(0, 8));
    const done = await perform(
      {
        event: row ? `Change ${entityLabel}` : `Create ${entityLabel}`,
        action: row ? 'edit' : 'create',
        entity,
        row,
      },
      {
        act: 'edit',
        says: row ? `${entityLabel} changed` : `${entityLabel} created`,
        changes: saved.changes,
      },
    );
    if (!done) return;
    announce(`${entityLabel} saved.`);
    const links = outgoingLinks(actor, screen, saved.row, around).filter(({ saves }) => saves);
    const link = links.find((one) => one.label === label) ?? links[0];
    const screenOfKind = (kind: string) => screens.find((one) => one.entity === entity && one.kind === kind);
    const paths = [link?.to, screenOfKind('detail'), screenOfKind('list')].map(
      (page) => page && addressFor(actor, page, saved.row, around),
    );
    go(paths.find((path) => path !== undefined) ?? '/');
  };
  return { status, dismiss, save, isEarly: isCheckedEarly(product.model) };
}

interface ProblemSummaryProps {
  readonly problems: readonly RuleProblem[];
  readonly lines: readonly FieldView[];
  readonly ids: string;
  readonly steps: WizardSteps | null;
  /** Number of failed attempts to save; after each one the problems are scrolled into view. */
  readonly tries: number;
}

/** All problems, at the top; each links to its field, on another step if need be. */
function ProblemSummary({ problems, lines, ids, steps, tries }: ProblemSummaryProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  const goToField = (field: string | undefined) => {
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
      <h2 className="m-0 mb-2 text-lg">
        {plural(problems.length, 'This needs another look', '# things need another look')}
      </h2>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={`${problem.label}${problem.fields.join()}`}>
            {problem.fields.length === 0 ? (
              problemText(problem, lines)
            ) : (
              <button
                type="button"
                className="border-0 px-0 py-0.75 bg-transparent text-start underline underline-offset-3"
                onClick={() => goToField(problem.fields[0])}
              >
                {problemText(problem, lines)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text of a problem, prefixed by the labels of its fields unless it names them. */
function problemText({ text, sentence, fields }: RuleProblem, lines: ProblemSummaryProps['lines']): string {
  const label = fields.flatMap((id) => lines.find(({ field }) => field.id === id)?.field.label ?? []).join(', ');
  return text === null || text.includes(label) ? (text ?? sentence) : `${label}: ${text}`;
}
