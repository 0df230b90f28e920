import { Link } from 'react-router';
import { addressOf, directAddressOf, knownValue, landingOf, type Product } from '#core/product.ts';
import { Hole } from '../../prototype/hole.tsx';
import { hrefOf } from '../../prototype/navigation.ts';
import { usePrototype } from '../../prototype/prototype-context.tsx';
import { PageAsRole } from '../people/page-as-role.tsx';
import { InPrototype } from '../things/with-samples.tsx';
import type { GroupView } from './user-groups.tsx';

/** The landing page of a group, running as its role, or the reason why it has none. */
export function HomePage({ product, one }: { product: Product; one: GroupView }) {
  if (one.access === 'outside') {
    return (
      <p className="p-4 voice-lg bg-pen-wash rounded-lg border-2 border-pen">
        <b>{one.group.label}</b> finds a closed door. Somebody will knock all the same: try it with a role below Roles.
      </p>
    );
  }
  if (one.access === 'receives') return <ReceivedOutputs product={product} one={one} />;
  if (one.access === 'unsaid' || one.role === null) {
    return (
      <Hole
        q={`purpose.groups.${one.group.id}.role`}
        words={`nobody has said what ${one.group.label} may do here, so there is no page for them`}
      />
    );
  }
  const { role } = one;
  return (
    <InPrototype product={product} role={role.id}>
      <GroupLanding one={one} role={role} />
    </InPrototype>
  );
}

const OUTPUT_CARD = 'flex flex-wrap gap-x-4 gap-y-1 px-4 py-3 border border-decided rounded-[3px] bg-sheet';
const ACTION_LIST = 'flex flex-wrap gap-x-6 gap-y-2 mt-3 pl-[1.4em] list-decimal voice-lg font-semibold';

function ReceivedOutputs({ product, one: { group } }: { product: Product; one: GroupView }) {
  const outputs = (knownValue(product.model.screens.outputs) ?? []).filter(({ to }) =>
    (knownValue(to) ?? '').toLowerCase().includes(group.label.toLowerCase()),
  );
  if (outputs.length === 0) {
    return <Hole q="screens.outputs" words={`nothing goes out to ${group.label} yet, and that was all they get`} />;
  }
  return (
    <ul className="grid gap-2">
      {outputs.map((output) => (
        <li className={OUTPUT_CARD} key={output.id}>
          <b>{output.label}</b>{' '}
          <span>{[knownValue(output.when), knownValue(output.how)].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** The landing page of a group, and its most frequent actions, linked where the role can reach their screens. */
export function GroupLanding({ one: { group }, role }: { one: GroupView; role: NonNullable<GroupView['role']> }) {
  const { product, screens, actor } = usePrototype();
  const screen = landingOf(product, role.id);
  const landing = knownValue(product.model.screens.landings)?.find((candidate) => candidate.role.id === role.id);
  if (!screen) return <Hole q="screens.landing" words={`nobody has said where ${group.label} arrives`} />;
  const path = directAddressOf(actor, screen)?.path ?? addressOf(screen);
  const targets = (landing && knownValue(landing.targets)) ?? [];
  const actions = (landing && knownValue(landing.actions)) ?? [];
  return (
    <>
      <PageAsRole path={path} role={role} label={`${screen.label}, as ${group.label} sees it`} />
      {actions.length > 0 && (
        <ol className={ACTION_LIST} aria-label={`What ${group.label} does most`}>
          {actions.map((action) => {
            const to = targets.find((target) => target.action === action)?.screen.id;
            const target = screens.find(({ id }) => id === to);
            const address = target && directAddressOf(actor, target);
            return (
              <li className="mr-4" key={action}>
                {address ? <Link to={hrefOf(address)}>{action}</Link> : action}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
