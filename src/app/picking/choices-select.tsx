import type { Choice, Place } from '#core/picking.ts';

interface ChoicesSelectProps {
  readonly label: string;
  readonly all: readonly Choice[];
  /** -1: nothing yet. */
  readonly chosen: number;
  readonly onPick: (tree: Place['tree']) => void;
}

/** One of several things to pick; in a hole, or where one can go on, nothing is chosen yet. */
export function ChoicesSelect({ label, all, chosen, onPick }: ChoicesSelectProps) {
  const goesOn = label === 'Go on';
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <select
      className={`min-h-8 shrink-0 max-w-full [field-sizing:content] px-1.5 text-md rounded border-1 ${chosen < 0 && !goesOn ? HOLE : goesOn ? ONWARD : PICKED}`}
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        const choice = all[Number(target.value)];
        if (choice) onPick(choice.pick());
      }}
    >
      {chosen < 0 && (
        <option value={-1} disabled={!goesOn}>
          {goesOn ? '⋯' : 'pick …'}
        </option>
      )}
      {groups.map((group) => {
        const options = all.map(({ group: of, words }, at) =>
          of === group ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place.
            <option key={at} value={at}>
              {words}
            </option>
          ) : null,
        );
        return group === '' ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        );
      })}
    </select>
  );
}

const PICKED = 'bg-raised border-line-strong';
const HOLE = 'bg-raised bg-hatched border-ink-2 border-dashed';
/** As narrow as its dots, whatever could be picked. */
const ONWARD = 'w-12 [field-sizing:fixed] bg-transparent border-line text-ink-2';
