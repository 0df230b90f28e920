import type { ComponentProps, ReactNode } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';

interface SpotCardProps extends ComponentProps<typeof Spot> {
  readonly says: string;
  readonly children?: ReactNode;
}

const CARD = 'grid content-start gap-1 w-full px-2.5 py-2 voice-lg bg-sheet border border-line-strong rounded';

/** Cards beside each other below a drawing, in smaller type, with the beginning of each answer. */
export function SpotRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-fit-160 gap-3 [--spot-size:15px] [&_.spot-body]:line-clamp-3">{children}</div>;
}

export function SpotCard({ says, children, ...spot }: SpotCardProps) {
  return (
    <div className={CARD}>
      <span className="text-sm text-ink-2">{says}</span>
      <Spot {...spot} />
      {children}
    </div>
  );
}

/** What is known of something that has a name: nothing is guessed about it, and it may not be asked yet. */
export function ThingCard(card: SpotCardProps) {
  const status = useAsking().view(card.q)?.status ?? 'parked';
  return <SpotCard guess={null} hole={status === 'parked' ? 'not asked yet' : 'nobody has said'} {...card} />;
}
