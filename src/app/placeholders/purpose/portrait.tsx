import type { PointView } from '#core/index.ts';
import { type Held, heldValue, lookOfHeld } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { askedBelow } from '../things/asked-of.ts';
import type { Seated } from './seats.ts';

/** What a group would say of itself, in its own words; what nobody has asked it is a hole in its sentence. */
const SAYS: ReadonlyMap<string, string> = new Map([
  ['task', 'I come here to'],
  ['role', 'Rights of my group'],
  ['languages', 'I read and write'],
  ['hindrances', 'What makes it hard for me'],
  ['shared-device', 'My device'],
  ['spokesperson', 'If you want to know more, ask'],
]);

/** The ids of the questions about a group, in the order in which it speaks. */
function askedOfGroup(view: PointView, group: string) {
  const leaves = [...SAYS.keys()];
  const place = (slot: string | null) => leaves.indexOf(slot?.split('/').at(-1) ?? '');
  return askedBelow(view.questions, `purpose/groups/${group}`).toSorted(
    (one, other) => place(one.question.slot) - place(other.question.slot),
  );
}

/** Ids of the questions that stand in a portrait. */
export function portraitIds(view: PointView, group: string): readonly string[] {
  return askedOfGroup(view, group).map(({ question }) => question.id);
}

/** One group speaking for itself. */
export function Portrait({ view, one: { group } }: { view: PointView; one: Seated }) {
  return (
    <div className="purpose-portrait">
      <p className="purpose-says">
        “<b>{group.label}</b>, one of <Value held={group.count} />. I come <Value held={group.frequency} />.
        On: <Value held={group.device} />
        .”
      </p>
      <dl>
        {askedOfGroup(view, group.id).map(({ question }) => (
          <div key={question.id}>
            <dt title={question.ask}>{SAYS.get(question.slot?.split('/').at(-1) ?? '') ?? question.ask}</dt>
            <dd>
              <Spot q={question.id} guess={null} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ held }: { held: Held<string> }) {
  const said = heldValue(held);
  if (said === undefined || said.trim() === '') {
    return (
      <span className="purpose-gap">
        <span className="void">nobody has said</span> <Pin q="purpose.groups" />
      </span>
    );
  }
  return <span data-look={lookOfHeld(held)}>{said}</span>;
}
