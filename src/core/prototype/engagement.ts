import { isEverybody } from '../answers/everyday-words.ts';
import { finderOf, refsIn } from '../answers/name-finder.ts';
import { knownValue, type Look, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import { namesSaid } from '../product/doubtful-names.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { meansNothing } from '../product/words/settled-words.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { questionForPlace } from '../workspace/questions/question-lookup.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText } from './cell-text.ts';
import { NO_RECORDS, type RecordChange } from './edits.ts';
import { ownName } from './own-record.ts';
import { mayKnowOf } from './permission-verdicts.ts';
import { rowsAbout, thingsNamed } from './rows-about.ts';
import type { SampleRow } from './sample/types.ts';

/** What people do together with a record of others, in the words of the answer. */
const TOGETHER = ['rate', 'like', 'follow', 'share', 'comment', 'write', 'report'] as const;
type Together = (typeof TOGETHER)[number];

/** What people do with a record that stays as it is. */
export type Deed = Together | 'aside' | 'order';

export interface OfferedDeed {
  readonly deed: Deed;
  /** A guess where it depends on words that are not exact. */
  readonly look: Look;
  readonly question: string;
  readonly may: boolean;
  /** Who may, or when, in the words that were said; empty: whoever sees the record. */
  readonly only: string;
}

export interface Engagement {
  readonly deeds: readonly OfferedDeed[];
  /** What nobody has said of a thing that was named. */
  readonly unsaid: readonly Together[];
  readonly question: string;
}

/** What an actor can do with the records of a thing, and what of it is open. */
export function engagementWith(actor: ActorContext, entity: string): Engagement {
  const { product } = actor;
  const { together } = product.model.roles;
  const { lookingThrough } = product.model.screens;
  const question = questionOf(together);
  const rows = rowsAbout(product, listOf(together), entity);
  const cells = TOGETHER.filter((deed) => !isKept(product, deed, entity)).map((deed) => ({
    deed,
    said: rows.map((row) => row[deed]).find(({ is }) => is !== 'unknown'),
  }));
  const asides = rowsAbout(product, listOf(lookingThrough), entity).map(({ aside }) => aside);
  return {
    deeds: [
      ...cells.flatMap(({ deed, said }) => (said ? offered(actor, deed, said) : [])),
      ...asides.slice(0, 1).flatMap((said) => offered(actor, 'aside', said)),
    ],
    unsaid: isOpen(product, rows.length > 0, entity) ? cells.flatMap(({ deed, said }) => (said ? [] : [deed])) : [],
    question,
  };
}

function offered(actor: ActorContext, deed: Deed, said: Sourced<string>): readonly OfferedDeed[] {
  const words = knownValue(said);
  if (words === undefined || meansNothing(words)) return [];
  const question = questionOf(said);
  const look = lookOfSourced(said);
  if (foldCase(words) === 'yes' || isEverybody(words)) return [{ deed, look, question, may: true, only: '' }];
  const roles = refsIn(rolesByName(actor.product), words);
  const isExact = roles.every(({ id }) => id !== null);
  const may = actor.role === null || !isExact || roles.some(({ id }) => id === actor.role);
  return [{ deed, look: isExact ? look : 'guess', question, may, only: words }];
}

export const rolesByName = memoizeByProduct(({ index }) => finderOf(index.roles.all));

/** Who may, where the words name no role. */
export function inexactEngagement(product: Product): readonly string[] {
  const nobody = { product, role: null, records: NO_RECORDS, today: '' };
  return listOf(product.model.roles.together).flatMap((row) =>
    TOGETHER.flatMap((deed) =>
      offered(nobody, deed, row[deed]).flatMap(({ look, only }) =>
        look === 'guess' ? [`${row.label}, ${deed}: ${only}`] : [],
      ),
    ),
  );
}

/** Things of their own that keep what people do: their records and forms play it. */
const KEPT_AS: Readonly<Partial<Record<Together, readonly string[]>>> = {
  comment: ['comment', 'reply', 'review'],
  rate: ['rating', 'review', 'vote'],
  like: ['like', 'reaction'],
  report: ['report'],
};

function isKept({ index, model }: Product, deed: Together, entity: string): boolean {
  return (KEPT_AS[deed] ?? []).some((name) => {
    const kept = index.entities.called(name)?.id;
    const isLinked = ({ from, to }: { from: { id: string | null }; to: { id: string | null } }) =>
      [from.id, to.id].includes(entity) && [from.id, to.id].includes(kept ?? '');
    return (
      kept !== undefined &&
      (index.fields(kept).all.some(({ target }) => target?.id === entity) ||
        listOf(model.entities.relations).some(isLinked))
    );
  });
}

/** Whether it is open what people do with a thing: a row leaves it out, or it was only said, or they put it up themselves. */
function isOpen(product: Product, isNamed: boolean, entity: string): boolean {
  const { together, contributed } = product.model.roles;
  if (together.is !== 'unknown') return isNamed;
  const asked = questionForPlace(product.workspace, together.question);
  if (asked?.is !== 'open') return false;
  const said = asked.view.responses.flatMap(({ reply }) => ('value' in reply ? namesSaid(reply.value) : []));
  return (
    said.some((words) => thingsNamed(product, words).includes(entity)) ||
    rowsAbout(product, listOf(contributed), entity).length > 0
  );
}

/** What somebody has done with a record. */
export interface Done {
  readonly id: string;
  readonly deed: Deed;
  readonly by: string;
  readonly says: string;
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** No thing is called so, as no name begins with this sign. */
const KEPT = '~done';

/** What was done with a record in this session, the newest first. */
export function doneWith({ records }: ActorContext, row: SampleRow): readonly Done[] {
  return records.all(KEPT).flatMap((done) => {
    const text = (cell: string) => cellText(done, cell);
    if (text('to') !== `${row.entity}/${row.id}`) return [];
    return [{ id: done.id, deed: text('deed') as Deed, by: text('by'), says: text('says'), on: text('on') }];
  });
}

/** The records of a thing that whoever acts has put aside, or follows. */
export function keptRows(actor: ActorContext, entity: string, deed: Deed): readonly SampleRow[] {
  const me = doer(actor);
  return actor.records.all(KEPT).flatMap((done) => {
    const [of, id = ''] = cellText(done, 'to').split('/');
    const isMine = of === entity && cellText(done, 'deed') === deed && cellText(done, 'by') === me;
    const row = isMine ? actor.records.get(entity, id) : undefined;
    return row && mayKnowOf(actor, row) ? row : [];
  });
}

/** Whoever acts, by name. */
export function doer(actor: ActorContext): string {
  return ownName(actor) ?? 'Somebody';
}

/** Something done with a record. What one does once, such as to like it, takes the place of what one did before. */
export function doneNow(actor: ActorContext, row: SampleRow, deed: Deed, says = '', more = ''): RecordChange {
  const by = doer(actor);
  const to = `${row.entity}/${row.id}`;
  const values = { to, deed, by, says, on: actor.today };
  return { entity: KEPT, id: `${deed} ${to} ${by} ${more}`, change: { values, fate: 'created' } };
}

/** Takes back what was done. */
export function undone({ id }: Done): RecordChange {
  return { entity: KEPT, id, change: { fate: 'deleted' } };
}
