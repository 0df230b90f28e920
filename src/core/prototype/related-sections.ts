import { knownValue, questionOf } from '../answers/sourced.ts';
import type { ActorContext } from './actor-context.ts';
import { linkedBy } from './consequences/linked.ts';
import { inOrder, orderIn } from './list-order.ts';
import { mayKnowOf } from './may.ts';
import { isInPeriod } from './period.ts';
import { namesPast, type RelatedWords, relatedWords } from './related-words.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

/** Something that was decided to stand on the page of a record besides its own lines. */
export interface RelatedSection {
  /** As it was decided. */
  readonly label: string;
  /** Records, what happened to this one, or words that nothing can be made of. */
  readonly shows: 'records' | 'past' | 'words';
  /** Those that whoever acts may learn of. */
  readonly rows: readonly SampleRow[];
  readonly question: string;
}

/** What was decided to stand on the page of a record, in its order; undefined while nobody has said. */
export function relatedSections(
  actor: ActorContext,
  { screen }: Pick<ProtoScreen, 'screen'>,
  row: SampleRow,
): readonly RelatedSection[] | undefined {
  if (!screen || screen.related.is === 'unknown') return undefined;
  const question = questionOf(screen.related);
  return (knownValue(screen.related) ?? []).map((label) => {
    if (namesPast(label)) return { label, shows: 'past', rows: [], question };
    const read = readIn(actor, row.entity, label);
    return {
      label,
      shows: read ? 'records' : 'words',
      rows: read ? rowsOf(actor, row, read) : [],
      question,
    };
  });
}

interface Read extends Omit<RelatedWords, 'order'> {
  readonly order: ReturnType<typeof orderIn> | null;
}

/** Whether words that stand on the page of a thing can be played. */
export function isRelatedRead(actor: ActorContext, entity: string, words: string): boolean {
  return namesPast(words) || readIn(actor, entity, words) !== undefined;
}

function readIn(actor: ActorContext, entity: string, words: string): Read | undefined {
  const said = relatedWords(actor.product, entity, words);
  if (!said) return undefined;
  const order = said.order === '' ? null : orderIn(actor, said.way.to.id, said.order);
  return order && order.unread.length > 0 ? undefined : { ...said, order };
}

function rowsOf(
  actor: ActorContext,
  row: SampleRow,
  { way, states, period, order }: Read,
): readonly SampleRow[] {
  const isMeant = (one: SampleRow) =>
    states.length === 0 || states.some(({ cycle, state }) => one.states.get(cycle.id) === state.id);
  const isNow = (one: SampleRow) =>
    period === null || isInPeriod(period, beganBeing(one, states) ?? '', actor.today);
  const linked = linkedBy(actor, row, way).filter((one) => mayKnowOf(actor, one));
  const rows = linked.filter((one) => isMeant(one) && isNow(one));
  return order ? inOrder(rows, order) : rows;
}

/** When a record came to where it is, if only some states are meant; else when it began. */
function beganBeing({ history, states: now }: SampleRow, states: RelatedWords['states']): string | undefined {
  const step =
    states.length === 0
      ? history.find(({ from }) => from === null)
      : history.findLast(({ cycle, to }) =>
          states.some((one) => one.cycle.id === cycle && one.state.id === to && now.get(cycle) === to),
        );
  return step?.at;
}
