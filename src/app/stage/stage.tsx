import { type ReactNode, useState } from 'react';
import { countDeferred, isClosed, type PointView, withCount } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';
import { usePrinting } from '../kit/media.ts';
import { LEGEND } from '../kit/status-tag.tsx';
import { Dock } from './dock.tsx';
import { HoleStrip } from './hole-strip.tsx';
import { nextHole, type SceneQuestions } from './scene-questions.ts';
import type { Completeness, Subject } from './stage-definition.ts';

/** The head of a stage, drawn as the title bar of a window. */
export function StageBar({ children }: { children: ReactNode }) {
  return <div className="row gap-x-3 px-3.5 py-2.5 border-b border-line-strong">{children}</div>;
}

export function Address({ children }: { children: ReactNode }) {
  return <span className="flex-[1_1_240px] min-w-0 mono-sm text-ink-2 wrap-anywhere">{children}</span>;
}

export function UnknownAddress({ after = '' }: { after?: string }) {
  return (
    <>
      yourproduct.example/<span className="inline-block w-18 bg-hatched dashed-b-ink-2"> </span>
      {after}
    </>
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

/** What the looks mean, at the foot of every stage. */
function Legend() {
  return (
    <footer className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2 text-xs text-ink-2 border-t-1 border-line">
      {LEGEND.map(([look, word]) => (
        <span className="inline-flex items-center gap-1.5" key={look}>
          <i className="inline-block w-4.5 h-3 border rounded-xs by-look" data-look={look} aria-hidden="true" />
          {word}
        </span>
      ))}
    </footer>
  );
}

interface StageBadgeProps {
  readonly view: PointView;
  readonly completeness: Completeness;
  /** Whether everything drawn is decided; else some of it is assumed or has to be checked again. */
  readonly firm: boolean;
}

/** The badge of a stage: all made up, partly said, or decided, with what is missing. */
export function StageBadge({ view, completeness, firm }: StageBadgeProps) {
  if (completeness === 'nothing') return <span className="tag guess">Made up, to be corrected</span>;
  if (completeness === 'partly') return <span className="tag partly">Partly said</span>;
  if (!firm) return <span className="tag assumed">Decided, some of it assumed</span>;
  const missing = missingIn(view);
  if (missing === '') return <span className="tag decided">As decided</span>;
  return <span className="tag partly">Decided, {missing}</span>;
}

/** The number of open questions of a screen, else that of deferred ones. */
function missingIn({ questions }: PointView): string {
  const open = questions.filter(({ status }) => !isClosed(status)).length;
  const deferred = countDeferred(questions);
  if (open > 0) return `${open} open`;
  return deferred > 0 ? `${withCount(deferred, 'answer')} to come later` : '';
}

interface StageFrameProps {
  readonly view: PointView;
  readonly title: string;
  readonly lead: string;
  readonly address: ReactNode;
  readonly badge: ReactNode;
  readonly scenes: readonly SceneQuestions[];
  readonly scene: SceneQuestions;
  readonly subject?: Subject | undefined;
  readonly children: ReactNode;
}

/** What is around the drawing of a stage: its title, the strip of its questions, the open one, and what the looks mean. */
export function StageFrame({ view, title, lead, address, badge, scenes, scene, subject, children }: StageFrameProps) {
  const asking = useAsking();
  const printing = usePrinting();
  const [showsSources, setShowsSources] = useState(false);
  const { open } = asking;
  const next = nextHole(scenes, scene.id, open);
  useKeys('This screen', [
    {
      keys: 'n',
      label: 'Next hole',
      run: () => {
        const hole = nextHole(scenes, scene.id, open ?? focusedQuestion());
        if (hole) asking.ask(hole.question.id);
      },
      when: () => next !== undefined,
    },
  ]);
  return (
    <>
      <h1>{title}</h1>
      <p className="lead mb-4! max-w-none">{lead}</p>
      <section className="stage" aria-label={`Placeholder: ${title}`} data-sources={showsSources || undefined}>
        <StageBar>
          <Address>{address}</Address>
          {/* Shows or hides who decided what, and the pins of closed questions. */}
          <Button look="plain" aria-pressed={showsSources} onClick={() => setShowsSources(!showsSources)}>
            {showsSources ? 'Hide sources' : 'Show sources'}
          </Button>
          {badge}
        </StageBar>
        {children}
        {!printing && (
          <>
            {/* A text may have no question at all. */}
            {(scene.numbered.length > 0 || scenes.length > 1) && <HoleStrip {...{ view, scene, subject, next }} />}
            {open !== null && !asking.isShownOnly && <Dock key={open} id={open} next={next} />}
          </>
        )}
        <Legend />
      </section>
    </>
  );
}

/** The question of the pin that has the focus, as it has once its question is closed. */
function focusedQuestion(): string | null {
  return document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.pin ?? null) : null;
}
