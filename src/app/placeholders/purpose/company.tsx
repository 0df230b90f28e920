import { type FormEvent, useState } from 'react';
import { plural } from '#core/index.ts';
import { heldValue } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { Face } from '../people/face.tsx';
import { Chair } from './chair.tsx';
import type { Seat, Seated } from './seats.ts';
import { Silhouette } from './silhouette.tsx';

interface CompanyProps {
  readonly all: readonly Seated[];
  readonly chosen: string | undefined;
  readonly choose: (group: string) => void;
  /** Whether to ask who is missing. */
  readonly asks: boolean;
}

const SAYS: Readonly<Record<Seat, string>> = {
  inside: '',
  receives: 'only receives something',
  outside: 'must never get in',
  unsaid: 'and what may they do?',
};

/** Everybody it is for, with faces; silhouettes for those nobody has named, and a chair for those who must never sit here. */
export function Company({ all, chosen, choose, asks }: CompanyProps) {
  const inside = all.filter(({ seat }) => seat !== 'outside');
  const pick = (one: Seated) => {
    choose(one.group.id);
    announce(`${one.group.label}.`);
  };
  return (
    <div className="purpose-company">
      <ul aria-label="Who it is for">
        {inside.map((one) => (
          <li key={one.group.id}>
            <button
              type="button"
              className="purpose-person"
              data-look={one.seat === 'unsaid' ? 'hole' : one.look}
              aria-current={one.group.id === chosen ? 'true' : undefined}
              onClick={() => pick(one)}
            >
              <Face
                name={one.group.label}
                look={one.look}
                holds={one.seat === 'receives' ? 'paper' : undefined}
              />
              <bdi>{one.group.label}</bdi>
              <small>
                {[heldValue(one.group.count), heldValue(one.group.frequency)].filter(Boolean).join(', ')}
              </small>
              <small className="purpose-seat">{one.role ? `as ${one.role.label}` : SAYS[one.seat]}</small>
            </button>
          </li>
        ))}
        {asks && <Missing />}
        <Chair kept={all.filter(({ seat }) => seat === 'outside')} chosen={chosen} pick={pick} asks={asks} />
      </ul>
      <p className="purpose-company-pin">
        {plural(all.length, 'One group', '# groups')} so far. Who was forgotten? <Pin q="purpose.groups" />
      </p>
    </div>
  );
}

/** Somebody nobody has named: their name goes into the answer, one more row. */
function Missing() {
  const gather = useGather();
  const [who, setWho] = useState('');
  const put = (event: FormEvent) => {
    event.preventDefault();
    const name = who.trim();
    if (name === '' || !gather.rows('purpose.groups', [{ who: name }], ['who'])) return;
    setWho('');
    announce(`${name}: waiting in the answer. Save it there.`);
  };
  return (
    <li>
      <form className="purpose-person purpose-missing" data-look="hole" onSubmit={put}>
        <Silhouette figure="plain" />
        <input
          className="purpose-tag"
          value={who}
          aria-label="And who is this?"
          placeholder="Name tag"
          onChange={(event) => setWho(event.target.value)}
        />
        {who.trim() === '' ? (
          <small>And who is this?</small>
        ) : (
          <Button type="submit" look="main">
            Into the answer
          </Button>
        )}
      </form>
    </li>
  );
}
