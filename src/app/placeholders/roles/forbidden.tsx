import { useState } from 'react';
import { Link } from 'react-router';
import { failureOf, heldValue, type Product, type Role } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { ACTIONS, cellOf } from './cells.ts';
import { Refusals } from './refusals.tsx';

/** What is forbidden, as it looks: the ways to refuse while nobody has chosen one, else the decided one; and where a forbidden link ends. */
export function Forbidden({ product, role }: { product: Product; role?: Role }) {
  const closed = role ? closedTo(product, role) : [];
  return (
    <section className="roles-forbidden" aria-label="What is forbidden">
      <h2>{role ? `What ${role.label} may not do` : 'And if they may not?'}</h2>
      <Refusals product={product} example={closed[0]?.actions[0] ?? 'Delete'} />
      {role && closed.length === 0 && (
        <p className="roles-alike">Nothing at all is forbidden to {role.label}. Would you sign that?</p>
      )}
      {role && closed.length > 0 && <Doors product={product} role={role} closed={closed} />}
    </section>
  );
}

interface Closed {
  readonly entity: string;
  readonly plural: string;
  readonly actions: readonly string[];
}

/** What a role may do to no record of a thing. */
function closedTo(product: Product, { id }: Role): readonly Closed[] {
  return product.index.entities.all.flatMap(({ id: entity, plural }) => {
    const actions = ACTIONS.filter(([action]) => cellOf(product, id, entity, action).word === 'no');
    return actions.length === 0 ? [] : [{ entity, plural, actions: actions.map(([, head]) => head) }];
  });
}

/** Every closed door, and what stands behind it for somebody who was sent the link. */
function Doors({ product, role, closed }: { product: Product; role: Role; closed: readonly Closed[] }) {
  const [tried, setTried] = useState<string | null>(null);
  const errors = product.workspace.points.find(({ point }) => point.kind === 'errors');
  const denied = heldValue(product.model.errors.disclosure);
  return (
    <>
      <dl className="roles-doors">
        {closed.map(({ entity, plural, actions }) => (
          <div key={entity}>
            <dt>
              <bdi>{plural}</bdi>
            </dt>
            <dd>
              {actions.map((action) => (
                <button
                  key={action}
                  type="button"
                  className="roles-door"
                  aria-label={`As ${role.label}, ${action} ${plural} all the same`}
                  onClick={() => {
                    setTried(`${action} ${plural}`);
                    announce(`${role.label} was refused: ${action} ${plural}.`);
                  }}
                >
                  {action}
                </button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {tried !== null && (
        <div className="roles-tried">
          <p>
            {role.label} was sent a link to “{tried}” and follows it:
          </p>
          <FailureNote
            failure={failureOf(product, { kind: 'refusal', id: '', label: 'Not allowed' })}
            dismiss={() => setTried(null)}
          />
          <p className="quiet">
            {denied === 'denied' && 'It reads as if there were no such thing. '}
            {errors && (
              <Link to={`/points/${encodeURIComponent(errors.point.id)}`}>To what can go wrong</Link>
            )}
          </p>
        </div>
      )}
    </>
  );
}
