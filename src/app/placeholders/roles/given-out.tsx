import type { PointView } from '#core/index.ts';
import { heldValue, lookOfHeld, type Product, type Role } from '#core/product.ts';
import { Spot } from '../../stage/spot.tsx';
import { Face } from '../people/face.tsx';
import { PinLine } from '../people/pin-line.tsx';
import { askedBelow } from '../things/asked-of.ts';

/** Who lets whom in: a face for each role, with who gives it out and who has it first. */
export function GivenOut({ view, product }: { view: PointView; product: Product }) {
  return (
    <section className="roles-given" aria-labelledby="roles-given-head">
      <h2 id="roles-given-head">Who lets the others in?</h2>
      <ul>
        {product.index.roles.all.map((role) => (
          <li key={role.id}>
            <Face name={role.label} look={lookOfHeld(role.given)} />
            <div>
              <b>
                <bdi>{role.label}</bdi>
              </b>
              <Given role={role} />
              <PinLine of={askedBelow(view.questions, `roles/grants/${role.id}`)} words={LEAVES} />
            </div>
          </li>
        ))}
      </ul>
      <Spot q="roles.grants" as="names" />
    </section>
  );
}

const LEAVES: ReadonlyMap<string, string> = new Map([
  ['leaver', 'when the last one leaves'],
  ['review', 'checked how often'],
]);

function Given({ role: { given, first } }: { role: Role }) {
  const by = heldValue(given);
  const one = heldValue(first);
  return (
    <p>
      {by === undefined ? <span className="roles-void">nobody gives it out</span> : `given by ${by}`}
      {', '}
      {one === undefined ? <span className="roles-void">nobody has it first</span> : `first ${one}`}
    </p>
  );
}
