import { isClosed } from '#core/index.ts';
import { knownValue, type Product, type Screen, screensOf, waysOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Select } from '../../kit/select.tsx';
import { Embedded } from '../../prototype/embedded.tsx';
import { firstAddress } from '../../prototype/first-address.ts';
import { useGather } from '../gathering/use-gather.ts';
import { plainCondition } from '../known/plain-condition.ts';
import { Asked } from '../pieces/asked.tsx';
import { useBelow } from '../things/asked-of.ts';
import { Sampled } from '../things/sampled.tsx';
import { Paper, ROOM, WaysOn } from './room.tsx';

/** The ways on that were named, and all other pages to name one. */
function WhereNext({ screen, product, enter }: Pick<PageRoomProps, 'screen' | 'product' | 'enter'>) {
  const asking = useAsking();
  const gather = useGather();
  const { index, model } = product;
  const links = knownValue(model.screens.links) ?? [];
  const named = links.filter(({ from }) => from.id === screen.id);
  const offered = new Set(waysOf(product).from(screen.id));
  const there = new Set([screen.id, ...named.map(({ to }) => to.id)]);
  const others = index.screens.all.filter(({ id }) => !there.has(id));
  const add = (to: string) => {
    gather.rows('screens.links', [{ from: screen.label, to }], ['from', 'to']);
    announce(`From ${screen.label} to ${to}: in the answer to question ${asking.pinOf('screens.links') ?? ''}.`);
  };
  return (
    <WaysOn>
      {named.length > 0 && (
        <ul className="flex flex-wrap mb-3 gap-x-4 gap-y-2">
          {named.map(({ to, control, condition }) => {
            const label = knownValue(control) ?? '';
            const onlyWhen = knownValue(condition)?.text;
            const id = to.id;
            return (
              <li className="grid justify-items-start gap-0.5" key={`${to.label} ${label}`}>
                {id === null ? (
                  <span className="bg-hatched rounded-sm px-2.5 py-1.5 border-1 border-hatch">
                    “{to.label}”, which is no page
                  </span>
                ) : (
                  <Button className="button border border-said" onClick={() => enter(id)}>
                    To {to.label}
                  </Button>
                )}
                <small className="text-ink-2">
                  {label}
                  {onlyWhen && `, only when ${plainCondition(onlyWhen)}`}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {named.length === 0 && (
        <p className="mb-3 voice-17/[1.4]">
          {offered.size > 0
            ? 'Nobody has said. The product would guess a way on by itself.'
            : 'Nobody has said. Whoever comes here closes the window.'}
        </p>
      )}
      <div className="row">
        {others.slice(0, MOST).map(({ id, label }) => (
          <Button className="button border-dashed" key={id} onClick={() => add(label)}>
            + To {label}
          </Button>
        ))}
        {others.length > MOST && (
          <Select
            className="field min-h-9 px-2 py-1 text-15"
            aria-label="To another page"
            value=""
            onChange={add}
            of={[['', '+ To another page …'], ...others.slice(MOST).map(({ label }) => label)]}
          />
        )}
        <Button look="plain" onClick={() => asking.ask(deadEnds(asking))}>
          It ends here
        </Button>
      </div>
    </WaysOn>
  );
}

const MOST = 6;

/** The question on where a path may end: its own, once links raised it. */
function deadEnds({ view }: ReturnType<typeof useAsking>): string {
  return view('screens.links.dead-ends') ? 'screens.links.dead-ends' : 'screens.links';
}

interface PageRoomProps {
  readonly screen: Screen;
  readonly product: Product;
  readonly enter: (screen: string) => void;
  readonly seenAs: string | null;
  /** Without the page itself, which runs elsewhere on the screen. */
  readonly bare?: boolean;
}

export function PageRoom({ screen, product, enter, seenAs, bare = false }: PageRoomProps) {
  const asked = useBelow()(`screens/${screen.id}`);
  const open = asked.filter(({ status }) => !isClosed(status)).length;
  return (
    <div className={`screens-signed ${bare ? 'grid grid-cols-1 gap-4' : ROOM} bg-sheet`}>
      <header className={bare ? undefined : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'}>
        <h3 className={`wrap-anywhere ${bare ? '' : 'text-24'}`}>
          <bdi>{screen.label}</bdi>
        </h3>
        <p className="quiet mt-0.5">
          {knownValue(screen.kind) ?? 'nobody has said what kind of page'}
          {knownValue(screen.about) && <> about {knownValue(screen.about)?.label}</>}
          {open > 0 && ` · ${open} still open about it`}
        </p>
      </header>
      {!bare && screen.kind.is === 'known' && (
        <ScrollBox
          className="screens-behind border border-line-strong rounded-lg p-4 max-h-140 overflow-auto bg-raised"
          label={`${screen.label}, running`}
        >
          <Behind screen={screen} product={product} seenAs={seenAs} />
        </ScrollBox>
      )}
      {!bare && screen.kind.is !== 'known' && (
        <Paper title={screen.label} says="a page, and nobody has said of what kind" />
      )}
      {asked.length > 0 && <Asked of={asked} />}
      <WhereNext screen={screen} product={product} enter={enter} />
    </div>
  );
}

function Behind({ screen, product, seenAs }: Pick<PageRoomProps, 'screen' | 'product' | 'seenAs'>) {
  const found = screensOf(product).find(({ id }) => id === screen.id);
  if (!found) return null;
  return (
    <Sampled product={product}>
      {(sample) => <Embedded path={firstAddress(found, sample, 'new')} role={seenAs} />}
    </Sampled>
  );
}
