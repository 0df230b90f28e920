import { type Answers, type Row, slotOf } from '../../answers/answers.ts';
import { type Find, finderOf } from '../../answers/find.ts';
import { onlyOnce } from '../../answers/named-once.ts';
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
import { grouped } from '../../base/grouped.ts';
import { folded } from '../../shapes/folded.ts';
import type { Entities, Entity } from '../types.ts';

const LIST = 'states/list';

/** A life cycle before anything but its states has been read. */
export interface Cycle {
  readonly id: string;
  readonly label: string;
  readonly formerly: readonly string[];
  readonly entity: Entity | null;
  readonly rows: Sourced<readonly Row[]>;
  readonly state: Find;
  readonly source: Source;
  /** The first life cycle of its entity: it also takes what the entity says of states that none of them has. */
  readonly first: boolean;
  /** It takes what general answers say of states that no life has: the life of nobody yet, or of the only entity. */
  readonly takesRest: boolean;
}

export function cyclesOf(answers: Answers, entities: Entities) {
  const things = listOf(entities.entities);
  const general = answers.rows(LIST);
  const own = things.filter(({ id }) => answers.at(slotOf(id, LIST)));
  const lists = own.map((entity) => ({ entity, rows: answers.rows(slotOf(entity.id, LIST)) }));
  const silent = things.filter((entity) => !own.includes(entity));
  const [only] = things.length === 1 ? silent : [];
  const isForAll = general.is !== 'unknown' && (things.length === 0 || silent.length > 0);
  const all = isForAll ? [...lists, { entity: only ?? null, rows: general }] : lists;
  return {
    cycles: all.flatMap(({ entity, rows }) => (rows.is === 'known' ? livesOf(entity, rows, things.length === 1) : [])),
    stateless: all.flatMap(({ entity, rows }) => (rows.is === 'not-applicable' ? noLife(entity, rows, silent) : [])),
  };
}

function noLife(entity: Entity | null, held: NotApplicable, silent: readonly Entity[]) {
  if (entity !== null || silent.length === 0) return [{ entity: entity?.id ?? null, held }];
  return silent.map(({ id }) => ({ entity: id, held }));
}

/** One life for each word in the column that distinguishes several lives. */
function livesOf(entity: Entity | null, rows: Known<readonly Row[]>, alone: boolean): readonly Cycle[] {
  const lives = [...grouped(rows.value, (row) => folded(row.cell('cycle')))];
  return lives.map(([word, all], at) => {
    const name = all[0]?.cell('cycle') || null;
    const suffix = lives.length > 1 && word !== '' ? `.${itemId(word)}` : '';
    const own = { id: `${entity?.id ?? 'general'}${suffix}`, name, first: at === 0 };
    return cycleOf(entity, own, knownFrom(onlyOnce(all), rows.source), rows.source, alone);
  });
}

interface Life {
  readonly id: string;
  /** The word that distinguishes it from other lives; null where there is none. */
  readonly name: string | null;
  readonly first: boolean;
}

function cycleOf(
  entity: Entity | null,
  { id, name, first }: Life,
  rows: Sourced<readonly Row[]>,
  source: Source,
  alone: boolean,
): Cycle {
  return {
    id,
    label: name ?? entity?.label ?? 'Where it is',
    formerly: name === null ? (entity?.formerly ?? []) : [],
    entity,
    rows,
    state: finderOf(rows.is === 'known' ? rows.value : []),
    source,
    first,
    takesRest: first && (entity === null || alone),
  };
}

export function lifecycleWithoutStates(entity: Entity | null, source: Source, alone: boolean): Cycle {
  const question = entity ? `states.${entity.id}.list` : 'states.list';
  const life = { id: entity?.id ?? 'general', name: null, first: true };
  return cycleOf(entity, life, unknownAt(question), source, alone);
}
