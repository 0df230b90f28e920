import { questionForPlace, type RuleProblem } from '#core/product.ts';
import { useWorkspace } from '../workspace/store.ts';
import { Hole } from './hole.tsx';

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
