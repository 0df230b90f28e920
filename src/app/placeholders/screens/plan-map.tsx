import { useMemo } from 'react';
import { plural } from '#core/index.ts';
import type { Product, Screen } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { planOf } from './plan.ts';

interface PlanMapProps {
  readonly product: Product;
  /** Id of the screen the reader is on. */
  readonly at: string | null | undefined;
  readonly open: (screen: string) => void;
}

/** The map of all screens: where people get stuck, and where nobody gets. A click opens the page. */
export function PlanMap({ product, at, open }: PlanMapProps) {
  const asking = useAsking();
  const plan = useMemo(() => planOf(product, at ?? null), [product, at]);
  const { landings, links } = product.model.screens;
  const nobody = landings.is === 'unsaid' || product.index.roles.all.length === 0;
  return (
    <section className="screens-map" aria-labelledby="screens-map">
      <h2 id="screens-map">
        The map <Pin q="screens.links" />
      </h2>
      <ul className="screens-alarms">
        {links.is === 'unsaid' && (
          <li>
            Nobody has {isUnsaid(asking.view('screens.links')) ? 'said' : 'decided'} where people go from any
            page. Dashed ways are guesses.
          </li>
        )}
        {nobody && <li>Nobody has said who begins where. So nobody is inside yet.</li>}
        <Alarm pages={plan.ends} one="is a dead end" many="are dead ends" open={open} />
        <Alarm pages={plan.lost} one="is where nobody gets" many="are where nobody gets" open={open} />
      </ul>
      <Diagram
        label="The screens and the ways between them"
        nodes={plan.nodes}
        edges={plan.edges}
        direction="right"
        onNode={(id) => {
          if (product.index.screens.has(id)) open(id);
        }}
        onEdge={() => asking.ask('screens.links')}
        describeNode={() => 'opens its page below'}
      />
    </section>
  );
}

interface AlarmProps {
  readonly pages: readonly Screen[];
  readonly one: string;
  readonly many: string;
  readonly open: (screen: string) => void;
}

/** Pages with the same thing wrong, in one sentence; each name opens its page. */
function Alarm({ pages, one, many, open }: AlarmProps) {
  if (pages.length === 0) return null;
  return (
    <li>
      {pages.map(({ id, label }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Button look="plain" onClick={() => open(id)}>
            <bdi>{label}</bdi>
          </Button>
        </span>
      ))}{' '}
      {plural(pages.length, one, many)}.
    </li>
  );
}
