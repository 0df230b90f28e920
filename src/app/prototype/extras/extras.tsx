import { checkoutsOf, engagementWith, keptRows, mayDo, type SampleRow } from '#core/product.ts';
import { keysOf } from '../../kit/keys-of.ts';
import { usePrototype } from '../prototype-context.tsx';
import { RecordName } from '../regions/record-entries.tsx';
import { CheckoutPart } from './checkout.tsx';
import { Together } from './together.tsx';

export { FootWords, ScreenWords } from './page-words.tsx';

/** What people do with a record that stays as it is, and how it is booked or bought. */
export function RecordExtras({ row }: { row: SampleRow }) {
  const { actor, product } = usePrototype();
  if (mayDo(actor, row.entity, 'view', row).may === 'no') return null;
  const engagement = engagementWith(actor, row.entity);
  const hasTogether = engagement.deeds.length > 0 || engagement.unsaid.length > 0;
  const checkouts = checkoutsOf(product)(row.entity);
  if (!hasTogether && checkouts.length === 0) return null;
  return (
    <div className="proto-extras grid gap-6 mt-6">
      {checkouts.map((checkout) => (
        <CheckoutPart key={checkout.label} row={row} checkout={checkout} />
      ))}
      {hasTogether && <Together row={row} {...engagement} />}
    </div>
  );
}

const KEPT = { aside: 'Put aside', follow: 'Following' } as const;

/** What whoever acts has put aside or follows, below the list of such records. */
export function KeptRecords({ entity }: { entity: string }) {
  const { actor } = usePrototype();
  return keysOf(KEPT).map((deed) => {
    const rows = keptRows(actor, entity, deed);
    return (
      rows.length > 0 && (
        <p key={deed} className="m-0 mt-3 row gap-x-3 text-sm">
          <span className="text-ink-2">{KEPT[deed]}</span>
          {rows.map((row) => (
            <RecordName key={row.id} row={row} words="" />
          ))}
        </p>
      )
    );
  });
}
