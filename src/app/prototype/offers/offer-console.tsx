import { Link, useSearchParams } from 'react-router';
import { groupBy, type OfferedCall, offeredCalls, questionOf } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { useHref } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { CallTrial } from './call-trial.tsx';

/** Every call that we offer to other programs, by the thing that it is about; each can be tried on the sample records. */
export function OfferConsole() {
  const { product } = usePrototype();
  const [search] = useSearchParams();
  const href = useHref();
  const calls = offeredCalls(product);
  const call = calls.find(({ offer }) => offer.id === search.get('call')) ?? calls[0];
  const things = groupBy(calls, ({ entity }) => product.index.entities.get(entity)?.plural ?? 'Of no thing of ours');
  return (
    <div className="proto-screen grid grid-cols-1 gap-6" data-screen="#offers">
      <header className="grid gap-1">
        <div className="row items-baseline justify-between gap-x-6">
          <h1 className="m-0">Calls for other programs</h1>
          <Link className="ui-sm py-1" to={href('/')}>
            To the product
          </Link>
        </div>
        <p className="m-0 quiet">
          Here each call is tried on the sample records. This page belongs to the prototype, not to the product.
        </p>
      </header>
      {call ? (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 @min-[900px]:grid-cols-[minmax(0,280px)_minmax(0,1fr)]">
          <nav className="grid content-start gap-4" aria-label="Calls">
            {[...things].map(([label, of]) => (
              <section key={label}>
                <h2 className="m-0 mb-1 ui-sm font-semibold text-ink-2">
                  <bdi>{label}</bdi>
                </h2>
                <ul className="grid gap-0.5">
                  {of.map((one) => (
                    <li key={one.offer.id}>
                      <CallLink call={one} isCurrent={one === call} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <CallTrial key={`${call.offer.id} ${search.get('as')}`} call={call} />
        </div>
      ) : (
        <Hole q={questionOf(product.model.calls.offers)} words="nobody has named a call" />
      )}
    </div>
  );
}

function CallLink({ call, isCurrent }: { call: OfferedCall; isCurrent: boolean }) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  to.set('call', call.offer.id);
  return (
    <Link
      className="grid grid-cols-[4.5em_minmax(0,1fr)] items-baseline gap-x-2 px-2 py-1.5 rounded no-underline text-ink
        hover:bg-pen-wash aria-[current]:bg-pen-wash aria-[current]:font-semibold"
      aria-current={isCurrent ? 'page' : undefined}
      to={{ search: `?${to}` }}
      replace
    >
      <span className="mono-sm text-ink-2">{call.method ?? '?'}</span>
      <span className="ui-sm wrap-anywhere">
        <bdi>{call.offer.label}</bdi>
      </span>
    </Link>
  );
}
