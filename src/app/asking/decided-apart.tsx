import type { Decision } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { commandId } from '../sync/send-command.ts';
import { useWorkspace } from '../workspace/store.ts';
import { runCommand } from '../workspace/workspace-sync.ts';
import { DecisionView } from './decision-part.tsx';

/** Two decisions of one question that a merge has brought together; whoever may decide says which counts. */
export function DecidedApart({ sides }: { sides: readonly [Decision, Decision] }) {
  const [{ question, number }] = sides;
  const view = useWorkspace().question(question);
  const may = usePermissions();
  const speaker = useSpeaker();
  const resolving = useCommand();
  if (!view) return null;
  const keep = (id: string) => {
    if (!speaker.name) return resolving.refuse('Say who you are first, at the top of the page.');
    const payload = { by: speaker, question, number, keep: id };
    void resolving.run(runCommand({ id: commandId(), type: 'resolve', payload }));
  };
  return (
    <fieldset className="grid gap-3 py-2">
      <legend className="mb-2 font-semibold">{view.question.ask}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {sides.map((decision) => (
          <div
            key={decision.id}
            className="grid content-start justify-items-start gap-2 p-3 border border-line rounded"
          >
            <DecisionView view={view} decision={decision} />
            {may.decide && (
              <Button look="plain" onClick={() => keep(decision.id)}>
                This one counts
              </Button>
            )}
          </div>
        ))}
      </div>
      {resolving.problem}
    </fieldset>
  );
}
