import './things.css';
import type { PointView } from '#core/index.ts';
import { grouped } from '#core/product.ts';
import { Spot } from '../../stage/spot.tsx';
import { Headed } from '../pieces/headed.tsx';
import { AboutThings } from './about-things.tsx';
import { subjectOf } from './subject-of.ts';

interface RegisterProps {
  readonly view: PointView;
  /** Ids that have a place of their own on the screen. */
  readonly shown: readonly string[];
  /** Things as they are called now; their questions are in one line each. */
  readonly names: readonly { readonly id: string; readonly label: string }[];
  /** The thing that an item belongs to, by ids: a link to where it starts. */
  readonly owners?: ReadonlyMap<string, string> | undefined;
  readonly choose?: ((id: string) => void) | undefined;
}

/**
 * Everything asked under a point that has no place of its own on the screen, so that no pin is ever missing: what is
 * asked of all things first, then a line for each thing; what is closed lies folded behind its number.
 */
export function Register({ view, shown, names, owners, choose }: RegisterProps) {
  const rest = view.questions.filter(
    ({ question, status }) => status !== 'parked' && !shown.includes(question.id),
  );
  const labels = new Map(names.map(({ id, label }) => [id, label]));
  const groups = grouped(rest, ({ question }) => subjectOf(question, labels, owners));
  const about = [...labels].flatMap(([id, label]) => {
    const views = groups.get(id);
    return views ? [{ id, label, views }] : [];
  });
  if (rest.length === 0) return null;
  return (
    <Headed head="Also asked here" className="things-register mt-6 pt-4">
      <ul className="things-general bare grid one-column gap-3">
        {(groups.get(null) ?? []).map(({ question }) => (
          <li className="grid justify-items-start gap-1 muted text-14 break-anywhere" key={question.id}>
            <span>{question.ask}</span>
            <Spot q={question.id} guess={null} />
          </li>
        ))}
      </ul>
      <AboutThings of={about} choose={choose} />
    </Headed>
  );
}
