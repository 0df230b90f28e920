import type { ReactNode } from 'react';
import type { QuestionView } from '#core/index.ts';
import { type Look, type mayDo, questionForPlace, type RuleProblem } from '#core/product.ts';
import { PinButton } from '../stage/pin.tsx';
import { useWorkspace } from '../workspace/store.ts';

interface HoleProps {
  readonly q: string;
  readonly words?: string;
}

/**
 * Something undecided in the prototype: hatched, with a pin of its question. If that question is settled, its answer
 * omits this place; then that is shown instead.
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

/** Something that a decision omits, with a pin of the decision, so that it can be changed. */
export function OmittedAnswer({ view, words }: { view: QuestionView; words: string }) {
  const what = words.replace(/^nobody has (?:said|decided) ?/iu, '');
  const why = view.status === 'not-applicable' ? 'said not to apply' : 'left out of what was decided';
  return (
    <span className="proto-left-out text-ink-2 text-sm" data-left-out={view.question.id}>
      {what === '' ? why : `${what}: ${why}`} <Pin view={view} words={why} />
    </span>
  );
}

/** A decision that this prototype cannot play, in its own words. */
export function Unplayed({ q, children }: { q: string; children: ReactNode }) {
  return (
    <span className="proto-unplayed" data-unplayed={q}>
      {children} <small className="ui-sm text-ink-2">decided, not played here</small>{' '}
      <QuestionPin q={q} words="decided" />
    </span>
  );
}

/** The pin that opens a question in place; nothing if no such question is asked. */
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

const LOOK_WORDS: Readonly<Partial<Record<Look, string>>> = { assumed: 'assumed', stale: 'check again' };

/**
 * Draws its children by their look: decided as they are, a guess dashed with a pin, assumed and stale with their marks, a
 * hole hatched instead of them.
 */
export function WithLook({ look, q, words = LOOK_WORDS[look] ?? 'a guess', children }: WithLookProps) {
  if (look === 'decided') return children;
  if (look === 'hole') return <Hole q={q} words={words} />;
  return (
    <span className={look === 'guess' ? 'proto-guess' : 'proto-marked by-look'} data-look={look}>
      {children} <QuestionPin q={q} words={words} />
    </span>
  );
}

interface WithVerdictLookProps {
  readonly verdict: ReturnType<typeof mayDo>;
  readonly children: ReactNode;
}

/** Something that needs a permission, drawn by the look of the verdict; undecided permissions are guesses. */
export function WithVerdictLook({ verdict: { may, look, question, because }, children }: WithVerdictLookProps) {
  return (
    <WithLook look={may === 'unsaid' ? 'guess' : look} q={question} words={because}>
      {children}
    </WithLook>
  );
}

const MESSAGES_QUESTION = 'errors.messages';

/**
 * The message at a field that breaks a rule; if none was written, the rule itself, next to a hole while error texts are
 * still an open question.
 */
export function RuleMessage({ problem }: { problem: RuleProblem }) {
  const { text, sentence, severity } = problem;
  const isAsked = questionForPlace(useWorkspace(), MESSAGES_QUESTION)?.is === 'open';
  return (
    <span className="proto-message block ui-sm text-(--late) data-[severity=warn]:text-ink-2" data-severity={severity}>
      {text ?? sentence} {text === null && isAsked && <Hole q={MESSAGES_QUESTION} words="no message yet" />}
    </span>
  );
}
