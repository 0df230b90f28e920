import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  type SampleRow,
  savedRecord,
  saveRecords,
  startingValue,
  withoutRepeats,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { FieldInput } from '../field-input.tsx';
import { Hole, RuleMessage } from '../hole.tsx';
import { useNavigateTo } from '../navigation.ts';
import { EditLockNote } from '../notices.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
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
  /** Ids of the only fields that it asks for; absent: all. */
  readonly only?: readonly string[] | undefined;
  /** Whether a field is not asked for, as the record is filled in now. */
  readonly isHidden?: ((field: string, preview: SampleRow) => boolean) | undefined;
  /** Labels of its buttons; absent: those of the decided links that save. */
  readonly labels?: readonly string[] | undefined;
  /** A label as it is read, as the record is filled in now. */
  readonly asRead?: ((label: string, preview: SampleRow) => string) | undefined;
  /** What a new record begins with, before its defaults. */
  readonly given?: FormValues | undefined;
  /** What follows when it is saved; absent: the page that its link leads to, else that of the record. */
  readonly saved?: ((row: SampleRow, label: string) => void) | undefined;
}

export function RecordForm({ subject, screen, steps, only, isHidden, labels, asRead, given, saved }: RecordFormProps) {
  const { actor } = usePrototype();
  const { entity, row, around } = subject;
  const ids = useId();
  const locks = row ? editLocksOf(actor, row) : [];
  const allViews = fieldViewsFor(actor.product, entity, actor.role, screen).map((fieldView) =>
    withoutMask(fieldView, row),
  );
  const [values, setValues] = useState<FormValues>(() => ({ ...initialValues(actor, subject, allViews), ...given }));
  const preview = previewRecord(actor, subject, values);
  const fieldViews = offeredFields(actor, subject, allViews, values).filter(
    ({ field }) => (only === undefined || only.includes(field.id)) && !isHidden?.(field.id, preview),
  );
  const below = row ? [] : [...around.values()].filter(({ id }) => Object.values(values).includes(id));
  const [tries, setTries] = useState(0);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [hasReason, setHasReason] = useState(false);
  const links = outgoingLinks(actor, screen, preview, around).filter(({ saves }) => saves);
  const saving = useSave(screen, subject, values, saved);
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
  const shown = fieldViews.filter((fieldView) => isAsked(fieldView) && fieldView.shown === 'shown');
  const readOnly = fieldViews.filter(
    (fieldView) => isAsked(fieldView) && fieldView.shown !== 'shown' && computedValue(fieldView) !== undefined,
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
    if (blocking.length > 0) return announce(notSaved(blocking.length));
    if (steps && !isLast) return steps.go(steps.at + 1);
    await saving.save(pressedLabel(event));
  };
  if (fieldViews.length === 0)
    return <Hole q={`entities.${entity}.fields`} words="nobody has said what is filled in here" />;
  const hasTried = tries > 0;
  const refusal = hasTried && isLast ? saving.refusal() : null;
  const shownProblems = hasTried ? problems.filter((problem) => isLast || isInThisStep(problem)) : [];
  const failed = saving.status.is === 'failed' ? saving.status : null;
  const input = (fieldView: FieldView) => (
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
  );
  return (
    <form
      className="proto-form grid grid-cols-1 gap-x-10 gap-y-6 @min-[760px]:grid-cols-[minmax(0,560px)_260px]"
      onSubmit={submit}
      onBlur={markAsLeft}
      noValidate
    >
      <div className="grid content-start grid-cols-1 gap-4">
        {failed && (
          <Focused again={failed}>
            <FailureNote failure={failed.failure} question={failed.question} dismiss={saving.dismiss} />
          </Focused>
        )}
        {shownProblems.length > 0 && (
          <Focused again={tries}>
            <ProblemSummary problems={shownProblems} refusal={refusal} lines={fieldViews} ids={ids} steps={steps} />
          </Focused>
        )}
        {locks.map((lock) => (
          <EditLockNote key={lock.because} lock={lock} />
        ))}
        {shown.map(input)}
        {hasTried &&
          problems
            .filter(({ fields }) => fields.length === 0)
            .map((problem) => <RuleMessage key={problem.label} problem={problem} />)}
        {hasTried && problems.some(({ severity }) => severity === 'allow with a reason') && (
          <label className="proto-field">
            Continue anyway, because
            <input onChange={(event) => setHasReason(event.target.value.trim() !== '')} />
          </label>
        )}
        <div className="row">
          {saveLabels(labels ?? (isLast ? links.map(({ label }) => label) : ['Continue'])).map((label, at) => (
            <button
              key={label}
              type="submit"
              value={label}
              className={at === 0 ? 'button main' : 'button'}
              data-action="save"
              disabled={saving.status.is === 'waiting'}
            >
              {saving.status.is === 'waiting' && at === 0
                ? `${saving.status.label} …`
                : (asRead?.(label, preview) ?? label)}
            </button>
          ))}
          {steps !== null && steps.at > 0 && <Button onClick={() => steps.go(steps.at - 1)}>Back</Button>}
          {shownProblems.length > 0 && <span className="ui-sm text-(--late)">{notSaved(shownProblems.length)}</span>}
        </div>
      </div>
      {readOnly.length > 0 && (
        <aside
          className="grid content-start gap-2 p-4 text-sm border-1 border-line rounded"
          aria-label="Filled in by the product"
        >
          <h3 className="m-0">Filled in automatically</h3>
          {readOnly.map(input)}
        </aside>
      )}
    </form>
  );
}

