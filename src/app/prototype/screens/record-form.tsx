import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plural } from '#core/index.ts';
import {
  editLocksOf,
  type FieldView,
  type FormSubject,
  type FormValues,
  fieldViewsFor,
  formProblems,
  initialValues,
  offeredFields,
  outgoingLinks,
  previewRecord,
  type RegionAction,
  type RuleProblem,
  type SampleRow,
  startingValue,
  withoutBlankTicks,
  withoutRepeats,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { FieldInput } from '../field-input.tsx';
import { Hole, RuleMessage } from '../hole.tsx';
import { EditLockNote } from '../notices.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { Focused } from './focused.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { useSave } from './use-save.ts';
import { useSaveAtOnce } from './use-save-at-once.ts';
import type { WizardSteps } from './wizard-steps.ts';

/** What saves a form: by which key, and what the form has to be for it. */
export type FormButton = Pick<RegionAction, 'label'> & Partial<Pick<RegionAction, 'key' | 'needs'>>;

export const SAVE: readonly FormButton[] = [{ label: 'Save' }];

interface RecordFormProps extends Pick<ScreenProps, 'screen'> {
  readonly subject: FormSubject;
  readonly steps: WizardSteps | null;
  /** Ids of the only fields that it asks for; absent: all. */
  readonly only?: readonly string[] | undefined;
  /** Whether a field is not asked for, as the record is filled in now. */
  readonly isHidden?: ((field: string, preview: SampleRow) => boolean) | undefined;
  /** Its buttons; absent: those of the decided links that save. */
  readonly buttons?: readonly FormButton[] | undefined;
  /** What stands beside its buttons. */
  readonly beside?: ReactNode;
  /** A label as it is read, as the record is filled in now. */
  readonly asRead?: ((label: string, preview: SampleRow) => string) | undefined;
  /** What a new record begins with, before its defaults. */
  readonly given?: FormValues | undefined;
  /** Id of the field into which one can type at once. */
  readonly focus?: string | undefined;
  /** Each change is saved when it is made, without a button. */
  readonly savesAtOnce?: boolean | undefined;
  /** What follows when it is saved; absent: the page that its link leads to, else that of the record. */
  readonly saved?: ((row: SampleRow, label: string) => void) | undefined;
}

export function RecordForm(props: RecordFormProps) {
  const { subject, screen, steps, only, isHidden, buttons, asRead, given, focus, savesAtOnce = false, saved } = props;
  const { actor } = usePrototype();
  const { entity, row, around } = subject;
  const ids = useId();
  const locks = row ? editLocksOf(actor, row) : [];
  const allViews = fieldViewsFor(actor.product, entity, actor.role, screen).map((fieldView) =>
    withoutMask(fieldView, row),
  );
  const [begun] = useState<FormValues>(() => ({ ...initialValues(actor, subject, allViews), ...given }));
  const [typed, setTyped] = useState(begun);
  const preview = previewRecord(actor, subject, typed);
  const fieldViews = offeredFields(actor, subject, allViews, typed).filter(
    ({ field }) => (only === undefined || only.includes(field.id)) && !isHidden?.(field.id, preview),
  );
  const values = withoutBlankTicks(fieldViews, typed);
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
    atOnce.left();
  };

  const isStopped = problems.some(isBlocking);
  const atOnce = useSaveAtOnce({
    isOn: savesAtOnce,
    values: typed,
    isStopped,
    save: () => void saving.save(''),
    refuse: () => setTries((before) => before + 1),
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = focus === undefined ? null : form.current?.querySelector(`[data-field="${focus}"]`);
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [focus]);

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
      onChange={(value) => setTyped((before) => ({ ...before, [fieldView.field.id]: value }))}
    />
  );
  return (
    <form
      ref={form}
      className="proto-form grid grid-cols-1 gap-x-10 gap-y-6 @min-[760px]:grid-cols-[minmax(0,560px)_260px]"
      onSubmit={submit}
      onChange={atOnce.changed}
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
          {!savesAtOnce &&
            savingButtons(buttons ?? (isLast ? links : CONTINUE)).map(({ label, key, needs }, at) => (
              <button
                key={label}
                type="submit"
                value={label}
                className={at === 0 ? 'button main' : 'button'}
                data-action="save"
                aria-keyshortcuts={key ?? undefined}
                disabled={
                  saving.status.is === 'waiting' ||
                  (needs === 'valid' && isStopped) ||
                  (needs === 'changed' && typed === begun)
                }
              >
                {saving.status.is === 'waiting' && at === 0
                  ? `${saving.status.label} …`
                  : (asRead?.(label, preview) ?? label)}
              </button>
            ))}
          {props.beside}
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

const CONTINUE: readonly FormButton[] = [{ label: 'Continue' }];

/** One button for each label; of two links with the same, their conditions choose. */
function savingButtons(buttons: readonly FormButton[]): readonly FormButton[] {
  return buttons.length === 0 ? SAVE : [...new Map(buttons.map((button) => [button.label, button])).values()];
}

function pressedLabel({ nativeEvent }: FormEvent): string {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : '';
}

/** On a new record, masked fields can be typed and read. */
function withoutMask(fieldView: FieldView, row: FormSubject['row']): FieldView {
  return fieldView.shown === 'masked' && !row ? { ...fieldView, shown: 'shown' } : fieldView;
}
