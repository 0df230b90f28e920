import { useSearchParams } from 'react-router';
import { addressOf, landingOf, type Product, type Role } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useSearchChange } from '../../prototype/going.ts';
import { Hole } from '../../prototype/hole.tsx';
import { Arrival } from '../people/arrival.tsx';
import { Face } from '../people/face.tsx';
import { Forbidden } from './forbidden.tsx';

/** The product as a role sees it: the role is named above it all the time, with the way back. */
export function ViewingAs({ product }: { product: Product }) {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const role = product.index.roles.get(search.get('as'));
  const become = (next: Role | null) => {
    change({ as: next?.id ?? null });
    announce(next ? `Viewing as ${next.label}.` : 'Yourself again.');
  };
  return (
    <section className="roles-eyes mb-8" aria-label="Through whose eyes">
      {role ? (
        <>
          <header
            className="sticky top-0 z-2 flex flex-wrap gap-3 items-center mb-4 px-4 py-2 rounded-lg
              bg-ink text-paper"
          >
            <Face name={role.label} look="said" />
            <p className="flex-[1_1_160px] voice-18/[1.3]">
              Viewing as <b>{role.label}</b>
            </p>
            <Button onClick={() => become(null)}>Be yourself again</Button>
          </header>
          <Landed product={product} role={role} />
          <Forbidden product={product} role={role} />
        </>
      ) : (
        <>
          <h2 className="m-0">Through whose eyes?</h2>
          <ul className="roles-faces grid gap-4 mt-4 grid-cols-[repeat(auto-fill,minmax(120px,1fr))]">
            {product.index.roles.all.map((one) => (
              <li key={one.id}>
                <button
                  className="grid justify-items-center gap-1.5 p-3 w-full voice-18/[1.25] font-medium
                    wrap-anywhere bg-raised border border-line rounded-lg hover:border-line-strong"
                  type="button"
                  onClick={() => become(one)}
                >
                  <Face name={one.label} look="said" />
                  <span>
                    <span className="unseen">View as </span>
                    <bdi>{one.label}</bdi>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Where the role arrives, running; its links lead into the prototype, still as this role. */
function Landed({ product, role }: { product: Product; role: Role }) {
  const screen = landingOf(product, role.id);
  if (!screen) return <Hole q="screens.landing" words={`nobody has said where ${role.label} arrives`} />;
  const path = addressOf(screen);
  return (
    <div>
      <Arrival path={path} role={role} label={`${screen.label}, as ${role.label}`} />
    </div>
  );
}
