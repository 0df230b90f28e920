import type { Entity } from '#core/product.ts';
import { focusOnce } from '../../kit/keyboard.ts';
import { type HeadDraft, TILES } from './head-draft.ts';

interface TilesProps {
  readonly head: HeadDraft;
  readonly name: string;
  readonly say: (change: Partial<HeadDraft>) => void;
  /** What a link may lead to. */
  readonly others: readonly Entity[];
  /** Whether the keyboard begins here. */
  readonly first: boolean;
}

/** Five tiles for what could stand in a column; a link also says where it leads. */
export function Tiles({ head, name, say, others, first }: TilesProps) {
  return (
    <>
      <fieldset className="entities-tiles">
        <legend className="unseen">What stands in it</legend>
        {TILES.map(([type, sample], at) => (
          <label key={type}>
            <input
              type="radio"
              name={name}
              checked={head.type === type}
              ref={first && at === 0 ? focusOnce : undefined}
              onChange={() => say({ type })}
            />
            <b>{type}</b>
            <span>{sample}</span>
          </label>
        ))}
      </fieldset>
      {head.type === 'link' && (
        <label className="entities-target">
          It leads to
          <select value={head.to} onChange={(event) => say({ to: event.target.value })}>
            <option value="">nobody has said</option>
            {others.map(({ id, label }) => (
              <option key={id}>{label}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface YesNoProps {
  readonly label: string;
  readonly name: string;
  readonly value: '' | 'yes' | 'no';
  readonly pick: (value: 'yes' | 'no') => void;
}

/** A small question that is answered by one of two words. */
export function YesNo({ label, name, value, pick }: YesNoProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {(['yes', 'no'] as const).map((word) => (
        <label key={word}>
          <input type="radio" name={name} checked={value === word} onChange={() => pick(word)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
