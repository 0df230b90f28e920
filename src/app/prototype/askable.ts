import type { QuestionView, Workspace } from '#core/index.ts';

/**
 * The question to open for a place of the model: the one that asks for exactly this, else the one that asks the same of
 * all things, else the first that waits under the point of its kind. Undefined where the specification asks nothing like it.
 */
export function askableFor(workspace: Workspace, id: string): QuestionView | undefined {
  const [kind = '', , ...rest] = id.split('.');
  return (
    workspace.question(id) ??
    workspace.question([kind, ...rest].join('.')) ??
    workspace.questions.find(({ question }) => question.kind === kind)
  );
}
