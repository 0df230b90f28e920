import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { askedOf } from '../things/asked-of.ts';
import type { HeardRecord } from './heard-record.ts';
import { type Room, roomFor } from './room-for.ts';

/** What a record that is read out belongs to, once the things have names. */
export interface About {
  readonly id: string;
  readonly label: string;
}

/**
 * Puts a record that was read out into the answers on records and on fields, and says where it waits. One of a thing
 * that has a name adds to the lines of that thing alone.
 */
export function useTakeRecord(about: About | null): (record: HeardRecord) => string {
  const asking = useAsking();
  const gather = useGather();
  return (record) => {
    const lines = askedOf(asking.view, 'entities', about?.id ?? null, 'fields');
    const ofThing =
      about === null ? record.fields : record.fields.map((field) => ({ ...field, thing: about.label }));
    const room = roomFor(gather.held(lines), asking.view(lines)?.question.shape, ofThing);
    gather.rows(lines, room.fitting, ['field', 'thing']);
    // The question on records comes last, so that its card is the one that opens: the other one waits for it.
    if (about === null) gather.rows('entities.records', [{ thing: record.thing, example: record.example }]);
    const pins = (about === null ? ['entities.records', lines] : [lines]).flatMap(
      (id) => asking.pinOf(id) ?? [],
    );
    const said =
      pins.length > 0
        ? takenWords(room, pins)
        : 'Nobody asks for records here, so nothing was taken. What you typed still stands above.';
    announce(said);
    return said;
  };
}

/** How many of the values wait where, and which do not. */
function takenWords({ fitting, left }: Room, pins: readonly number[]): string {
  const count = plural(fitting.length, '1 value waits', `${fitting.length || 'No'} values wait`);
  const where = `in the ${pins.length > 1 ? 'answers' : 'answer'} to ${pins.join(' and ')}`;
  const waits = `${count} ${where}. Look them over and save them there.`;
  if (left.length === 0) return waits;
  const others = left.map(({ field, example }) => `${field} “${example}”`).join(', ');
  return `${waits} Not taken, because the line has another example already: ${others}.`;
}
