import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { Spot } from '../../stage/spot.tsx';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';

interface DeleteForEverProps {
  /** Id of the question on what may be done in which state. */
  readonly q: string;
  /** The state in which deleting hurts most. */
  readonly when: string;
  readonly gone: boolean;
  readonly erase: () => void;
  readonly restore: () => void;
  readonly words: readonly [before: ReactNode, after: string];
  readonly more?: ReactNode;
}

const ERASE = 'button min-h-11.5 border-2 border-pen text-pen text-md';

/** A delete button that nobody has forbidden yet. It works in every state, then asks whether it should have. */
export function DeleteForEver({ q, when, gone, erase, restore, words, more }: DeleteForEverProps) {
  const draftWriter = useDraftWriter();
  const [wasRestored, setWasRestored] = useState(false);
  const putWord = (word: string) =>
    draftWriter.setCells(q, { rows: [when], columns: ['delete it for ever'], cells: [[word]] });
  const bringBack = () => {
    setWasRestored(true);
    restore();
  };
  return (
    <div className="grid gap-3 p-4 rounded-lg my-8 border border-dashed border-pen">
      {gone ? (
        <>
          <p className="voice-lg" tabIndex={-1} ref={focusOnce}>
            {words[1]} <strong>{`Also when it is “${when}”?`}</strong>
          </p>
          <div className="row">
            <Button onClick={() => putWord('allow')}>Yes, also then</Button>
            <Button look="main" onClick={() => putWord('refuse')}>
              No, never then
            </Button>
            {more}
            <Button look="plain" onClick={bringBack}>
              Bring it back
            </Button>
          </div>
        </>
      ) : (
        <div className="row">
          <Button className={ERASE} ref={wasRestored ? focusOnce : undefined} onClick={erase}>
            Delete for ever
          </Button>
          <span className="quiet">{words[0]}</span>
        </div>
      )}
      <Spot q={q} />
    </div>
  );
}
