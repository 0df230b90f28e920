import { useSearchParams } from 'react-router';
import { addressOf, knownValue, landingOf, lookOfSourced, type Product, type Role } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useUpdateSearch } from '../../kit/use-update-search.ts';
import { Hole } from '../../prototype/hole.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { Face } from '../people/face.tsx';
import { PageAsRole } from '../people/page-as-role.tsx';
import { ChoiceButtons } from '../pieces/choice-buttons.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { ForbiddenToRole } from './forbidden.tsx';

/** The people behind the roles: who lets them in, two hats on one head, somebody ill, and one pair of eyes too few. */
export function PeopleScene({ product, completeness }: SceneProps) {
  const [search] = useSearchParams();
  const role = product.index.roles.get(search.get('as'));
  if (role && completeness === 'known') return <ViewingAs product={product} role={role} />;
  return (
    <div className="grid gap-6">
      {completeness !== 'nothing' && <RoleFaces product={product} isTried={completeness === 'known'} />}
      <div className="grid items-start gap-6 @wide:grid-cols-2">
        <SpotCard says="Who lets the others in?" q="roles.grants" as="names" />
        <SpotCard says="Two hats on one head" q="roles.several">
          <ChoiceButtons q="roles.several" behind="No, rather …" />
        </SpotCard>
        <SpotCard says="The boss is ill until Monday. Who does their part?" q="roles.absence">
          <ChoiceButtons q="roles.absence" behind="No, rather …" />
        </SpotCard>
        <SpotCard says="“I approve my own expenses.”" q="roles.separation" />
      </div>
    </div>
  );
}

const HATCHED = 'px-1.5 rounded-sm bg-hatched text-ink halo';

/** A face for each role, with who gives it out and who has it first; once all is ruled, a way into their shoes. */
function RoleFaces({ product, isTried }: { product: Product; isTried: boolean }) {
  const change = useUpdateSearch();
  return (
    <ul className="grid grid-fill-200 gap-4">
      {product.index.roles.all.map((role) => (
        <li className="grid items-start gap-3 wrap-anywhere grid-cols-[48px_minmax(0,1fr)]" key={role.id}>
          <Face name={role.label} look={lookOfSourced(role.given)} />
          <div>
            <b className="voice-lg font-semibold">
              <bdi>{role.label}</bdi>
            </b>
            <GrantWords role={role} />
            {isTried && (
              <Button
                look="plain"
                onClick={() => {
                  change({ as: role.id });
                  announce(`Viewing as ${role.label}.`);
                }}
              >
                View as {role.label}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function GrantWords({ role: { given, first } }: { role: Role }) {
  const giver = knownValue(given);
  const firstHolder = knownValue(first);
  return (
    <p className="text-sm text-ink-2">
      {giver === undefined ? <span className={HATCHED}>nobody gives it out</span> : `given by ${giver}`}
      {', '}
      {firstHolder === undefined ? <span className={HATCHED}>nobody has it first</span> : `first ${firstHolder}`}
    </p>
  );
}

/** The product as a role sees it, and what is forbidden to it. */
function ViewingAs({ product, role }: { product: Product; role: Role }) {
  const change = useUpdateSearch();
  const screen = landingOf(product, role.id);
  const leave = () => {
    change({ as: null });
    announce('Yourself again.');
  };
  return (
    <section className="grid gap-4" aria-label="Through whose eyes">
      <header className="flex flex-wrap gap-3 items-center px-4 py-2 rounded-lg bg-ink text-paper">
        <p className="flex-[1_1_160px] voice-lg">
          Viewing as <b className="font-semibold">{role.label}</b>
        </p>
        <Button onClick={leave}>Be yourself again</Button>
      </header>
      <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          {screen ? (
            <PageAsRole path={addressOf(screen)} role={role} label={`${screen.label}, as ${role.label}`} />
          ) : (
            <Hole q="screens.landing" words={`nobody has said where ${role.label} arrives`} />
          )}
        </div>
        <ForbiddenToRole product={product} role={role} />
      </div>
    </section>
  );
}
