import type { ComponentProps, ReactNode } from 'react';
import { Spot } from '../../stage/spot.tsx';

interface SpotCardProps extends ComponentProps<typeof Spot> {
  readonly says: string;
  readonly children?: ReactNode;
}

const CARD = 'grid gap-0.5 w-full px-2.5 py-2 voice-lg bg-sheet border border-line-strong rounded';

export function SpotCard({ says, children, ...spot }: SpotCardProps) {
  return (
    <div className={CARD}>
      <span className="text-sm text-ink-2">{says}</span>
      <Spot {...spot} />
      {children}
    </div>
  );
}
