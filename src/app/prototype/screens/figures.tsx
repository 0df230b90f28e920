import { type Figure, figureOf, heldValue, questionOf } from '#core/product.ts';
import { Drawn, Hole, Unplayed } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';

const WHEN = { year: 'this year', month: 'this month', day: 'today' } as const;

/** Figures and where each comes from. What its words name is counted on the records; what they only describe is told. */
export function FiguresScreen({ screen }: ScreenProps) {
  const { acting } = usePlaying();
  const figures = screen.screen && heldValue(screen.screen.figures);
  if (!figures || figures.length === 0) {
    return <Hole q={`screens.${screen.id}.figures`} words="nobody has said which figures stand here" />;
  }
  return (
    <ul className="proto-figures">
      {figures.map((figure) => {
        const shown = figureOf(acting, figure, screen.label);
        return (
          <li key={figure.id}>
            <b>{shown?.shows ?? <NoNumber figure={figure} />}</b>
            <span>{figure.label}</span>
            <small>{heldValue(figure.from) && `from ${heldValue(figure.from)}`}</small>
            {shown?.began && (
              <small>
                <Drawn look="guess" q={questionOf(figure.from)} words="which of them count: a guess">
                  those that began {WHEN[shown.began]}
                </Drawn>
              </small>
            )}
            {heldValue(figure.for) && <small>{heldValue(figure.for)}</small>}
          </li>
        );
      })}
    </ul>
  );
}

function NoNumber({ figure: { from } }: { figure: Figure }) {
  if (from.is !== 'said') return <Hole q={questionOf(from)} words="nobody has said from where" />;
  return <Unplayed q={questionOf(from)}>–</Unplayed>;
}
