import { type Figure, figureOf, knownValue, questionOf } from '#core/product.ts';
import { Hole, Unplayed, WithLook } from '../hole.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { usePrototype } from '../prototype-context.tsx';

const PERIOD_WORDS = { year: 'this year', month: 'this month', day: 'today' } as const;

/** Figures with their sources. Those that refer to records exactly are counted; the others stay text. */
export function FiguresScreen({ screen }: ScreenProps) {
  const { actor } = usePrototype();
  const figures = screen.screen && knownValue(screen.screen.figures);
  if (!figures || figures.length === 0) {
    return <Hole q={`screens.${screen.id}.figures`} words="nobody has said which figures stand here" />;
  }
  const values = new Map(figures.map((figure) => [figure, figureOf(actor, figure, screen.label)]));
  const periods = new Set(figures.flatMap((figure) => values.get(figure)?.began ?? []));
  return (
    <>
      <ul className="my-[1em] grid-cols-[repeat(auto-fill,minmax(180px,1fr))] grid gap-4">
        {figures.map((figure) => (
          <li className="grid content-start gap-1 p-4 border-1 border-line rounded" key={figure.id}>
            <b className="voice-2xl font-semibold">
              {values.get(figure)?.shows ?? <MissingFigure figure={figure} screen={screen} />}
            </b>
            <span>{figure.label}</span>
            <small className="text-ink-2">{knownValue(figure.from) && `from ${knownValue(figure.from)}`}</small>
            {knownValue(figure.for) && <small className="text-ink-2">{knownValue(figure.for)}</small>}
          </li>
        ))}
      </ul>
      {periods.size > 0 && (
        <p className="quiet">
          <WithLook look="guess" q={`screens.${screen.id}.figures`} words="which of them count: a guess">
            what began {[...periods].map((period) => PERIOD_WORDS[period]).join(' or ')} is counted
          </WithLook>
        </p>
      )}
    </>
  );
}

/** A dash if this role has nothing to count; the decided text if it cannot be computed for anybody. */
function MissingFigure({ figure, screen }: Pick<ScreenProps, 'screen'> & { figure: Figure }) {
  const { actor } = usePrototype();
  const { from } = figure;
  if (from.is !== 'known') return <Hole q={questionOf(from)} words="nobody has said from where" />;
  if (figureOf({ ...actor, role: null }, figure, screen.label)) return '–';
  return <Unplayed q={questionOf(from)}>–</Unplayed>;
}
