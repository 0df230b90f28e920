import { type ReadTimetable, type RegionAction, type TimetablePlace, valuesAt } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { RecordForm, SAVE } from '../screens/record-form.tsx';
import { useScreenAround } from './region-context.ts';

/** A free place; by keyboard the same is done in a form, without passing all the others. */
export function PlaceButton({ label, press }: { label: string; press: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="block w-full h-full min-h-7 p-0 bg-transparent border-0 rounded hover:bg-pen-wash"
      aria-label={label}
      title={label}
      onClick={press}
      onDragOver={(event) => event.preventDefault()}
      onDrop={press}
    />
  );
}

interface MakingFormProps {
  readonly of: string;
  readonly action: RegionAction;
  readonly read: ReadTimetable;
  /** Null: none was chosen. */
  readonly place: TimetablePlace | null;
  readonly words: string;
  readonly leave: () => void;
}

/** A new record at a free place. */
export function MakingForm({ of, action, read, place, words, leave }: MakingFormProps) {
  const { screen, around } = useScreenAround();
  return (
    <section className="grid gap-3 p-4 border-1 border-line rounded" aria-label={action.label}>
      <div className="row">
        <h3 className="flex-1 m-0">
          {action.label}
          {words && `: ${words}`}
        </h3>
        <Button look="plain" onClick={leave}>
          Leave it
        </Button>
      </div>
      <RecordForm
        key={words}
        subject={{ entity: of, row: undefined, around }}
        screen={screen}
        steps={null}
        buttons={SAVE}
        given={place ? valuesAt(read, place) : undefined}
        saved={leave}
      />
    </section>
  );
}
