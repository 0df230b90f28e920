import { lazy, Suspense, useState } from 'react';
import type { PointView } from '#core/index.ts';
import { awaitField } from '../keys/typed-ahead.ts';
import { PointTag } from '../kit/status-tag.tsx';
import { useMay } from '../session/may.ts';
import { Corrections } from './corrections.tsx';
import { KIND_WORDS } from './words.ts';
import './correcting.css';

const CorrectDialog = lazy(async () => ({
  default: (await import('./correct-dialog.tsx')).CorrectDialog,
}));

/** Which point it is, how far it is, and what it is taken to be about; whoever decides may say otherwise. */
export function PointHead({ view }: { view: PointView }) {
  const { point } = view;
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="crumb">
        {/^\d/.test(point.id) && `Point ${point.id} · `}
        <PointTag view={view} linked /> · <span className="mono">{`SPEC.md line ${point.line}`}</span> ·{' '}
        <span>About: {KIND_WORDS[point.kind].about.toLowerCase()}</span>
        {may.decide && (
          <button
            type="button"
            className="not-right"
            aria-haspopup="dialog"
            aria-label="Not right? Say what it is about, and how much it says"
            onClick={() => {
              awaitField();
              setOpen(true);
            }}
          >
            Not right?
          </button>
        )}
      </p>
      <Corrections point={point} />
      {open && (
        <Suspense>
          <CorrectDialog point={point} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
