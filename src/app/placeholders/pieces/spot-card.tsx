import type { ComponentProps, ReactNode } from 'react';
import { isAssumed, type QuestionView } from '#core/index.ts';
import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { ChoiceButtons } from './controls.tsx';

interface SpotCardProps extends ComponentProps<typeof Spot> {
  readonly says: string;
  /** Whether the options of its question can be picked below the guess. */
  readonly choices?: boolean;
  readonly children?: ReactNode;
}

const CARD = 'grid content-start gap-1 w-full px-2.5 py-2 voice-lg bg-sheet border border-line-strong rounded';

/** Cards beside each other below a drawing, in smaller type, with the beginning of each answer. */
export function SpotRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-fit-160 gap-3 [--spot-size:15px] [&_.spot-body]:line-clamp-3">{children}</div>;
}

export function SpotCard({ says, choices = false, children, ...spot }: SpotCardProps) {
  return (
    <div className={CARD}>
      <span className="text-sm text-ink-2">{says}</span>
      <Spot {...spot} />
      {choices && <ChoiceButtons q={spot.q} folded />}
      {children}
    </div>
  );
}

/** What is known of something that has a name: nothing is guessed about it, and it may not be asked yet. */
export function ThingCard(card: SpotCardProps) {
  const status = useAsking().view(card.q)?.status ?? 'parked';
  return <SpotCard guess={null} hole={status === 'parked' ? 'not asked yet' : 'nobody has said'} {...card} />;
}

/** A settled value as a screen words it, with who decided or assumed it. */
export function AttributedText({ view, children }: { view: QuestionView; children: ReactNode }) {
  const { decision, status } = view;
  if (!decision) return children;
  const word = isAssumed(decision.result) ? 'Assumed' : 'Decided';
  const stale = status === 'stale' ? ', now stale,' : '';
  return (
    <>
      {children} <small className="spot-by">{`${word}${stale} by ${decision.by.name}`}</small>
    </>
  );
}

export function SettledTag({ settled }: { settled: boolean }) {
  return settled ? <span className="tag decided">Decided</span> : <span className="tag guess">Said, not decided</span>;
}

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
