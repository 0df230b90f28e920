import type { ReactNode } from 'react';
import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';

interface ListedSectionProps<T> {
  readonly head: string;
  readonly q: string;
  readonly held: Sourced<readonly T[]>;
  readonly children: (one: T) => ReactNode;
}

/** The items of a list question, rendered one by one; while there are none, its spot. */
export function ListedSection<T extends { readonly id: string }>({ head, q, held, children }: ListedSectionProps<T>) {
  const all = knownValue(held) ?? [];
  return (
    <section className="min-w-0" aria-label={head}>
      <h2 className="small-head mb-1.5!">
        {head} {all.length > 0 && <Pin q={q} />}
      </h2>
      {all.length === 0 ? (
        <Spot q={q} />
      ) : (
        <ul className="grid gap-2 max-h-50 overflow-auto" data-look={lookOfSourced(held)}>
          {all.map((one) => (
            <li className="pt-1.5 border-t-1 border-line voice-lg wrap-anywhere" key={one.id}>
              {children(one)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
