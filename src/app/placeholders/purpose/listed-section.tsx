import type { ReactNode } from 'react';
import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';

interface ListedSectionProps<T> {
  readonly head: string;
  readonly q: string;
  readonly held: Sourced<readonly T[]>;
  /** Class of the section; the id of its heading is derived from it. */
  readonly className: string;
  readonly list?: string;
  readonly item?: string;
  readonly children: (one: T) => ReactNode;
  readonly below?: ReactNode;
}

export const LIST_ITEM = 'pt-3 border-t-1 border-line wrap-anywhere';

/** The items of a list question, rendered one by one; while there are none, its spot. */
export function ListedSection<T extends { readonly id: string }>({
  head,
  q,
  held,
  className,
  list = 'grid gap-3',
  item = LIST_ITEM,
  children,
  below,
}: ListedSectionProps<T>) {
  const all = knownValue(held) ?? [];
  const id = `${className}-head`;
  return (
    <section className={`min-w-0 ${className}`} aria-labelledby={id}>
      <h2 id={id}>
        {head} {all.length > 0 && <Pin q={q} />}
      </h2>
      {all.length === 0 ? (
        <Spot q={q} />
      ) : (
        <ul className={list} data-look={lookOfSourced(held)}>
          {all.map((one) => (
            <li className={item} key={one.id}>
              {children(one)}
            </li>
          ))}
        </ul>
      )}
      {below}
    </section>
  );
}
