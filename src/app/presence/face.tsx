import type { Speaker } from '#core/index.ts';
import { initialsOf } from '../kit/initials.ts';
import { speakerLine } from '../session/speaker.ts';
import './face.css';

interface FacesProps {
  readonly people: readonly Speaker[];
  /** More faces than these stand as a number. */
  readonly max?: number;
  /** How many more there are whom nobody names. */
  readonly unnamed?: number;
}

/** People as small faces with their initials, for those who see them; words must say the same beside them. */
export function Faces({ people, max = 4, unnamed = 0 }: FacesProps) {
  const fits = people.length <= max && unnamed === 0;
  const shown = fits ? people : people.slice(0, max - 1);
  const rest = people.length - shown.length + unnamed;
  return (
    <span className="faces" aria-hidden="true">
      {shown.map((person) => (
        <b key={`${person.name}/${person.role}`} className="face" title={speakerLine(person)}>
          {initialsOf(person.name)}
        </b>
      ))}
      {rest > 0 && <b className="face more">+{rest}</b>}
    </span>
  );
}
