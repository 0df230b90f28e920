import { prefilled } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { RecordReader } from '../../asking/record-reader.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { useAnswerDraft } from '../answers/draft-writer.ts';
import { questionIdFor } from '../things/question-ids.ts';

interface RecordOnStageProps {
  /** The entity of the record, once entities have names. */
  readonly about: Pick<Entity, 'id' | 'plural'> | null;
  /** Whether it is below its heading only once that is pressed. */
  readonly folded: boolean;
}

/** Reads real records on the stage, into the answer that is docked below it; there they are read once it is open. */
export function RecordOnStage({ about, folded }: RecordOnStageProps) {
  const { view, open, ask, isShownOnly } = useAsking();
  const id = about === null ? 'entities.records' : questionIdFor(view, 'entities', about.id, 'fields');
  const { value, set } = useAnswerDraft(id);
  const workspace = useWorkspace();
  const found = view(id);
  if (!found || open === id || isShownOnly) return null;
  return (
    <details open={!folded}>
      <summary className="w-fit mb-2 voice-lg">Read us one to three real {about ? about.plural : 'records'}</summary>
      <RecordReader
        question={found.question}
        value={value ?? prefilled(found, workspace)}
        onChange={(next) => {
          set(next);
          ask(id);
        }}
      />
    </details>
  );
}
