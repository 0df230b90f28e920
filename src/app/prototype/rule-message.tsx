import { questionForPlace, type RuleProblem } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { Hole } from './hole.tsx';

const MESSAGES_QUESTION = 'errors.messages';

/**
 * What people read at a line that breaks a rule; where nobody has written it, the rule itself, next to a hole while
 * texts are still asked for.
 */
export function RuleMessage({ problem }: { problem: RuleProblem }) {
  const { text, sentence, severity } = problem;
  const isAsked = questionForPlace(useWorkspace(), MESSAGES_QUESTION)?.is === 'open';
  return (
    <span className="proto-message block text-pen data-[severity=warn]:text-guess" data-severity={severity}>
      {text ?? sentence} {text === null && isAsked && <Hole q={MESSAGES_QUESTION} words="in which words?" />}
    </span>
  );
}
