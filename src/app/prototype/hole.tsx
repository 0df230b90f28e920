import type { ReactNode } from 'react';
import type { QuestionView } from '#core/index.ts';
import { type Look, type mayDo, questionForPlace } from '#core/product.ts';
import { PinButton } from '../stage/pin.tsx';
import { useWorkspace } from '../workspace/store.ts';

interface HoleProps {
  readonly q: string;
  readonly words?: string;
}

/**
 * A place of the running product that nobody has decided: hatched, with its question. If that question was decided,
 * its answer leaves the place out, and that is said instead.
 */
export function Hole({ q, words = 'nobody has said' }: HoleProps) {
  const asked = questionForPlace(useWorkspace(), q);
  if (asked?.is === 'settled') return <OmittedAnswer view={asked.view} words={words} />;
  return (
    <span className="spot hole proto-hole" data-look="hole">
      <span className="spot-body">
        <span className="void">{words}</span>
      </span>
      {asked && <Pin view={asked.view} words={words} />}
    </span>
  );
}

/** What a decision leaves out, with that decision: people who miss it can decide again. */
export function OmittedAnswer({ view, words }: { view: QuestionView; words: string }) {
  const what = words.replace(/^nobody has (?:said|decided) ?/iu, '');
  const why = view.status === 'not-applicable' ? 'said not to apply' : 'left out of what was decided';
  return (
    <span className="proto-left-out text-ink-2 text-14" data-left-out={view.question.id}>
      {what === '' ? why : `${what}: ${why}`} <Pin view={view} words={why} />
    </span>
  );
}

/** What was decided but this prototype cannot play, in the words of the decision. */
export function Unplayed({ q, children }: { q: string; children: ReactNode }) {
  return (
    <span className="proto-unplayed" data-unplayed={q}>
      {children} <small className="ui-13/[1.4] font-medium text-ink-2">decided, not played here</small>{' '}
      <QuestionPin q={q} words="decided" />
    </span>
  );
}

/** The button that opens a question in place; nothing where no such question is asked. */
export function QuestionPin({ q, words }: { q: string; words: string }) {
  const asked = questionForPlace(useWorkspace(), q);
  return asked ? <Pin view={asked.view} words={words} /> : null;
}

function Pin({ view, words }: { view: QuestionView; words: string }) {
  return (
    <PinButton view={view} aria-label={`${words}. ${view.question.ask}`}>
      ?
    </PinButton>
  );
}

interface WithLookProps extends HoleProps {
  readonly look: Look;
  readonly children: ReactNode;
}

/** Something of the product in its texture: solid as it is; dashed with its question and the word that it is a guess. */
export function WithLook({ look, q, words = 'a guess', children }: WithLookProps) {
  if (look === 'said') return children;
  if (look === 'hole') return <Hole q={q} words={words} />;
  return (
    <span className="proto-guess" data-look="guess">
      {children} <QuestionPin q={q} words={words} />
    </span>
  );
}

interface WithVerdictLookProps {
  readonly verdict: ReturnType<typeof mayDo>;
  readonly children: ReactNode;
}

/** What somebody may do, in the texture of how sure that is. */
export function WithVerdictLook({ verdict: { may, look, question, because }, children }: WithVerdictLookProps) {
  return (
    <WithLook look={may === 'unsaid' ? 'guess' : look} q={question} words={because}>
      {children}
    </WithLook>
  );
}
