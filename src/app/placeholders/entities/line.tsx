import type { ComponentProps, ReactNode } from 'react';
import { Spot } from '../../stage/spot.tsx';

interface LineProps extends ComponentProps<typeof Spot> {
  readonly of: string;
  /** What can be tried on it. */
  readonly children?: ReactNode;
}

/** One line of the record: what it is, and the spot of what stands there. */
export function Line({ of, children, ...spot }: LineProps) {
  return (
    <div className="entities-line">
      <dt>{of}</dt>
      <dd>
        <Spot {...spot} />
        {children}
      </dd>
    </div>
  );
}
