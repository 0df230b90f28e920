import { type ComponentProps, useId, useState } from 'react';
import { isClosed, type QuestionView, settledValue } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { pinClasses } from '../asking/tags.tsx';
import { Button } from '../kit/button.tsx';
import { peopleHereWords, usePeopleHere } from '../presence/people-here.tsx';
import { usePermissions } from '../session/session.ts';
import { ShapeView } from '../shapes/index.tsx';
import { useGuess } from './guesses.tsx';

/**
 * The pin of a question; pressing it offers the short answers in place. Nothing if the question is not of this screen.
 */
export function Pin({ q }: { q: string }) {
  const asking = useAsking();
  const view = asking.view(q);
  const label = asking.pinOf(q);
  const here = useHere(q);
  if (!view || label === undefined) return null;
  return (
    <PinButton
      view={view}
      popoverTarget={`bubble-${q}`}
      {...here.mark}
      aria-label={`Question ${label}: ${view.question.ask}${here.words}`}
      aria-current={asking.open === q ? 'true' : undefined}
    >
      {label}
    </PinButton>
  );
}

/** How a button of a question shows who else looks at it: what marks it, and words for the end of its name. */
export function useHere(q: string) {
  const here = usePeopleHere({ question: q });
  const words = peopleHereWords(here);
  return {
    mark: here.count > 0 ? { 'data-here': here.count, className: HERE } : { className: '' },
    words: words && ` (${words})`,
  };
}

/** The number of people here, over the corner of a pin, so that nothing around it moves. */
const HERE = [
  'after:content-[attr(data-here)] after:absolute after:left-[68%] after:bottom-[58%] after:grid',
  'after:place-items-center after:min-w-4 after:h-4 after:px-0.75 after:ui-xs after:font-semibold after:text-decided',
  'after:bg-decided-wash after:border after:border-decided after:rounded-lg',
].join(' ');

interface PinButtonProps extends ComponentProps<'button'> {
  readonly view: QuestionView;
}

export function PinButton({ view, popoverTarget, className = '', ...rest }: PinButtonProps) {
  const own = useId();
  const bubble = popoverTarget ?? own;
  const { question, status } = view;
  return (
    <>
      <button
        type="button"
        className={`${pinClasses(status)} ${className}`}
        data-pin={question.id}
        data-status={status}
        data-open={!isClosed(status) || undefined}
        popoverTarget={bubble}
        {...rest}
      />
      <QuestionBubble id={bubble} view={view} />
    </>
  );
}

const GAP = 8;
const WIDTH = 340;

const BUBBLE = [
  'bubble fixed inset-auto left-[var(--bubble-left,16px)] top-(--bubble-top) bottom-(--bubble-bottom) w-85',
  'max-w-[calc(100vw-16px)] m-0 p-4 text-ink bg-raised border border-line-strong rounded-xl',
  'shadow-[0_14px_34px_-18px_rgb(0_0_0/60%)] max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:w-full',
  'max-md:max-w-none max-md:rounded-[14px_14px_0_0] max-md:pb-8',
].join(' ');

function QuestionBubble({ id, view }: { id: string; view: QuestionView }) {
  const [shown, setShown] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      className={BUBBLE}
      role="dialog"
      aria-label={view.question.ask}
      onBeforeToggle={(event) => {
        if (event.newState === 'open') placeBubble(event.currentTarget);
      }}
      onToggle={(event) => setShown(event.newState === 'open')}
    >
      {shown && <BubbleInside view={view} hide={() => document.getElementById(id)?.hidePopover()} />}
    </div>
  );
}

/** Positions the bubble next to its pin, inside the window. On a phone the style sheet puts it at the foot instead. */
function placeBubble(bubble: HTMLElement): void {
  const pin = document.querySelector(`[popovertarget="${CSS.escape(bubble.id)}"]`)?.getBoundingClientRect();
  if (!pin) return;
  const left = Math.min(Math.max(GAP, pin.left), window.innerWidth - WIDTH - GAP);
  const below = pin.bottom + 260 < window.innerHeight;
  bubble.style.setProperty('--bubble-left', `${left}px`);
  bubble.style.setProperty('--bubble-top', below ? `${pin.bottom + GAP}px` : 'auto');
  bubble.style.setProperty('--bubble-bottom', below ? 'auto' : `${window.innerHeight - pin.top + GAP}px`);
}

function BubbleInside({ view, hide }: { view: QuestionView; hide: () => void }) {
  const asking = useAsking();
  const { question } = view;
  const guess = useGuess(question.id);
  const may = usePermissions();
  const go = (act: () => void) => () => {
    hide();
    act();
  };
  const decided = settledValue(view);
  return (
    <div className="focus:outline-none" tabIndex={-1} ref={takeFocus}>
      <p className="voice-lg font-semibold mb-3">{question.ask}</p>
      {decided !== undefined && (
        <div className="mb-3 voice-lg overflow-auto max-h-[40vh]">
          <span className="tag decided">Decided</span> <ShapeView spec={question.shape} value={decided} />
        </div>
      )}
      {guess && !isClosed(view.status) && (
        <p className="mb-3 voice-lg overflow-auto max-h-[40vh]">
          <span className="tag guess">Guess</span> {guess.text}
        </p>
      )}
      <div className="row max-md:*:grow max-md:*:justify-center max-md:*:min-h-11">
        {isClosed(view.status) && view.status !== 'parked' ? (
          <Button look="main" onClick={go(() => asking.ask(question.id))}>
            Who said so?
          </Button>
        ) : !may.answer ? (
          <Button onClick={go(() => asking.ask(question.id))}>Who says what?</Button>
        ) : (
          <>
            {guess && <Button onClick={go(() => asking.agree(question.id, guess.value))}>Right</Button>}
            <Button look="main" onClick={go(() => asking.ask(question.id))}>
              {guess ? 'Wrong, it is …' : 'Answer'}
            </Button>
            <Button onClick={go(() => asking.ask(question.id, 'unknown'))}>Nobody here knows</Button>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Focuses the bubble itself, so that screen readers read the question before any button; Escape focuses the pin again.
 */
function takeFocus(inside: HTMLElement | null): void {
  inside?.focus({ preventScroll: true });
}
