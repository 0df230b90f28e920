import type { ComponentProps, ReactNode } from 'react';
import { Spot } from '../../stage/spot.tsx';
import { type Trial, Try } from './try.tsx';

interface LineProps extends ComponentProps<typeof Spot> {
  readonly of: string;
  readonly trial?: Trial;
  readonly children?: ReactNode;
}

/** One line of the record: what it is, and the spot of what is written there. */
export function Line({ of, trial, children, ...spot }: LineProps) {
  return (
    <div className="entities-line grid gap-3 border-b-1 border-line grid-cols-[148px_minmax(0,1fr)] py-3">
      <dt className="text-ink-2 text-14 leading-[26px]">{of}</dt>
      <dd className="grid gap-3 min-w-0">
        <Spot {...spot} />
        {trial && <Try q={spot.q} {...trial} />}
        {children}
      </dd>
    </div>
  );
}