function notSaved(count: number): string {
  return plural(count, 'Not saved: one problem above.', 'Not saved: # problems above.');
}

/** Moves the focus to its content, into view, each time the value changes. */
function Focused({ again, children }: { again: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is why the focus moves
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [again]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
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
function useSave(
  screen: ScreenProps['screen'],
  subject: FormSubject,
  values: FormValues,
  isSaved: RecordFormProps['saved'],
) {
  const { product, actor, screens } = usePrototype();
  const { status, perform, dismiss } = useAction();
  const go = useNavigateTo();
  const { entity, row, around } = subject;
  const occasion = {
    event: `${row ? 'Change' : 'Create'} ${product.index.entities.get(entity)?.label ?? ''}`,
    action: row ? 'edit' : 'create',
    entity,
    row,
  } as const;
  /** What the records that this one links to would say. */
  const refusal = () => saveRecords(actor, occasion, savedRecord(actor, subject, values, 'new').changes).stopped?.text;
  const save = async (label: string) => {
    const entityLabel = product.index.entities.get(entity)?.label ?? '';
    const saved = savedRecord(actor, subject, values, crypto.randomUUID().slice(0, 8));
    const says = row ? `${entityLabel} changed` : `${entityLabel} created`;
    const done = await perform(occasion, { act: 'edit', says, changes: saved.changes });
    if (!done) return;
    announce(`${entityLabel} saved.`);
    if (isSaved) return isSaved(saved.row, label);
    const links = outgoingLinks(actor, screen, saved.row, around).filter(({ saves }) => saves);
    const link = links.find((one) => one.label === label) ?? links[0];
    const screenOfKind = (kind: string) => screens.find((one) => one.entity === entity && one.kind === kind);
    const paths = [link?.to, screenOfKind('detail'), screenOfKind('list')].map(
      (page) => page && addressFor(actor, page, saved.row, around),
    );
    go(paths.find((path) => path !== undefined) ?? '/');
  };
  return { status, dismiss, save, refusal, isEarly: isCheckedEarly(product.model) };
}

interface ProblemSummaryProps {
  readonly problems: readonly RuleProblem[];
  /** Why it could not be saved in any case. */
  readonly refusal: string | null | undefined;
  readonly lines: readonly FieldView[];
  readonly ids: string;
  readonly steps: WizardSteps | null;
}

/** All problems at once, at the top; each links to its field, on another step if need be. */
function ProblemSummary({ problems, refusal, lines, ids, steps }: ProblemSummaryProps) {
  const goToField = (field: string | undefined) => {
    const step = lines.find((line) => line.field.id === field)?.step ?? null;
    const at = step === null ? -1 : (steps?.ids.indexOf(step) ?? -1);
    if (steps && at >= 0 && at !== steps.at) steps.go(at);
    else document.getElementById(`${ids}-${field}`)?.focus();
  };
  return (
    <section
      className="px-4 py-3 rounded border border-(--late) bg-(--late-wash)"
      role="alert"
      aria-label="There is a problem"
    >
      <h3 className="mb-1">
        {plural(problems.length + (refusal ? 1 : 0), 'There is a problem', 'There are # problems')}
      </h3>
      <ul className="list-disc pl-5">
        {problems.map((problem) => (
          <li key={`${problem.label}${problem.fields.join()}`}>
            {problem.fields.length === 0 ? (
              problemText(problem, lines)
            ) : (
              <button
                type="button"
                className="border-0 px-0 py-0.5 bg-transparent text-start underline underline-offset-3"
                onClick={() => goToField(problem.fields[0])}
              >
                {problemText(problem, lines)}
              </button>
            )}
          </li>
        ))}
        {refusal && <li>{refusal}</li>}
      </ul>
    </section>
  );
}

/** The text of a problem, prefixed by the labels of its fields unless it names them. */
function problemText({ text, sentence, fields }: RuleProblem, lines: ProblemSummaryProps['lines']): string {
  const label = fields.flatMap((id) => lines.find(({ field }) => field.id === id)?.field.label ?? []).join(', ');
  return text === null || text.includes(label) ? (text ?? sentence) : `${label}: ${text}`;
}
