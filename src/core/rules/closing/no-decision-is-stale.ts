import { inQuotes } from '../../english/lists.ts';
import { breach, closingRule } from '../closing-rule.ts';
import { placeOfQuestion } from './every-mark-is-asked.ts';

/** Rule 44: no decision in force rests on what has changed since. */
export const noDecisionIsStale = closingRule({
  id: 44,
  severity: 'error',
  reason: 'A later answer can quietly contradict an earlier one, and they cannot both be true.',
  finds: ({ workspace }) =>
    workspace.questions
      .filter(({ status }) => status === 'stale')
      .map((view) => {
        const sentence = `${inQuotes(view.question.ask)} was decided, but something it depends on has changed since; decide it again.`;
        return breach(sentence, placeOfQuestion(view));
      }),
});
