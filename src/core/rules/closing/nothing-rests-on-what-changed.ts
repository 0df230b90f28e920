import { quoted } from '../../english/say.ts';
import { breach, closingRule } from '../closing-rule.ts';

/** Rule 44: no decision in force rests on what has changed since. */
export const nothingRestsOnWhatChanged = closingRule({
  id: 44,
  severity: 'error',
  reason: 'A later answer can break an earlier one without a word; then both cannot hold.',
  finds: ({ workspace }) =>
    workspace.questions
      .filter(({ status }) => status === 'stale')
      .map(({ question: { id, ask, point } }) =>
        breach(`${quoted(ask)} was decided, and something it rests on has changed since; decide it anew.`, {
          point,
          question: id,
          thing: { kind: 'question', id, label: ask },
        }),
      ),
});
