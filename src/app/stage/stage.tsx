import type { ReactNode } from 'react';
import { isClosed, type PointView, withCount } from '#core/index.ts';
import { useKeys, useLetterKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';
import { Spot } from './spot.tsx';

interface StageProps {
  readonly view: PointView;
  /** Name for screen readers: "Placeholder: one record". */
  readonly label: string;
  /** The address in the stage’s address bar; its missing parts are holes. */
  readonly address?: ReactNode;
  /** The tag of the stage, which says that everything on it is made up. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A mock-up of a screen of the product, framed as such, with its own address bar and the number of holes at its foot.
 */
export function Stage({ view, label, address, badge, children }: StageProps) {
  return (
    <section className="stage" aria-label={label}>
      <StageBar>
        <Address>{address ?? <UnknownAddress />}</Address>
        {badge ?? <MadeUp view={view} />}
      </StageBar>
      <div className="p-8 max-md:p-4">{children}</div>
      <OpenHoles view={view} />
    </section>
  );
}

/** The head of a stage, drawn as the title bar of a window. */
export function StageBar({ children }: { children: ReactNode }) {
  return <div className="row gap-x-3 px-3.5 py-2.5 border-b border-line-strong">{children}</div>;
}

interface SourcesButtonProps {
  readonly pressed: boolean;
  readonly press: (pressed: boolean) => void;
}

/** Shows or hides who decided what, and the pins of closed questions. */
export function SourcesButton({ pressed, press }: SourcesButtonProps) {
  return (
    <Button look="plain" aria-pressed={pressed} onClick={() => press(!pressed)}>
      {pressed ? 'Hide sources' : 'Show sources'}
    </Button>
  );
}

export function Address({ children }: { children: ReactNode }) {
  return <span className="flex-[1_1_240px] min-w-0 mono-sm text-ink-2 wrap-anywhere">{children}</span>;
}

const UNANSWERED: ReadonlySet<string> = new Set(['open', 'deferred', 'parked']);

/** The tag of a stage that is made up, or partly said since. */
function MadeUp({ view }: { view: PointView }) {
  const isSilent = view.questions.every(({ status }) => UNANSWERED.has(status));
  return (
    <span className="tag guess">{isSilent ? 'Guess, made up to be wrong' : 'Partly said, the rest is made up'}</span>
  );
}

export function UnknownAddress({ after = '' }: { after?: string }) {
  return (
    <>
      yourproduct.example/<span className="inline-block w-18 bg-hatched dashed-b-ink-2"> </span>
      {after}
    </>
  );
}

function OpenHoles({ view }: { view: PointView }) {
  const open = view.questions.filter(({ status }) => !isClosed(status));
  const waiting = Math.max(0, ...open.map(({ rank }) => rank.waiting));
  return (
    <StageFoot holes={open.length} where="left on this screen">
      {waiting > 0 && (
        <span>
          filling them unlocks up to <b className="text-ink">{withCount(waiting, 'question')}</b>
        </span>
      )}
    </StageFoot>
  );
}

interface StageFootProps {
  readonly holes: number;
  readonly where: string;
  readonly children: ReactNode;
}

/** The foot of a stage: the number of holes, and the key that goes to the next one. */
export function StageFoot({ holes, where, children }: StageFootProps) {
  const letters = useLetterKeys();
  return (
    <footer className="row gap-x-4 gap-y-1.5 px-4 py-3 text-ink-2 text-sm border-t border-line-strong">
      <span data-holes={holes}>
        <b className="text-ink">{holes === 0 ? 'No hole' : withCount(holes, 'hole')}</b> {where}
      </span>
      {children}
      {holes > 0 && letters && (
        <span className="ml-auto max-md:hidden touch:hidden">
          <kbd>N</kbd> next hole
        </span>
      )}
    </footer>
  );
}

/** Questions of this screen without a spot on the stage: added by hand, or not known to this placeholder. */
export function OtherQuestions({ view, shown }: { view: PointView; shown: readonly string[] }) {
  const rest = view.questions.filter(({ question }) => !shown.includes(question.id));
  if (rest.length === 0) return null;
  return (
    <section className="border-t-1 border-dashed border-ink-2 mt-8 pt-4" aria-label="Also unsaid here">
      <h2 className="small-head">Also unsaid here</h2>
      <ul className="grid gap-3">
        {rest.map(({ question }) => (
          <li className="grid gap-1 text-ink-2 text-sm" key={question.id}>
            <span>{question.ask}</span>
            <Spot q={question.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** N focuses the next pin whose question is open, anywhere on the screen. */
export function NextHoleKey() {
  useKeys('This screen', [
    {
      keys: 'n',
      label: 'Go to the next hole',
      run: goToNext,
      when: () => document.querySelector(OPEN_PIN) !== null,
    },
  ]);
  return null;
}

const OPEN_PIN = '[data-pin][data-open]';

function goToNext(): void {
  const pins = [...document.querySelectorAll<HTMLElement>(OPEN_PIN)];
  const at = pins.findIndex((pin) => pin.matches(':focus'));
  const next = pins[(at + 1) % pins.length];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
