import type { Held } from '../held.ts';
import type { Roles } from './types.ts';

/** What a blank cell of the matrix means for a thing: its own answer, else the one for all things. */
export function blankOf({ blank, blanks }: Pick<Roles, 'blank' | 'blanks'>, entity: string): Held<string> {
  const own = blanks.find((one) => one.entity === entity)?.blank;
  return own && own.is !== 'unsaid' ? own : blank;
}
