import { Spot } from '../../stage/spot.tsx';
import { Headed } from './headed.tsx';

/** Questions by id, each with the head under which it is shown next to the play. */
export type Heads = readonly (readonly [id: string, head: string])[];

/** Sections in columns, each under a line. */
export const SIDES = `grid gap-6 mt-8 grid-fit-250 *:min-w-0 *:pt-3 *:border-t
  *:border-line-strong`;

export function SideQuestions({ of }: { of: Heads }) {
  return (
    <div className={SIDES}>
      {of.map(([id, head]) => (
        <Headed key={id} head={head}>
          <Spot q={id} />
        </Headed>
      ))}
    </div>
  );
}
