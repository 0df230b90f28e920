import { useId } from 'react';
import { plural } from '#core/index.ts';
import type { FileThing } from '#core/intake.ts';
import { SuggestionList } from '../kit/fields.tsx';
import { nameThing, useChosenNames } from './brought.ts';

interface ThingNameProps {
  readonly thing: FileThing;
  readonly knownThings: readonly string[];
  /** How many of its proposals wait until it is decided. */
  readonly waiting: number;
}

/** What a thing in a file is called before it is taken: typed, or picked from the known things. */
export function ThingName({ thing, knownThings, waiting }: ThingNameProps) {
  const id = useId();
  const typed = useChosenNames()[thing.id];
  const later = waiting > 0 && plural(waiting, 'One proposal waits', '# proposals wait');
  return (
    <p className="row gap-x-3 gap-y-1 m-0 py-1.5 text-sm">
      <label className="row gap-2 m-0 max-md:w-full">
        <span className="text-ink-2">Is called</span>
        <input
          type="text"
          className="field flex-1 min-w-40"
          aria-label={`“${thing.inFile}” is called`}
          list={`${id}-known`}
          autoComplete="off"
          maxLength={80}
          value={typed ?? thing.name}
          placeholder={thing.name}
          onChange={(event) => nameThing(thing.id, event.target.value)}
        />
      </label>
      <SuggestionList id={`${id}-known`} words={knownThings} />
      <span className="text-ink-2 wrap-anywhere">
        {[thing.isKnown ? 'A known thing' : 'New', originOf(thing)].filter(Boolean).join(', ')}.
        {later && ` ${later} until it is decided${thing.isKnown ? '' : '; if it is a known thing, pick that'}.`}
      </span>
    </p>
  );
}

function originOf({ inFile, name, title }: FileThing): string {
  if (title !== '') return `from the title “${title}”`;
  return inFile === name ? '' : `“${inFile}” in the file`;
}
