import { useSearchParams } from 'react-router';
import { changeOf, type FigureValue, figureValues, type RegionView, regionsOf } from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
import { AmountWords, Change } from './amount-words.tsx';
import { useChoose, useScreenAround } from './region-context.ts';

/** Figures that are counted now, and how they changed where the screen compares; pressing one draws it in the graph. */
export function FigureRegion({ view }: { view: RegionView }) {
  const { product } = usePrototype();
  const { screen, scope, seen, look } = useScreenAround();
  const figures = figureValues(seen, view, scope);
  const other = look?.compared ? look.at(look.compared) : null;
  const before = other && figureValues(other.actor, view, other.scope);
  const isDrawn = (regionsOf(product)(screen) ?? []).some(({ breakdown }) => breakdown?.isChosen);
  return (
    <dl className="flex flex-wrap gap-4">
      {figures.map((figure, at) => (
        <div
          key={figure.label}
          className="relative grid content-start gap-1 min-w-40 p-4 border-1 border-line rounded has-[[aria-pressed=true]]:bg-pen-wash stacked:min-w-32 stacked:p-3"
        >
          <dt className="text-ink-2 text-sm">{isDrawn ? <Draw label={figure.label} /> : figure.label}</dt>
          <dd className="m-0 ui-2xl font-semibold tabular-nums">
            <AmountWords value={figure} />
          </dd>
          {before && <Compared now={figure} before={before[at]} />}
        </div>
      ))}
    </dl>
  );
}

/** The name of a figure, which draws it in the graph. */
function Draw({ label }: { label: string }) {
  const [params] = useSearchParams();
  const { screen, key } = useScreenAround();
  const { product } = usePrototype();
  const choose = useChoose();
  const breakdown = (regionsOf(product)(screen) ?? []).find((view) => view.breakdown?.isChosen)?.breakdown;
  const drawn = params.get(key('figure')) ?? breakdown?.figures[0]?.label;
  return (
    <button
      type="button"
      aria-pressed={drawn === label}
      className="p-0 border-0 bg-transparent ui-sm text-ink-2 aria-pressed:text-ink aria-pressed:font-semibold after:absolute after:inset-0"
      onClick={() => choose({ figure: label })}
    >
      {label}
    </button>
  );
}

function Compared({ now, before }: { now: FigureValue; before: FigureValue | undefined }) {
  return (
    <dd className="m-0 text-sm text-ink-2">
      <Change percent={changeOf(now, before)} />{' '}
      {before && (
        <>
          from <AmountWords value={before} />
        </>
      )}
    </dd>
  );
}
