import { type Answers, type Row, slotOfEntity } from '../../answers/answers.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { finderOf, type NameFinder } from '../../answers/name-finder.ts';
import { itemId } from '../../answers/naming.ts';
import {
  type Known,
  knownFrom,
  listOf,
  type NotApplicable,
  type Source,
  type Sourced,
  unknownAt,
} from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { groupBy } from '../../base/group-by.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Entities, Entity } from '../types.ts';

const LIST = 'states/list';

/** A lifecycle of which only the states have been read. */
export interface LifecycleDraft {
  readonly id: string;
  readonly label: string;
  readonly formerly: readonly string[];
  readonly entity: Entity | null;
  readonly rows: Sourced<readonly Row[]>;
  readonly state: NameFinder;
  readonly source: Source;
  /** The first lifecycle of its entity; it also gets items about states that none of the entity's lifecycles has. */
  readonly isFirst: boolean;
  /** Gets items of general answers about unknown states: the lifecycle of no entity, or of the only one. */
  readonly takesUnclaimed: boolean;
}

export function lifecycleDraftsOf(answers: Answers, entities: Entities) {
  const things = listOf(entities.entities);
  const general = answers.rows(LIST);
  const own = things.filter(({ id }) => answers.at(slotOfEntity(id, LIST)));
  const lists = own.map((entity) => ({ entity, rows: answers.rows(slotOfEntity(entity.id, LIST)) }));
  const unanswered = things.filter((entity) => !own.includes(entity));
  const [only] = things.length === 1 ? unanswered : [];
  const isForAll = general.is !== 'unknown' && (things.length === 0 || unanswered.length > 0);
  const all = isForAll ? [...lists, { entity: only ?? null, rows: general }] : lists;
  return {
    cycles: all.flatMap(({ entity, rows }) =>
      rows.is === 'known'
        ? keepPiece(`states of ${entity?.id}`, [entity, rows, things.length === 1], () =>
            draftsOf(entity, rows, things.length === 1),
          )
        : [],
    ),
    stateless: all.flatMap(({ entity, rows }) =>
      rows.is === 'not-applicable' ? statelessEntities(entity, rows, unanswered) : [],
    ),
  };
}

function statelessEntities(entity: Entity | null, held: NotApplicable, unanswered: readonly Entity[]) {
  if (entity !== null || unanswered.length === 0) return [{ entity: entity?.id ?? null, held }];
  return unanswered.map(({ id }) => ({ entity: id, held }));
}

/** One lifecycle for each word in the “cycle” column. */
function draftsOf(
  entity: Entity | null,
  rows: Known<readonly Row[]>,
  isOnlyEntity: boolean,
): readonly LifecycleDraft[] {
  const groups = [...groupBy(rows.value, (row) => foldCase(row.cell('cycle')))];
  return groups.map(([word, all], at) => {
    const name = all[0]?.cell('cycle') || null;
    const suffix = groups.length > 1 && word !== '' ? `.${itemId(word)}` : '';
    const own: LifecycleName = { id: `${entity?.id ?? 'general'}${suffix}`, name, isFirst: at === 0 };
    return draftOf(entity, own, knownFrom(uniqueRows(all), rows.source), rows.source, isOnlyEntity);
  });
}

interface LifecycleName {
  readonly id: string;
  /** Its word in the “cycle” column; null: the cell is empty. */
  readonly name: string | null;
  readonly isFirst: boolean;
}

function draftOf(
  entity: Entity | null,
  { id, name, isFirst }: LifecycleName,
  rows: Sourced<readonly Row[]>,
  source: Source,
  isOnlyEntity: boolean,
): LifecycleDraft {
  return {
    id,
    label: name ?? entity?.label ?? 'Where it is',
    formerly: name === null ? (entity?.formerly ?? []) : [],
    entity,
    rows,
    state: finderOf(rows.is === 'known' ? rows.value : []),
    source,
    isFirst,
    takesUnclaimed: isFirst && (entity === null || isOnlyEntity),
  };
}

export function draftWithoutStates(entity: Entity | null, source: Source, isOnlyEntity: boolean): LifecycleDraft {
  const question = entity ? `states.${entity.id}.list` : 'states.list';
  const name: LifecycleName = { id: entity?.id ?? 'general', name: null, isFirst: true };
  return keepPiece(`no states of ${entity?.id}`, [entity, source, isOnlyEntity], () =>
    draftOf(entity, name, unknownAt(question), source, isOnlyEntity),
  );
}
