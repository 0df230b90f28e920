import { checkoutsOf, engagementWith, mayDo, type SampleRow } from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
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
