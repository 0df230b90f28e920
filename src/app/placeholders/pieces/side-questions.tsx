import './side-questions.css';
import { Spot } from '../../stage/spot.tsx';

/** Questions by id, each with the head under which it stands beside the play. */
export type Heads = readonly (readonly [id: string, head: string])[];

/** The questions that belong to no part of the play, side by side, each under a head of its own. */
export function SideQuestions({ of }: { of: Heads }) {
  return (
    <div className="side-questions">
      {of.map(([id, head]) => (
        <section key={id} aria-label={head}>
          <h2 className="small-head">{head}</h2>
          <Spot q={id} />
        </section>
      ))}
    </div>
  );
}
