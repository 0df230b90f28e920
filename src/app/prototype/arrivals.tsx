import { arrivalsOf, arrive, recordLabel } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { usePrototype } from './prototype-context.tsx';
import { ActionNote } from './screens/detail.tsx';
import { useAction } from './use-action.ts';

/** Lets come in what other systems or people send unasked; about the first record that it has an effect on. */
export function Arrivals({ className }: { className: string }) {
  const { product, actor } = usePrototype();
  const { status, carryOut, dismiss } = useAction();
  const arrivals = arrivalsOf(product).flatMap((one) => {
    const [row] = actor.records.all(one.entity);
    return row ? [{ ...one, row }] : [];
  });
  if (arrivals.length === 0) return null;
  return (
    <fieldset className={className}>
      <legend>From outside</legend>
      {arrivals.map(({ name, when, row }) => (
        <Button key={`${row.entity} ${when}`} onClick={() => void carryOut(arrive(actor, row, name), when)}>
          {when}, for {recordLabel(product, row)}
        </Button>
      ))}
      <ActionNote status={status} dismiss={dismiss} />
    </fieldset>
  );
}
