import { type FormEvent, useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import type { Seated } from './seats.ts';

interface ChairProps {
  readonly kept: readonly Seated[];
  readonly chosen: string | undefined;
  readonly pick: (one: Seated) => void;
  readonly asks: boolean;
}

/** The chair on which somebody must never sit: roped off for those who were named, empty while nobody was. */
export function Chair({ kept, chosen, pick, asks }: ChairProps) {
  if (kept.length === 0 && !asks) return null;
  return (
    <li>
      <div className="purpose-person purpose-chair" data-look={kept.length > 0 ? 'said' : 'hole'}>
        <Drawing />
        {kept.map((one) => (
          <Button
            key={one.group.id}
            look="plain"
            aria-current={one.group.id === chosen ? 'true' : undefined}
            onClick={() => pick(one)}
          >
            <bdi>{one.group.label}</bdi>
          </Button>
        ))}
        <small>must never use this</small>
        {kept.length === 0 && <Who />}
      </div>
    </li>
  );
}

function Who() {
  const gather = useGather();
  const [who, setWho] = useState('');
  const put = (event: FormEvent) => {
    event.preventDefault();
    const row = { who: who.trim(), frequency: 'never, must be kept out' };
    if (row.who === '' || !gather.rows('purpose.groups', [row], ['who'])) return;
    setWho('');
    announce(`${row.who}: waiting in the answer. Save it there.`);
  };
  return (
    <form onSubmit={put}>
      <input
        className="purpose-tag"
        value={who}
        aria-label="Who must never use this?"
        placeholder="Who?"
        onChange={(event) => setWho(event.target.value)}
      />
    </form>
  );
}

function Drawing() {
  return (
    <svg
      className="people-face purpose-chair-drawn"
      viewBox="0 0 100 112"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M30 10v56h42M30 66v40M72 66v40M30 12h8v54M50 66v0M30 88h42" />
      <path className="purpose-rope" d="M8 62v44M92 62v44M8 66q42 34 84 0" />
    </svg>
  );
}
