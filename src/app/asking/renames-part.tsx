import type { Dropped } from './renames.ts';

interface RenamesPartProps {
  readonly dropped: readonly Dropped[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (from: string, to: string) => void;
}

/** Asks of each name that has gone whether one of the new names is the same thing: then everything said about it stays. */
export function RenamesPart({ dropped, chosen, choose }: RenamesPartProps) {
  if (dropped.length === 0) return null;
  return (
    <fieldset className="renames">
      <legend>Names that are gone</legend>
      {dropped.map(({ from, candidates, likely }) => (
        <label key={from}>
          “{from}”
          <select
            value={Object.hasOwn(chosen, from) ? chosen[from] : likely}
            onChange={(event) => choose(from, event.target.value)}
          >
            <option value="">is no longer there</option>
            {candidates.map((to) => (
              <option key={to} value={to}>
                is now called “{to}”
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
