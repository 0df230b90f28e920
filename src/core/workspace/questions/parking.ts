import { hasThings, THING } from '../../slots/thing-column.ts';
import { partsDecided, thingOfPart } from './answer-parts.ts';
import { whyGone } from './basis.ts';
import { type Asked, type Lookup, thingOf } from './things.ts';

const BY_ITSELF = 'It is asked for each thing by itself; answer it to say the same for all.';
const FOR_ALL = 'It was said for all things; answer it if this one differs.';

export interface Parking {
  /** Why, in one sentence, by id of the question. */
  readonly because: ReadonlyMap<string, string>;
  /** For a general question that is parked: ids of those that ask it of one thing each. */
  readonly instead: ReadonlyMap<string, readonly string[]>;
}

/**
 * Parks what nobody has answered and nobody has to: a general question once its things are asked by themselves, a
 * question of one thing once it was settled for all, and whatever an answer raised that is no longer said. An answer
 * takes it out again.
 *
 * @param known why what raised a question is gone, by its id; filled on the way
 */
export function parkQuestions(
  all: readonly Asked[],
  from: Lookup,
  known: Map<string, string | null> = new Map(),
): Parking {
  const because = new Map<string, string>();
  const instead = new Map<string, string[]>();
  for (const asked of all) {
    const { origin, id } = asked.question;
    if (origin.from !== 'answer') continue;
    const gone = whyGone(asked.question, from, known);
    if (gone !== null) {
      if (asked.status === 'open') because.set(id, gone);
    } else if (origin.like !== undefined) {
      const general = from.question(origin.like);
      if (general?.status === 'open') {
        const ids = instead.get(origin.like) ?? [];
        instead.set(origin.like, ids);
        ids.push(id);
      }
      if (asked.status === 'open' && general && saysItFor(asked, general, from)) because.set(id, FOR_ALL);
    }
  }
  for (const [id, ids] of instead) {
    ids.sort();
    because.set(id, BY_ITSELF);
  }
  return { because, instead };
}

/** Whether the settled answer for all things says something of this one: a table with a column for them may leave it out. */
function saysItFor({ question }: Asked, general: Asked, from: Lookup): boolean {
  const { decision } = general;
  const thing = thingOf(question);
  if (!decision || decision.result.outcome === 'deferred') return false;
  if (!('value' in decision.result) || !hasThings(general.question.shape)) return true;
  return partsDecided(decision, general.question.shape).some((part) => {
    const isForAll = part.cells.every(({ column, text }) => column !== THING || text === '');
    return isForAll || thingOfPart(part, from)?.id === thing?.id;
  });
}
