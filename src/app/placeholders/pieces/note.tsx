import type { ComponentProps, ReactNode } from 'react';
import { Spot } from '../../stage/spot.tsx';

interface NoteProps extends ComponentProps<typeof Spot> {
  readonly says: string;
  readonly children?: ReactNode;
}

export function Note({ says, children, ...spot }: NoteProps) {
  return (
    <div className="note grid gap-0.5 w-full bg-sheet border border-line-strong rounded">
      <span className="text-13 text-ink-2">{says}</span>
      <Spot {...spot} />
      {children}
    </div>
  );
}
