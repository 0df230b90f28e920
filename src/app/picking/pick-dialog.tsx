import { useState } from 'react';
import {
  conditionInWords,
  HOLE,
  isDone,
  isHole,
  picksIn,
  readCondition,
  textOfPicks,
  type Vocabulary,
  type Wanted,
  wholePlace,
} from '#core/picking.ts';
import { Button } from '../kit/button.tsx';
import { closeModal, useModal } from '../kit/modal.ts';
import { PlaceView } from './place-view.tsx';

interface PickDialogProps {
  readonly vocabulary: Vocabulary;
  readonly wanted: Wanted;
  /** What stands there now. */
  readonly text: string;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
}

const HEADS = { test: 'When does it hold?', value: 'What does it come to?', records: 'Which records?' } as const;

/** Picks a condition or a formula without typing; what comes of it is told back in a sentence. */
export function PickDialog({ vocabulary, wanted, text, onUse, onClose }: PickDialogProps) {
  const dialog = useModal();
  const [steps, setSteps] = useState(() => [picksIn(text, vocabulary) ?? HOLE]);
  const tree = steps.at(-1) ?? HOLE;
  const written = isDone(tree, vocabulary, wanted) ? textOfPicks(tree, vocabulary) : null;
  const isLost = steps.length === 1 && isHole(tree) && text.trim() !== '';
  return (
    <dialog
      ref={dialog}
      className="dialog open:grid grid-rows-[auto_minmax(0,1fr)_auto] [--width:860px] max-h-[92vh]"
      aria-label={HEADS[wanted.is]}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div>
        <h2>{HEADS[wanted.is]}</h2>
        {isLost && (
          <p className="m-0 text-ink-2">
            “{text.trim()}” stands there as words that cannot be taken apart. What you pick here replaces them.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5 px-1 py-2 -mx-1 overflow-auto">
        <PlaceView place={wholePlace(tree, vocabulary, wanted)} onPick={(next) => setSteps([...steps, next])} />
      </div>
      <div>
        <p className="m-0 min-h-12 max-h-[24vh] overflow-auto font-voice" role="status">
          {written === null ? 'Something is still to be picked.' : sentenceOf(written, vocabulary)}
        </p>
        {written !== null && (
          <details className="ui-sm text-ink-2">
            <summary>As it will stand there</summary>
            <code>{written}</code>
          </details>
        )}
        <div className="row mt-3">
          <Button
            look="main"
            disabled={written === null}
            onClick={() => {
              if (written !== null) onUse(written);
              closeModal(dialog.current);
            }}
          >
            Use it
          </Button>
          <Button disabled={steps.length === 1} onClick={() => setSteps(steps.slice(0, -1))}>
            One step back
          </Button>
          <Button onClick={() => closeModal(dialog.current)}>Cancel</Button>
        </div>
      </div>
    </dialog>
  );
}

function sentenceOf(text: string, vocabulary: Vocabulary): string {
  const said = conditionInWords(readCondition(text, vocabulary));
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
