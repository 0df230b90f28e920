import { type FormEvent, lazy, Suspense, useState } from 'react';
import { type Correction, correctionsIn, type Point, type PointCorrections, type PointView } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { startTypeAhead } from '../keys/type-ahead.ts';
import { PointTag } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { usePermissions } from '../session/session.ts';
import { speakerLine } from '../session/speaker.ts';
import { useWorkspaceState } from '../workspace/store.ts';
import { type CorrectedFields, correct, correctionText, KIND_WORDS } from './correct.ts';

const CorrectDialog = lazy(async () => ({
  default: (await import('./correct-dialog.tsx')).CorrectDialog,
}));

/** A text button, still large enough for touch. */
const TEXT_BUTTON = `min-h-7 pointer-coarse:min-h-11 px-0.5 py-1 text-ink text-sm underline decoration-ink-2 underline-offset-3
  hover:decoration-pen bg-transparent border-0 print:hidden`;

export function PointHead({ view }: { view: PointView }) {
  const { point } = view;
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="quiet row gap-y-1 mb-2">
        {/^\d/.test(point.id) && `Point ${point.id} · `}
        <PointTag view={view} linked /> · <span className="mono">{`SPEC.md line ${point.line}`}</span> ·{' '}
        <span>About: {KIND_WORDS[point.kind][0].toLowerCase()}</span>
        {may.decide && (
          <button
            type="button"
            className={TEXT_BUTTON}
            aria-haspopup="dialog"
            aria-label="Wrong kind? Say what it is about, and how much it says"
            onClick={() => {
              startTypeAhead();
              setOpen(true);
            }}
          >
            Wrong kind?
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

function Corrections({ point }: { point: Point }) {
  const { spec, facts } = useWorkspaceState().opened;
  const may = usePermissions();
  const inForce = correctionsIn(spec, facts).get(point.id);
  return correctionsOf(inForce).map(({ correction, about }) => (
    <div
      className="correction quiet flex flex-wrap items-baseline gap-x-3 mt-2 mb-4 [.correction+&]:-mt-2 px-3 py-0.5
        wrap-anywhere border-l-3 border-l-decided"
      key={correction.id}
    >
      <p className="m-0">
        <b>{speakerLine(correction.by)}</b> says: {correctionText(about)}.
        {correction.at !== '' && (
          <>
            {' '}
            <Timestamp at={correction.at} />
          </>
        )}
      </p>
      {correction.why !== '' && <p className="voice-lg text-ink">{correction.why}</p>}
      {may.decide && correction.at !== '' && <TakeBack point={point} about={about} />}
    </div>
  ));
}

/** One row for each correction in force, without the fields that a newer one replaces. */
function correctionsOf({
  kind,
  status,
}: PointCorrections = {}): readonly { correction: Correction; about: CorrectedFields }[] {
  if (kind && kind === status) return [{ correction: kind, about: kind }];
  return [
    ...(kind ? [{ correction: kind, about: { kind: kind.kind } }] : []),
    ...(status ? [{ correction: status, about: { status: status.status } }] : []),
  ];
}

/** Takes a correction back by a newer one, which says that the section is as its text reads. */
function TakeBack({ point, about }: { point: Point; about: CorrectedFields }) {
  const command = useCommand('who took it back');

  const takeBack = (event: FormEvent) => {
    event.preventDefault();
    const kind = about.kind === undefined ? {} : ({ kind: 'as-read' } as const);
    const status = about.status === undefined ? {} : ({ status: 'as-read' } as const);
    const correction = { point: point.id, ...kind, ...status, text: point.text, why: '' };
    void command.sendSigned((by) => correct({ by, ...correction }));
  };

  return (
    <form
      className="grid justify-items-start gap-2"
      aria-label="Take the correction back"
      onSubmit={takeBack}
      noValidate
    >
      {command.fields}
      {command.problem}
      <button type="submit" className={TEXT_BUTTON}>
        Take back
      </button>
    </form>
  );
}
