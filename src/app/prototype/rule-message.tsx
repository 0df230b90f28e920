import { askedAt, type RuleProblem } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { Hole } from './hole.tsx';

const WORDS = 'errors.messages';

/**
 * What people read at a line that breaks a rule; where nobody has written it, the rule itself, next to a hole while
 * texts are still asked for.
 */
export function RuleMessage({ problem }: { problem: RuleProblem }) {
  const { text, sentence, severity } = problem;
  const isAsked = askedAt(useWorkspace(), WORDS)?.is === 'open';
  return (
    <span className="proto-message block text-pen data-[severity=warn]:text-guess" data-severity={severity}>
      {text ?? sentence} {text === null && isAsked && <Hole q={WORDS} words="in which words?" />}
    </span>
  );
}
