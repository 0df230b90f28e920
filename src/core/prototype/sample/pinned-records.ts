import { fieldFinder } from '../../answers/name-finder.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { DataModel } from '../../model/types.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { PinnedRecord } from './types.ts';

/** The records that were written down, with their values by field id, whatever the names in the file. */
export function pinnedRecords({ records: files }: Pick<Workspace, 'records'>, model: DataModel) {
  return files.flatMap(({ entity, records }) => {
    const find = fieldFinder(byEntity(model).entity(entity));
    return records.map(
      ({ id, state, values }): PinnedRecord => ({
        entity,
        id,
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [find(name).id ?? name, value])),
        ...(state === undefined ? {} : { state }),
      }),
    );
  });
}
