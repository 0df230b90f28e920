import { useState } from 'react';
import {
  groupBy,
  isThin,
  type QuestionView,
  type UsualOffer,
  usualOffer,
  usualOffers,
  valueSummary,
  withCount,
} from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { FOLDED, LazyDisclosure } from '../kit/disclosure.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { assumed } from './assume.ts';
import { Assumptions } from './assumptions.tsx';
import { settleAll, settleOne } from './decide.ts';

/** What is usual for this kind of product: taken at once as assumptions, confirmed or given back in the same way. */
export function UsualAnswers() {
  const workspace = useWorkspace();
  const { decide } = usePermissions();
  const offers = usualOffers(workspace);
  if (!decide) return null;
  return (
    <section className="grid gap-2 my-4 empty:hidden" aria-label="What is usual">
      {offers.length > 0 && <Offered offers={offers} />}
      <Assumptions isFolded />
    </section>
  );
}

function Offered({ offers }: { offers: readonly UsualOffer[] }) {
  const workspace = useWorkspace();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const command = useCommand('who assumes it');
  const isTaken = (offer: UsualOffer) => changed.has(offer.view.question.id) === isThin(offer);
  const taken = offers.filter(isTaken);
  const parts = groupBy(offers, ({ view }) => workspace.point(view.question.point)?.point.title ?? '');
  return (
    <LazyDisclosure className={FOLDED} summary={`${withCount(offers.length, 'usual answer')} for a product like this`}>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <div className="max-h-[50vh] overflow-auto my-2 pr-2">
          {[...parts].map(([title, all]) => (
            <fieldset key={title} className="m-0 p-0 border-0">
              <legend className="pt-3 pb-1 ui-sm font-semibold text-ink-2">{title}</legend>
              {all.map((offer) => (
                <OfferRow
                  key={offer.view.question.id}
                  offer={offer}
                  isTaken={isTaken(offer)}
                  toggle={() => setChanged(toggled(changed, offer.view.question.id))}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <p className="row">
          <Button
            look="main"
            disabled={command.busy || taken.length === 0}
            onClick={() => void command.sendSigned((by) => settleAll(taken.map(assumed), by))}
          >
            {command.busy
              ? 'Taking them …'
              : taken.length === offers.length
                ? `Take the usual for these ${taken.length}`
                : `Take the usual for ${taken.length} of them`}
          </Button>
          <span className="quiet">Each is marked as assumed until somebody who knows has confirmed it.</span>
        </p>
        {command.fields}
        {command.problem}
      </form>
    </LazyDisclosure>
  );
}

interface OfferRowProps {
  readonly offer: UsualOffer;
  readonly isTaken: boolean;
  readonly toggle: () => void;
}

function OfferRow({ offer, isTaken, toggle }: OfferRowProps) {
  const { view, because, source } = offer;
  return (
    <label className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 border-t-1 border-line">
      <input type="checkbox" className="mt-1" checked={isTaken} onChange={toggle} />
      <span className="wrap-anywhere">
        {view.question.ask} <b className="font-semibold">{offerWords(offer)}</b>
        <small className="block text-ink-2">
          Usual, because {because} ({source}){isThin(offer) && '. Hard to change later, so tick it only if it fits.'}
        </small>
      </span>
    </label>
  );
}

function offerWords({ view, value, reason }: UsualOffer): string {
  return value === undefined ? `Doesn’t apply: ${reason}` : valueSummary(value, view.question.shape);
}

/** What is usual at one question, taken in one press. */
export function UsualLine({ view }: { view: QuestionView }) {
  const workspace = useWorkspace();
  const { decide } = usePermissions();
  const command = useCommand('who assumes it');
  const offer = decide ? usualOffer(view, workspace) : undefined;
  if (!offer) return null;
  return (
    <div className="grid gap-1 ui-sm">
      <p className="row m-0">
        <span className="text-ink-2 wrap-anywhere">
          Usual: <b className="font-semibold text-ink">{offerWords(offer)}</b>, because {offer.because} ({offer.source}
          ).
        </span>
        <Button
          look="plain"
          disabled={command.busy}
          onClick={() => void command.sendSigned((by) => settleOne(assumed(offer), by))}
        >
          Assume it
        </Button>
      </p>
      {command.fields}
      {command.problem}
    </div>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
