import { knownValue, type Product, type Screen, waysOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { plainCondition } from '../known/plain-condition.ts';

interface WhereNextProps {
  readonly screen: Screen;
  readonly product: Product;
  readonly enter: (screen: string) => void;
}

/** The ways on that were named, and all other pages to name one. */
export function WhereNext({ screen, product, enter }: WhereNextProps) {
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
    announce(
      `From ${screen.label} to ${to}: in the answer to question ${asking.pinOf('screens.links') ?? ''}.`,
    );
  };
  return (
    <div className="screens-next">
      <span className="screens-next-ask">Where next from here?</span>
      {named.length > 0 && (
        <ul className="screens-named flex flex-wrap mb-3">
          {named.map(({ to, control, condition }) => {
            const label = knownValue(control) ?? '';
            const onlyWhen = knownValue(condition)?.text;
            const id = to.id;
            return (
              <li className="grid justify-items-start gap-2px" key={`${to.label} ${label}`}>
                {id === null ? (
                  <span className="screens-no-page bg-hatched rounded-4">“{to.label}”, which is no page</span>
                ) : (
                  <Button onClick={() => enter(id)}>To {to.label}</Button>
                )}
                <small className="muted">
                  {label}
                  {onlyWhen && `, only when ${plainCondition(onlyWhen)}`}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {named.length === 0 && (
        <p className="mb-3 voice-17">
          {offered.size > 0
            ? 'Nobody has said. The product would guess a way on by itself.'
            : 'Nobody has said. Whoever comes here closes the window.'}
        </p>
      )}
      <div className="row">
        {others.slice(0, MOST).map(({ id, label }) => (
          <Button className="button screens-maybe" key={id} onClick={() => add(label)}>
            + To {label}
          </Button>
        ))}
        {others.length > MOST && (
          <Select
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
    </div>
  );
}

/** Other pages offered as buttons; the rest is in a list. */
const MOST = 6;

/** Where somebody says that a path may end: its own question, once links raised it. */
function deadEnds({ view }: ReturnType<typeof useAsking>): string {
  return view('screens.links.dead-ends') ? 'screens.links.dead-ends' : 'screens.links';
}
