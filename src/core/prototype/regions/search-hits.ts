import type { ActorContext } from '../actor-context.ts';
import { fieldViewsFor } from '../field-views.ts';
import { visibleRows } from '../list-rows.ts';
import { applyQuery, fieldText, type ListColumn, linkSourceFor } from '../list-view.ts';
import { mayDo } from '../permission-verdicts.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { statesNow } from '../states-now.ts';

/** The records of one entity that a search finds. */
export interface SearchHits {
  readonly of: string;
  readonly rows: readonly SampleRow[];
}

/** Records of any kind that the actor may list, by what they may read of them; nothing without words. */
export function searchHits(actor: ActorContext, words: string): readonly SearchHits[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return actor.product.index.entities.all.flatMap(({ id }) => {
    if (mayDo(actor, id, 'list').may === 'no') return [];
    const rows = visibleRows(actor, id).filter((row) => textOf(actor, row).toLowerCase().includes(wanted));
    return rows.length === 0 ? [] : [{ of: id, rows }];
  });
}

/** All that the actor may read of a record in full. */
function textOf(actor: ActorContext, row: SampleRow): string {
  const { product, role } = actor;
  const links = linkSourceFor(actor);
  const fields = fieldViewsFor(product, row.entity, role).filter(({ mask }) => !mask);
  const states = statesNow(product, row).map(({ label }) => label);
  const texts = fields.map(({ field }) => fieldText(product, field, links)(row));
  return [recordLabel(product, row), ...states, ...texts].join('\n');
}

/** Those of a part’s records that match in any of its columns; nothing without words. */
export function hitsAmong(rows: readonly SampleRow[], columns: readonly ListColumn[], words: string) {
  const searched = columns.map((column) => ({ ...column, search: column.mask === undefined }));
  return words.trim() === '' ? [] : applyQuery(rows, searched, { search: words, sort: '', filters: {} });
}
