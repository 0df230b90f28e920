import { knownValue, navigationOf, type Product, type Screen, screensOf } from '#core/product.ts';
import { type Asking, useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { sampleAddress } from '../../prototype/navigation.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { plainCondition } from '../answers/plain-condition.ts';
import { WithSamples } from '../things/with-samples.tsx';
import { BlankPage, NextPages, ROOM } from './room.tsx';

/** The stated links of a page, and a button for each other page to add one. */
function WhereNext({ screen, product, enter }: Pick<PageRoomProps, 'screen' | 'product' | 'enter'>) {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const { index, model } = product;
  const links = knownValue(model.screens.links) ?? [];
  const stated = links.filter(({ from }) => from.id === screen.id);
  const offered = new Set(navigationOf(product).from(screen.id));
  const excludedIds = new Set([screen.id, ...stated.map(({ to }) => to.id)]);
  const others = index.screens.all.filter(({ id }) => !excludedIds.has(id));
  const add = (to: string) => {
    draftWriter.addRows('screens.links', [{ from: screen.label, to }], ['from', 'to']);
    announce(`From ${screen.label} to ${to}: in the answer to question ${asking.pinOf('screens.links') ?? ''}.`);
  };
  return (
    <NextPages>
      {stated.length > 0 && (
        <ul className="flex flex-wrap mb-3 gap-x-4 gap-y-2">
          {stated.map(({ to, control, condition }) => {
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
                  <Button className="button border border-decided" onClick={() => enter(id)}>
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
      {stated.length === 0 && (
        <p className="mb-3 voice-lg">
          {offered.size > 0
            ? 'Nobody has said. The product would guess a way on by itself.'
            : 'Nobody has said. Whoever comes here closes the window.'}
        </p>
      )}
      <div className="row">
        {others.slice(0, MAX_BUTTONS).map(({ id, label }) => (
          <Button className="button" key={id} onClick={() => add(label)}>
            + To {label}
          </Button>
        ))}
        {others.length > MAX_BUTTONS && (
          <Select
            className="field min-h-9 px-2 py-1 text-md"
            aria-label="To another page"
            value=""
            onChange={add}
            of={[['', '+ To another page …'], ...others.slice(MAX_BUTTONS).map(({ label }) => label)]}
          />
        )}
        <Button look="plain" onClick={() => asking.ask(deadEndsQuestion(asking))}>
          It ends here
        </Button>
      </div>
    </NextPages>
  );
}

const MAX_BUTTONS = 6;

/** Id of the question on dead ends; while no links have raised it, that on links. */
function deadEndsQuestion({ view }: Asking): string {
  return view('screens.links.dead-ends') ? 'screens.links.dead-ends' : 'screens.links';
}

interface PageRoomProps {
  readonly screen: Screen;
  readonly product: Product;
  readonly enter: (screen: string) => void;
  readonly seenAs: string | null;
}

export function PageRoom({ screen, product, enter, seenAs }: PageRoomProps) {
  return (
    <div className={`screens-signed ${ROOM} bg-sheet`}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="m-0 wrap-anywhere text-xl">
          <bdi>{screen.label}</bdi>
        </h2>
        <p className="quiet mt-0.5">
          {knownValue(screen.kind) ?? 'nobody has said what kind of page'}
          {knownValue(screen.about) && <> about {knownValue(screen.about)?.label}</>}
        </p>
      </header>
      {screen.kind.is === 'known' && (
        <ScrollBox
          className="screens-behind border border-line-strong rounded-lg p-4 max-h-60 overflow-auto bg-raised"
          label={`${screen.label}, running`}
        >
          <RunningPage screen={screen} product={product} seenAs={seenAs} />
        </ScrollBox>
      )}
      {screen.kind.is !== 'known' && <BlankPage title={screen.label} says="a page, and nobody has said of what kind" />}
      <WhereNext screen={screen} product={product} enter={enter} />
    </div>
  );
}

function RunningPage({ screen, product, seenAs }: Pick<PageRoomProps, 'screen' | 'product' | 'seenAs'>) {
  const found = screensOf(product).find(({ id }) => id === screen.id);
  if (!found) return null;
  return (
    <WithSamples product={product}>
      {(sample) => <EmbeddedScreen path={sampleAddress(found, sample, 'new')} role={seenAs} />}
    </WithSamples>
  );
}
