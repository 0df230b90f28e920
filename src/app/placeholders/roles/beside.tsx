import '../pieces/side-questions.css';
import { type PointView, ROLES } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { Tails } from '../people/tails.tsx';
import { askedBelow } from '../things/asked-of.ts';

/** What stands around the matrix; who gives roles out is drawn apart. */
const BESIDE = ROLES.shown.filter(([id]) => id !== 'roles.grants');

const WORDS: ReadonlyMap<string, string> = new Map([
  ['ends', 'it ends after'],
  ['told', 'who is told'],
  ['emergency', 'in an emergency'],
  ['lockout', 'locked out after'],
  ['recovery', 'who forgot'],
  ['outsiders', 'without an account'],
  ['words', 'what they read'],
  ['small-team', 'if there is only one'],
]);

function below(view: PointView, id: string) {
  return askedBelow(view.questions, id.replaceAll('.', '/'));
}

/** Ids of the questions that stand beside the matrix. */
export function besideIds(view: PointView): readonly string[] {
  return BESIDE.flatMap(([id]) => [id, ...below(view, id).map(({ question }) => question.id)]);
}

/** The questions about all roles at once, each with what its answer raised. */
export function Beside({ view }: { view: PointView }) {
  return (
    <div className="side-questions">
      {BESIDE.map(([id, head]) => (
        <section key={id} aria-label={head}>
          <h2 className="small-head">{head}</h2>
          <Spot q={id} />
          <Tails of={below(view, id)} words={WORDS} />
        </section>
      ))}
    </div>
  );
}
