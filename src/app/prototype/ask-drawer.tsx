import { useAsking } from '../asking/asking.tsx';
import { QuestionCard } from '../asking/question-card.tsx';
import { useWorkspace } from '../workspace/store.ts';

/** The question that a hole has opened, beside the running product: decided there, the product redraws at once. */
export function AskDrawer() {
  const { open } = useAsking();
  const workspace = useWorkspace();
  const view = open === null ? undefined : workspace.question(open);
  if (!view) return null;
  const asked = workspace.point(view.question.point)?.questions ?? [];
  return (
    <aside className="panel proto-drawer" aria-label="The question">
      <ol className="cards">
        <QuestionCard view={view} number={asked.indexOf(view) + 1} />
      </ol>
    </aside>
  );
}
