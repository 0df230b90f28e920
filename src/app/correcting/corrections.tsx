import { type Correction, correctionsIn, type InForce, type Point } from '#core/index.ts';
import { Moment } from '../kit/moment.tsx';
import { useMay } from '../session/may.ts';
import { speakerLine } from '../session/speaker.ts';
import { useKnown } from '../workspace/store.ts';
import { TakeBack } from './take-back.tsx';
import { type About, saidBy } from './words.ts';

/** What holds of a section instead of what its text reads: who said so, when and why, and the way back. */
export function Corrections({ point }: { point: Point }) {
  const { spec, facts } = useKnown().opened;
  const may = useMay();
  const inForce = correctionsIn(spec, facts).get(point.id);
  return linesOf(inForce).map(({ said, about }) => (
    <div className="correction" key={said.id}>
      <p>
        <b>{speakerLine(said.by)}</b> says: {saidBy(about)}.
        {said.at !== '' && (
          <>
            {' '}
            <Moment at={said.at} />
          </>
        )}
      </p>
      {said.why !== '' && <p className="correction-why">{said.why}</p>}
      {may.decide && said.at !== '' && <TakeBack point={point} about={about} />}
    </div>
  ));
}

interface InForceLine {
  readonly said: Correction;
  /** As much of it as nothing newer takes the place of. */
  readonly about: About;
}

/** One line a correction, though it may hold for the kind and for the status. */
function linesOf({ kind, status }: InForce = {}): readonly InForceLine[] {
  if (kind && kind === status) return [{ said: kind, about: { kind: kind.kind, status: kind.status } }];
  return [
    ...(kind ? [{ said: kind, about: { kind: kind.kind, status: undefined } }] : []),
    ...(status ? [{ said: status, about: { kind: undefined, status: status.status } }] : []),
  ];
}
