import { fullLockOf, mayDo, parentRecords, recordLabel } from '#core/product.ts';
import { AccessDenied, EditLockNote } from '../access-denied.tsx';
import { Hole } from '../hole.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RecordGone } from '../record-gone.tsx';
import { useMatchedRecord, useRecordOnCreateForm } from '../route-match.ts';
import { RecordForm, type WizardSteps } from './record-form.tsx';

interface FormScreenProps extends ScreenProps {
  /** The steps of a wizard. */
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
      <p className="proto-refused">
        <EditLockNote lock={lock} />
      </p>
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
