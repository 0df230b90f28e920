import { type FormEvent, useState } from 'react';
import { type Checkout, dateInWords, fieldViewsFor, isMoney, type SampleRow, valueText } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Hole, WithLook } from '../hole.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { useDoing } from './together.tsx';

type Step = 'closed' | 'choosing' | 'paying' | 'refused';

/** How a record is booked or bought, played up to the payment: whether that succeeds is chosen, as no money moves here. */
export function CheckoutPart({ row, checkout }: { row: SampleRow; checkout: Checkout }) {
  const { label, look, question, methods, paid, isFinal, isBookedByMoves } = checkout;
  const [step, go] = useState<Step>('closed');
  const [method, choose] = useState(methods[0] ?? '');
  const { mine, does, takesBack } = useDoing(row);
  const booked = mine('order');
  const isPaid = methods.length > 0;
  const press = isBookedByMoves ? 'Go to payment' : isPaid ? 'Book or buy' : 'Book';
  const book = () => {
    does('order', isPaid ? `paid by ${method}` : 'nothing to pay');
    go('closed');
  };
  return (
    <section className="grid justify-items-start gap-3 p-4 border-1 border-line rounded" aria-label={label}>
      <h3 className="m-0">
        <WithLook look={look} q={question}>
          {label}
        </WithLook>
      </h3>
      <Terms checkout={checkout} />
      {paid === undefined && <Hole q={question} words="nobody has said how it is paid" />}
      {booked && (
        <p className="m-0" role="status">
          {isBookedByMoves ? 'Paid' : 'Booked'}, {booked.says}: {booked.by}, {dateInWords(booked.on)}{' '}
          {!isFinal && (
            <Button look="plain" onClick={() => takesBack(booked)}>
              Cancel it
            </Button>
          )}
        </p>
      )}
      {!booked && step === 'closed' && (isPaid || !isBookedByMoves) && (
        <Button look={isBookedByMoves ? 'usual' : 'main'} onClick={() => go('choosing')}>
          {press}
        </Button>
      )}
      {step === 'choosing' && (
        <Choosing checkout={checkout} method={method} choose={choose} next={() => (isPaid ? go('paying') : book())} />
      )}
      {step === 'paying' && (
        <fieldset className="grid gap-3">
          <legend className="mb-3">
            <b>Pay by {method}</b>
            <Amount row={row} />
          </legend>
          <p className="m-0 quiet">No money moves here. What does the payment do?</p>
          <div className="row">
            <Button onClick={book}>It is paid</Button>
            <Button onClick={() => go('refused')}>It is refused</Button>
            <Button look="plain" onClick={() => go('choosing')}>
              Back
            </Button>
          </div>
        </fieldset>
      )}
      {step === 'refused' && (
        <div
          className="grid justify-items-start gap-3 px-4 py-3 rounded border border-(--late) bg-(--late-wash)"
          role="alert"
        >
          <span>The payment by {method} is refused.</span>
          <Button onClick={() => go('choosing')}>Pay in another way</Button>
        </div>
      )}
    </section>
  );
}

/** What was said of it, in its own words. */
function Terms({ checkout: { paid, methods, delivered, until, wrong } }: { checkout: Checkout }) {
  const all = [
    ['Paid by', methods.length > 0 ? methods.join(', ') : paid],
    ['They get it by', delivered.join(', ')],
    ['Changed or cancelled until', until],
    ['If something is wrong', wrong],
  ].filter(([, words]) => words);
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm @wide:grid-cols-2">
      {all.map(([says, words]) => (
        <div key={says} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">{says}</dt>
          <dd className="wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoosingProps {
  readonly checkout: Checkout;
  readonly method: string;
  readonly choose: (method: string) => void;
  readonly next: () => void;
}

function Choosing({ checkout: { choices, methods, delivered }, method, choose, next }: ChoosingProps) {
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [way, take] = useState(delivered[0] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  return (
    <form className="grid justify-items-start gap-3 w-full max-w-100" onSubmit={submit}>
      {choices.map((choice) => (
        <TextField
          key={choice}
          label={choice}
          value={typed[choice] ?? ''}
          onChange={(text) => type({ ...typed, [choice]: text })}
        />
      ))}
      {delivered.length > 1 && <Ways label="They get it by" ways={delivered} chosen={way} choose={take} />}
      {methods.length > 0 && <Ways label="Paid by" ways={methods} chosen={method} choose={choose} />}
      <Button type="submit" look="main">
        {methods.length > 0 ? 'Go on to pay' : 'Book'}
      </Button>
    </form>
  );
}

interface WaysProps {
  readonly label: string;
  readonly ways: readonly string[];
  readonly chosen: string;
  readonly choose: (way: string) => void;
}

function Ways({ label, ways, chosen, choose }: WaysProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm text-ink-2">{label}</legend>
      {ways.map((way) => (
        <label key={way} className="flex items-center gap-2 min-h-7">
          <input type="radio" name={label} checked={way === chosen} onChange={() => choose(way)} />
          {way}
        </label>
      ))}
    </fieldset>
  );
}

/** The amount on the record, where it has exactly one that the actor sees. */
function Amount({ row }: { row: SampleRow }) {
  const { product, actor } = usePrototype();
  const amounts = fieldViewsFor(product, row.entity, actor.role).flatMap(({ field, mask }) => {
    const value = row.cells.get(field.id)?.value;
    return !mask && isMoney(value) ? [`${field.label}: ${valueText(value)}`] : [];
  });
  return amounts.length === 1 && <span>, {amounts[0]}</span>;
}
