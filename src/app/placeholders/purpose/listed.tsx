import type { ReactNode } from 'react';
import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';

interface ListedProps<T> {
  readonly head: string;
  readonly q: string;
  readonly held: Sourced<readonly T[]>;
  readonly className: string;
  /** One of them, in its line. */
  readonly children: (one: T) => ReactNode;
  /** What is said of all of them. */
  readonly below?: ReactNode;
}

/** What was listed, drawn one by one; while nobody has listed anything, the spot of the question. */
export function Listed<T extends { readonly id: string }>({
  head,
  q,
  held,
  className,
  children,
  below,
}: ListedProps<T>) {
  const all = knownValue(held) ?? [];
  const id = `${className}-head`;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>
        {head} {all.length > 0 && <Pin q={q} />}
      </h2>
      {all.length === 0 ? (
        <Spot q={q} />
      ) : (
        <ul data-look={lookOfSourced(held)}>
          {all.map((one) => (
            <li key={one.id}>{children(one)}</li>
          ))}
        </ul>
      )}
      {below}
    </section>
  );
}
