import type { RecordLink } from '../../model/effects/types.ts';
import type { ActorContext } from '../actor-context.ts';
import { idsIn } from '../checks/values.ts';
import type { SampleRow } from '../sample/types.ts';

export function linkedRecords({ records }: ActorContext, row: SampleRow, link: RecordLink) {
  return idsBy(records, row, link).flatMap((id) => records.get(link.to.id, id) ?? []);
}

function idsBy(records: ActorContext['records'], row: SampleRow, { to, by }: RecordLink): readonly string[] {
  switch (by.kind) {
    case 'own line':
      return idsIn(row.cells.get(by.field.id)?.value) ?? [];
    case 'their line':
      return records.leadingTo(to.id, by.field.id, row.id);
    case 'relation':
      return row.links.get(by.relation.id) ?? [];
  }
}
