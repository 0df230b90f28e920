import { type ReactNode, useId } from 'react';
import type { Look } from '#core/product.ts';
import { Bubble } from '../stage/bubble.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { askableFor } from './askable.ts';

interface HoleProps {
  /** Id of the question that would fill it. */
  readonly q: string;
  readonly words?: string;
}

/** A place of the running product that nobody has decided: hatched, with its question. */
export function Hole({ q, words = 'nobody has said' }: HoleProps) {
  return (
    <span className="spot hole proto-hole" data-look="hole">
      <span className="spot-body">
        <span className="void">{words}</span>
      </span>
      <QuestionPin q={q} words={words} />
    </span>
  );
}

/** The button that opens a question in place; nothing where nothing like it is asked. */
export function QuestionPin({ q, words }: { q: string; words: string }) {
  const view = askableFor(useWorkspace(), q);
  const bubble = useId();
  if (!view) return null;
  return (
    <>
      <button
        type="button"
        className="pin"
        data-pin={view.question.id}
        data-status={view.status}
        aria-label={`${words}. ${view.question.ask}`}
        popoverTarget={bubble}
      >
        ?
      </button>
      <Bubble id={bubble} view={view} />
    </>
  );
}

interface DrawnProps extends HoleProps {
  readonly look: Look;
  readonly children: ReactNode;
}

/** Something of the product in its texture: solid as it is; dashed with its question and the word that it is a guess. */
export function Drawn({ look, q, words = 'a guess', children }: DrawnProps) {
  if (look === 'said') return children;
  if (look === 'hole') return <Hole q={q} words={words} />;
  return (
    <span className="proto-guess" data-look="guess">
      {children} <QuestionPin q={q} words={words} />
    </span>
  );
}
