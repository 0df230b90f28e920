import { knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { leafOf } from '../people/follow-ups.tsx';
import { useBelow } from '../things/asked-of.ts';
import type { Seated } from './seats.ts';

/** What a group would say of itself, in its own words; what nobody has asked it is a hole in its sentence. */
const SAYS: Readonly<Record<string, string>> = {
  task: 'I come here to',
  role: 'Rights of my group',
  languages: 'I read and write',
  hindrances: 'What makes it hard for me',
  'shared-device': 'My device',
  spokesperson: 'If you want to know more, ask',
};
const ORDER = Object.keys(SAYS);

/** One group speaking for itself. */
export function Portrait({ one: { group } }: { one: Seated }) {
  const asked = useBelow()(`purpose/groups/${group.id}`).map(({ question }) => ({
    ...question,
    leaf: leafOf(question),
  }));
  return (
    <div className="purpose-portrait">
      <p className="purpose-says">
        “<b>{group.label}</b>, one of <Value held={group.count} />. I come <Value held={group.frequency} />.
        On: <Value held={group.device} />
        .”
      </p>
      <dl className="mt-4">
        {asked
          .toSorted((one, other) => ORDER.indexOf(one.leaf) - ORDER.indexOf(other.leaf))
          .map(({ id, ask, leaf }) => (
            <div className="grid items-baseline line-top" key={id}>
              <dt className="muted voice-17" title={ask}>
                {SAYS[leaf] ?? ask}
              </dt>
              <dd>
                <Spot q={id} guess={null} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function Value({ held }: { held: Sourced<string> }) {
  const said = knownValue(held);
  if (said === undefined || said.trim() === '') {
    return (
      <span className="purpose-gap">
        <span className="void">nobody has said</span> <Pin q="purpose.groups" />
      </span>
    );
  }
  return <span data-look={lookOfSourced(held)}>{said}</span>;
}
