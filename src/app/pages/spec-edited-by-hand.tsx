import type { ManagedBlock, PointView } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { Markdown } from '../kit/markdown.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { commandId } from '../sync/send-command.ts';
import { runCommand } from '../workspace/workspace-sync.ts';

/** A text that Specwalk wrote and somebody changed in the file; it stays until somebody adopts it as a response. */
export function EditedByHand({ view, block }: { view: PointView; block: ManagedBlock }) {
  const may = usePermissions();
  const speaker = useSpeaker();
  const adopting = useCommand();
  const adopt = () => {
    if (!speaker.name) return adopting.refuse('Say who you are first, at the top of the page.');
    const payload = { by: speaker, point: view.point.id };
    void adopting.run(runCommand({ id: commandId(), type: 'adopt', payload }));
  };
  return (
    <div className="grid justify-items-start gap-3 p-4 mt-6 max-w-[66ch] border border-pen rounded">
      <p className="m-0">
        The decided text here was changed by hand (line {block.line}). It stays as it is, and decisions are not written
        over it, until it is taken as an answer.
      </p>
      <Markdown text={block.text} />
      {adopting.problem}
      {may.decide && (
        <Button look="main" onClick={adopt}>
          Take it as an answer
        </Button>
      )}
    </div>
  );
}
