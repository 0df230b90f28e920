import { type Figure, figureOf, heldValue, questionOf } from '#core/product.ts';
import { Drawn, Hole, Unplayed } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';

const WHEN = { year: 'this year', month: 'this month', day: 'today' } as const;

/** Figures and where each comes from. What its words name is counted on the records; the rest stays in words. */
export function FiguresScreen({ screen }: ScreenProps) {
  const { acting } = usePlaying();
  const figures = screen.screen && heldValue(screen.screen.figures);
  if (!figures || figures.length === 0) {
    return <Hole q={`screens.${screen.id}.figures`} words="nobody has said which figures stand here" />;
  }
  const shown = new Map(figures.map((figure) => [figure, figureOf(acting, figure, screen.label)]));
  const began = new Set(figures.flatMap((figure) => shown.get(figure)?.began ?? []));
  return (
    <>
      <ul className="proto-figures grid gap-4">
        {figures.map((figure) => (
          <li key={figure.id}>
            <b>{shown.get(figure)?.shows ?? <NoNumber figure={figure} screen={screen} />}</b>
            <span>{figure.label}</span>
            <small>{heldValue(figure.from) && `from ${heldValue(figure.from)}`}</small>
            {heldValue(figure.for) && <small>{heldValue(figure.for)}</small>}
          </li>
        ))}
      </ul>
      {began.size > 0 && (
        <p className="quiet">
          <Drawn look="guess" q={`screens.${screen.id}.figures`} words="which of them count: a guess">
            what began {[...began].map((period) => WHEN[period]).join(' or ')} is counted
          </Drawn>
        </p>
      )}
    </>
  );
}

/** A dash where somebody has nothing to count; said in words where it cannot be worked out for anybody. */
function NoNumber({ figure, screen }: Pick<ScreenProps, 'screen'> & { figure: Figure }) {
  const { acting } = usePlaying();
  const { from } = figure;
  if (from.is !== 'said') return <Hole q={questionOf(from)} words="nobody has said from where" />;
  if (figureOf({ ...acting, role: null }, figure, screen.label)) return '–';
  return <Unplayed q={questionOf(from)}>–</Unplayed>;
}
