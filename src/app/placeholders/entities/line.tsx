import type { ComponentProps, ReactNode } from 'react';
import { Spot } from '../../stage/spot.tsx';
import { type Trial, Try } from './try.tsx';

interface LineProps extends ComponentProps<typeof Spot> {
  readonly of: string;
  readonly trial?: Trial;
  readonly children?: ReactNode;
}

export function Line({ of, trial, children, ...spot }: LineProps) {
  return (
    <div className="grid cols-148 gap-3 py-3 border-b-1 border-line max-md:grid-cols-1 max-md:gap-0">
      <dt className="text-ink-2 text-14 leading-[26px]">{of}</dt>
      <dd className="grid gap-3 min-w-0">
        <Spot className="flex! justify-between" {...spot} />
        {trial && <Try q={spot.q} {...trial} />}
        {children}
      </dd>
    </div>
  );
}
