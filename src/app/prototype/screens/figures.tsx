import { type Figure, figureOf, heldValue, questionOf } from '#core/product.ts';
import { Hole, Unplayed } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';

/** Figures and where each comes from. What its words name is counted on the records; what they only describe is told. */
export function FiguresScreen({ screen }: ScreenProps) {
  const { acting } = usePlaying();
  const figures = screen.screen && heldValue(screen.screen.figures);
  if (!figures || figures.length === 0) {
    return <Hole q={`screens.${screen.id}.figures`} words="nobody has said which figures stand here" />;
  }
  return (
    <ul className="proto-figures">
      {figures.map((figure) => (
        <li key={figure.id}>
          <b>{figureOf(acting, figure, screen.label) ?? <NoNumber figure={figure} />}</b>
          <span>{figure.label}</span>
          <small>{heldValue(figure.from) && `from ${heldValue(figure.from)}`}</small>
          {heldValue(figure.for) && <small>{heldValue(figure.for)}</small>}
        </li>
      ))}
    </ul>
  );
}

function NoNumber({ figure: { from } }: { figure: Figure }) {
  if (from.is !== 'said') return <Hole q={questionOf(from)} words="nobody has said from where" />;
  return <Unplayed q={questionOf(from)}>–</Unplayed>;
}
