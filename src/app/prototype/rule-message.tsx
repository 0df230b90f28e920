import type { RuleProblem } from '#core/product.ts';
import { Hole } from './hole.tsx';

/** What people read at a line that breaks a rule; where nobody has written it, the rule itself beside a hole. */
export function RuleMessage({ problem }: { problem: RuleProblem }) {
  const { text, sentence, severity } = problem;
  return (
    <span className="proto-message" data-severity={severity}>
      {text ?? (
        <>
          {sentence} <Hole q="errors.messages" words="in which words?" />
        </>
      )}
    </span>
  );
}
