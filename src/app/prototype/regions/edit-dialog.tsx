import { recordLabel, type SampleRow } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { ProductDialog } from '../product-dialog.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RecordForm, SAVE } from '../screens/record-form.tsx';
import { useScreenAround } from './region-context.ts';

interface EditDialogProps {
  readonly row: SampleRow;
  /** What the button says that opened it. */
  readonly label: string;
  readonly close: () => void;
}

/** Changes a record over the screen that it stands on. */
export function EditDialog({ row, label, close }: EditDialogProps) {
  const { product } = usePrototype();
  const { screen, around } = useScreenAround();
  return (
    <ProductDialog label={`${label}: ${recordLabel(product, row)}`} closed={close}>
      <RecordForm
        subject={{ entity: row.entity, row, around }}
        screen={screen}
        steps={null}
        buttons={SAVE}
        saved={close}
        beside={<Button onClick={close}>Cancel</Button>}
      />
    </ProductDialog>
  );
}
