import './side-questions.css';
import { Spot } from '../../stage/spot.tsx';
import { Headed } from './headed.tsx';

/** Questions by id, each with the head under which it is shown next to the play. */
export type Heads = readonly (readonly [id: string, head: string])[];

export function SideQuestions({ of }: { of: Heads }) {
  return (
    <div className="side-questions grid gap-6 mt-8 grid-fit-250">
      {of.map(([id, head]) => (
        <Headed key={id} head={head}>
          <Spot q={id} />
        </Headed>
      ))}
    </div>
  );
}
