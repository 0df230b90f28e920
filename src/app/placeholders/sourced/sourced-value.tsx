import type { ReactNode } from 'react';
import { lookOfSourced, questionForPlace, questionOf, type Sourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { OmittedAnswer } from '../../prototype/hole.tsx';
import { PinButton } from '../../stage/pin.tsx';
import { useWorkspace } from '../../workspace/store.ts';

/** The tag of a value that is not decided: assumed or stale; empty for decided and unknown values. */
export function firmnessTag(sourced: Sourced<unknown>): '' | 'assumed' | 'stale' {
  if (sourced.is === 'unknown' || sourced.source.firmness === 'decided') return '';
  return sourced.source.firmness;
}

/** Whether everything known is decided, none of it only assumed or stale. */
export function areDecided(all: readonly Sourced<unknown>[]): boolean {
  return all.every((sourced) => firmnessTag(sourced) === '');
}

interface SourcedProps<T> {
  readonly says: string;
  readonly held: Sourced<T>;
  /** How to render a known value; default: as text. */
  readonly draw?: (value: T) => ReactNode;
  /** The text of the hole while the value is unknown. */
  readonly hole?: string;
}

export function SourcedEntry<T>(props: SourcedProps<T>) {
  return (
    <div className="fact grid content-start gap-0.5 min-w-0" data-look={lookOfSourced(props.held)}>
      <dt className="quiet">{props.says}</dt>
      <dd className="min-w-0">
        <SourcedValue {...props} />
      </dd>
    </div>
  );
}

/** A sourced value with the pin of its question: solid if decided, dashed if assumed or stale, hatched if unknown. */
export function SourcedValue<T>({ says, held, draw = String, hole = 'nobody has said' }: SourcedProps<T>) {
  if (held.is === 'unknown') return <HoleSpot q={held.question} words={hole} />;
  const look = lookOfSourced(held);
  const { firmness, by } = held.source;
  return (
    <span className="fact-value max-w-full voice-lg" data-look={look} title={`${firmness} by ${by.name}`}>
      {held.is === 'not-applicable' ? (
        <span className="text-ink-2">does not apply{held.reason && `: ${held.reason}`}</span>
      ) : (
        <bdi className="min-w-0 wrap-anywhere">{draw(held.value)}</bdi>
      )}
      {look === 'guess' && <span className="tag guess ml-1.5">{firmness}</span>}
      <NumberedPin q={questionOf(held)} words={`${says}: ${firmness} by ${by.name}`} />
    </span>
  );
}

/** A hole with the pin of its question; if that is settled, the value was omitted, and that is said instead. */
export function HoleSpot({ q, words }: { q: string; words: string }) {
  const asked = questionForPlace(useWorkspace(), q);
  if (asked?.is === 'settled') return <OmittedAnswer view={asked.view} words={words} />;
  return (
    <span className="spot hole" data-look="hole">
      <span className="spot-body">
        <span className="void min-w-0!">{words}</span>
      </span>
      <NumberedPin q={q} words={words} />
    </span>
  );
}

/** A pin that may occur several times on a screen; numbered if its question is of this point, absent if not asked. */
export function NumberedPin({ q, words }: { q: string; words: string }) {
  const asking = useAsking();
  const view = questionForPlace(useWorkspace(), q)?.view;
  if (!view) return null;
  const { id, ask } = view.question;
  const label = asking.pinOf(id);
  return (
    <PinButton
      view={view}
      aria-label={`${label === undefined ? '?' : `Question ${label}`}, ${words}: ${ask}`}
      aria-current={asking.open === id ? 'true' : undefined}
    >
      {label ?? '?'}
    </PinButton>
  );
}
