import { useState } from 'react';
import { fullLockOf, knownValue, mayDo, parentRecords, recordLabel } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { AccessDenied, EditLockNote, Notice, RecordGone } from '../notices.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { useMatchedRecord, usePrototype, useRecordOnCreateForm } from '../prototype-context.tsx';
import { RecordForm } from './record-form.tsx';
import type { WizardSteps } from './wizard-steps.ts';

interface FormScreenProps extends ScreenProps {
  readonly steps?: WizardSteps | null;
}

export function FormScreen({ screen, arrival, steps = null }: FormScreenProps) {
  const { actor } = usePrototype();
  const { entity } = screen;
  const record = useMatchedRecord(arrival);
  const isStandIn = useRecordOnCreateForm(arrival) !== undefined;
  if (entity === null) return <Hole q={screen.question} words="nobody has said what is filled in here" />;
  if (record === null) return <RecordGone entity={entity} screen={screen} />;
  const verdict = mayDo(actor, entity, record ? 'edit' : 'create', record);
  if (verdict.may === 'no') return <AccessDenied screen={screen} because={verdict.because} />;
  const lock = record && fullLockOf(actor, record);
  if (lock) {
    return (
      <Notice icon="lock">
        <EditLockNote lock={lock} />
      </Notice>
    );
  }
  return (
    <>
      {verdict.may === 'unsaid' && (
        <p>
          <Hole q={verdict.question} words={verdict.because} />
        </p>
      )}
      {isStandIn && (
        <p className="quiet">
          No decided screen is for changing this, so “<bdi>{screen.label}</bdi>” stands in.
        </p>
      )}
      {record && !isStandIn && (
        <p className="quiet">
          Changes <bdi>{recordLabel(actor.product, record)}</bdi>.
        </p>
      )}
      <RecordForm
        key={record?.id ?? 'new'}
        subject={{ entity, row: record, around: parentRecords(actor, arrival) }}
        screen={screen}
        steps={steps}
      />
    </>
  );
}

const STEP_NUMBER = 'flex-none grid place-items-center w-6 h-6 border-1 rounded-full ui-xs';
const STEP_DONE = 'border-ink text-ink';
const STEP_CURRENT = 'border-pen bg-pen text-sheet';

export function WizardScreen(props: ScreenProps) {
  const { screen } = props.screen;
  const steps = screen ? (knownValue(screen.steps) ?? []) : [];
  const [at, setAt] = useState(0);
  const isStandIn = useRecordOnCreateForm(props.arrival) !== undefined;
  const currentStep = steps[at];
  if (!currentStep)
    return <Hole q={`screens.${props.screen.id}.steps`} words="nobody has said which steps there are" />;
  return (
    <>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 mb-6 pb-4 border-b-1 border-line text-sm">
        {steps.map(({ id, label }, index) => (
          <li
            className="text-ink-2 aria-[current]:text-ink aria-[current]:font-semibold"
            key={id}
            aria-current={index === at ? 'step' : undefined}
          >
            <button
              className="flex items-center gap-2 px-0 py-1 text-start bg-transparent border-0"
              type="button"
              onClick={() => setAt(index)}
            >
              <span
                className={`${STEP_NUMBER} ${index < at ? STEP_DONE : index === at ? STEP_CURRENT : 'border-ink-2'}`}
              >
                {index < at ? '✓' : index + 1}
              </span>{' '}
              <bdi>{label}</bdi>
            </button>
          </li>
        ))}
      </ol>
      {knownValue(currentStep.resume) === true && !isStandIn && (
        <p className="quiet">This step can be continued another day.</p>
      )}
      <FormScreen {...props} steps={{ ids: steps.map(({ id }) => id), at, go: setAt }} />
    </>
  );
}
