import { Link } from 'react-router';
import {
  addressOfPoint,
  isClosed,
  type ManagedBlock,
  type PointView,
  withCount,
  withoutNothing,
  workspaceTitle,
} from '#core/index.ts';
import { DecisionView } from '../asking/decision-part.tsx';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { PointTag, StatusTag } from '../kit/status-tag.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { commandId } from '../sync/send-command.ts';
import { useWorkspace } from '../workspace/store.ts';
import { runCommand } from '../workspace/workspace-sync.ts';

export function Component() {
  const workspace = useWorkspace();
  const name = workspaceTitle(workspace);
  return (
    <article className="page">
      <title>{`Specification · ${name}`}</title>
      <h1>{name}</h1>
      <p className="lead">
        {name !== workspace.spec.title && <>The document itself is titled “{workspace.spec.title}”. </>}
        As it stands in <code>SPEC.md</code>. Solid is decided, dashed is assumed, hatched is a hole.
      </p>
      {workspace.points.map((view) => (
        <PointSection
          key={view.point.id}
          view={view}
          block={workspace.spec.blocks.find(({ point }) => point === view.point.id)}
        />
      ))}
    </article>
  );
}

const OUTCOME_CLASSES: Readonly<Record<string, string>> = {
  decided: 'bg-sheet border border-decided',
  assumed: 'bg-sheet dashed-guess',
  stale: 'bg-sheet dashed-guess',
  deferred: 'bg-framed border-1 border-hatch',
};

function PointSection({ view, block }: { view: PointView; block: ManagedBlock | undefined }) {
  const { point, questions } = view;
  const text = block ? withoutNothing(point.text) : point.text;
  const open = questions.filter(({ status }) => !isClosed(status));
  return (
    <section className="scroll-mt-18 border-t-1 border-line pb-4" id={point.id} aria-label={point.title}>
      <h2 className="[&_a]:no-underline">
        <Link to={addressOfPoint(point.id)}>{point.title}</Link> <PointTag view={view} linked />
      </h2>
      {text && <pre className="page-text">{text}</pre>}
      {block?.editedByHand && <EditedByHand view={view} block={block} />}
      {questions.map((questionView) => {
        const {
          question: { id, ask },
          status,
          decision,
        } = questionView;
        if (!decision) return null;
        const state = status === 'stale' ? 'stale' : decision.result.outcome;
        return (
          <div
            key={id}
            className={`px-4 py-3 mt-4 rounded wrap-anywhere break-inside-avoid ${OUTCOME_CLASSES[state] ?? OUTCOME_CLASSES.decided}`}
            data-decided={id}
            data-outcome={state}
          >
            <h3 className="mb-2">
              <Link to={`/questions/${id}`}>{ask}</Link> {status === 'stale' && <StatusTag status="stale" />}
            </h3>
            <DecisionView view={questionView} decision={decision} />
          </div>
        );
      })}
      {open.length > 0 && (
        <p className="px-4 py-3 mt-4 rounded border-1 border-hatch bg-hatched bg-sheet">
          <Link className="bg-sheet px-1.5 py-0.5 rounded-[3px]" to={addressOfPoint(point.id)}>
            {withCount(open.length, 'question is open here', 'questions are open here')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** A text that Specwalk wrote and somebody changed in the file; it stays until somebody adopts it as a response. */
function EditedByHand({ view, block }: { view: PointView; block: ManagedBlock }) {
  const may = usePermissions();
  const speaker = useSpeaker();
  const adopting = useCommand();
  const adopt = () => {
    if (!speaker.name) return adopting.refuse('Say who you are first, at the top of the page.');
    const payload = { by: speaker, point: view.point.id };
    void adopting.run(runCommand({ id: commandId(), type: 'adopt', payload }));
  };
  return (
    <div className="dashed-pen grid justify-items-start gap-3 p-4 mt-4 rounded">
      <p className="m-0">
        The decided text here was changed by hand (line {block.line}). It stays as it is, and decisions are not written
        over it, until it is taken as an answer.
      </p>
      <pre className="page-text">{block.text}</pre>
      {adopting.problem}
      {may.decide && (
        <Button look="main" onClick={adopt}>
          Take it as an answer
        </Button>
      )}
    </div>
  );
}
