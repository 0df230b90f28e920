import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { addressOfPoint } from '#core/index.ts';
import { addressOf, failureOf, knownValue, landingOf, lookOfSourced, type Product, type Role } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useUpdateSearch } from '../../kit/use-update-search.ts';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { Hole } from '../../prototype/hole.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { Face } from '../people/face.tsx';
import { PageAsRole } from '../people/page-as-role.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { LABELLED_ACTIONS, permissionCell } from './permission-cells.ts';

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
        <SpotCard says="Two hats on one head" q="roles.several" choices />
        <SpotCard says="The boss is ill until Monday. Who does their part?" q="roles.absence" choices />
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

/** What a role may not do; each action can be tried all the same. */
function ForbiddenToRole({ product, role }: { product: Product; role: Role }) {
  const closed = forbiddenActions(product, role);
  return (
    <section aria-label="What is forbidden">
      <h2 className="m-0 mb-2 wrap-anywhere">What {role.label} may not do</h2>
      {closed.length === 0 ? (
        <p className="voice-lg">Nothing at all is forbidden to {role.label}. Would you sign that?</p>
      ) : (
        <ForbiddenActionList product={product} role={role} closed={closed} />
      )}
    </section>
  );
}

type ForbiddenActions = ReturnType<typeof forbiddenActions>;

/** The actions that a role may do on no record, by entity. */
function forbiddenActions(product: Product, { id }: Role) {
  return product.index.entities.all.flatMap(({ id: entity, plural }) => {
    const actions = LABELLED_ACTIONS.filter((action) => permissionCell(product, id, entity, action.id).word === 'no');
    return actions.length === 0 ? [] : [{ entity, plural, actions: actions.map(({ label }) => label) }];
  });
}

/** Every forbidden action as a button; pressing one shows what somebody with a link to it would see. */
function ForbiddenActionList({ product, role, closed }: { product: Product; role: Role; closed: ForbiddenActions }) {
  const [tried, setTried] = useState<string | null>(null);
  const errors = product.workspace.points.find(({ point }) => point.kind === 'errors');
  const disclosure = knownValue(product.model.errors.disclosure);
  return (
    <>
      <dl className="m-0">
        {closed.map(({ entity, plural, actions }) => (
          <div
            className="grid grid-cols-[140px_minmax(0,1fr)] max-sm:grid-cols-1 gap-3 items-baseline py-2
              border-t-1 border-line"
            key={entity}
          >
            <dt className="voice-lg font-semibold wrap-anywhere">
              <bdi>{plural}</bdi>
            </dt>
            <dd className="flex flex-wrap gap-1.5">
              {actions.map((action) => (
                <Button
                  key={action}
                  className="min-h-8.5 px-3 py-1 text-sm text-ink-2 line-through bg-transparent border-1
                    border-ink-2 rounded-full hover:border-pen hover:text-ink"
                  aria-label={`As ${role.label}, ${action} ${plural} all the same`}
                  onClick={() => {
                    setTried(`${action} ${plural}`);
                    announce(`${role.label} was refused: ${action} ${plural}.`);
                  }}
                >
                  {action}
                </Button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {tried !== null && (
        <div className="roles-tried p-4 mt-4 rounded-lg border border-pen">
          <p className="mb-3 voice-lg font-semibold">
            {role.label} was sent a link to “{tried}” and follows it:
          </p>
          <FailureNote
            failure={failureOf(product, { kind: 'refusal', id: '', label: 'Not allowed' })}
            dismiss={() => setTried(null)}
          />
          <p className="quiet">
            {disclosure === 'denied' && 'It reads as if there were no such thing. '}
            {errors && <Link to={addressOfPoint(errors.point.id)}>To what can go wrong</Link>}
          </p>
        </div>
      )}
    </>
  );
}
