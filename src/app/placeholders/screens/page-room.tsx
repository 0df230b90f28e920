import { isClosed } from '#core/index.ts';
import { knownValue, type Product, type Screen, screensOf } from '#core/product.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Embedded } from '../../prototype/embedded.tsx';
import { firstAddress } from '../../prototype/first-address.ts';
import { Spot } from '../../stage/spot.tsx';
import { useBelow } from '../things/asked-of.ts';
import { Sampled } from '../things/sampled.tsx';
import { WhereNext } from './where-next.tsx';

interface PageRoomProps {
  readonly screen: Screen;
  readonly product: Product;
  readonly enter: (screen: string) => void;
  /** Id of the role it is seen as. */
  readonly seenAs: string | null;
  /** Without the page itself, which runs elsewhere on the screen. */
  readonly bare?: boolean;
}

/** Behind a door with a sign: the page as far as it is known, what is asked about it, and where people go from it. */
export function PageRoom({ screen, product, enter, seenAs, bare = false }: PageRoomProps) {
  const asked = useBelow()(`screens/${screen.id}`);
  const open = asked.filter(({ status }) => !isClosed(status)).length;
  return (
    <div className={bare ? 'screens-signed' : 'screens-room screens-signed'} data-look="said">
      <header>
        <h3 className="break-anywhere">
          <bdi>{screen.label}</bdi>
        </h3>
        <p className="quiet">
          {knownValue(screen.kind) ?? 'nobody has said what kind of page'}
          {knownValue(screen.about) && <> about {knownValue(screen.about)?.label}</>}
          {open > 0 && ` · ${open} still open about it`}
        </p>
      </header>
      {!bare && screen.kind.is === 'known' && (
        <ScrollBox
          className="screens-behind box p-4 overflow-auto bg-raised"
          label={`${screen.label}, running`}
        >
          <Behind screen={screen} product={product} seenAs={seenAs} />
        </ScrollBox>
      )}
      {!bare && screen.kind.is !== 'known' && (
        <div className="screens-paper" aria-hidden="true">
          <b>{screen.label}</b>
          <span>a page, and nobody has said of what kind</span>
        </div>
      )}
      {asked.length > 0 && (
        <ul className="grid gap-3">
          {asked.map(({ question }) => (
            <li
              className="grid justify-items-start gap-1 min-w-0 muted text-14 break-anywhere"
              key={question.id}
            >
              <span>{question.ask}</span>
              <Spot q={question.id} guess={null} />
            </li>
          ))}
        </ul>
      )}
      <WhereNext screen={screen} product={product} enter={enter} />
    </div>
  );
}

/** The page itself, running. One about a record shows the first there is. */
function Behind({ screen, product, seenAs }: Pick<PageRoomProps, 'screen' | 'product' | 'seenAs'>) {
  const found = screensOf(product).find(({ id }) => id === screen.id);
  if (!found) return null;
  return (
    <Sampled product={product}>
      {(sample) => <Embedded path={firstAddress(found, sample, 'new')} role={seenAs} />}
    </Sampled>
  );
}
