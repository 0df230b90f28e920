import type { ReactNode } from 'react';
import type { WrittenRecord } from '#core/index.ts';
import {
  actorLabel,
  addressOf,
  columnsFor,
  dateInWords,
  type Entity,
  isMany,
  knownValue,
  type ListColumn,
  mayDo,
  mayKnowOf,
  maySeePast,
  questionOf,
  type RelatedSection,
  type Relation,
  type SampleRow,
  valueText,
} from '#core/product.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { Hole, Unplayed } from './hole.tsx';
import { useNavigateTo } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';
import { BOX, RecordTable } from './screens/record-table.tsx';

const MAX_ROWS = 20;
/** Columns of a related table, the state not counted. */
const MAX_COLUMNS = 4;

interface RelatedRecordsProps {
  readonly row: SampleRow;
  /** What was decided to show here; undefined while that is undecided. */
  readonly sections: readonly RelatedSection[] | undefined;
}

/** Records related to a record: as decided; while undecided, by relation, in both directions. */
export function RelatedRecords({ row, sections }: RelatedRecordsProps) {
  const { product } = usePrototype();
  if (sections)
    return sections.map(({ label, shows, rows, question }) =>
      shows === 'past' ? (
        <RecordHistory key={label} row={row} heading={label} />
      ) : (
        <RecordSection key={label} label={label}>
          {shows === 'records' ? (
            <LinkedRecords rows={rows} of={row} />
          ) : (
            <Unplayed q={question}>in words only</Unplayed>
          )}
        </RecordSection>
      ),
    );
  const relations = (knownValue(product.model.entities.relations) ?? []).filter(
    ({ from, to }) => from.id === row.entity || to.id === row.entity,
  );
  return relations.map((relation) => <RelationSection key={relation.id} row={row} relation={relation} />);
}

function RelationSection({ row, relation }: { row: SampleRow; relation: Relation }) {
  const { actor, product } = usePrototype();
  const isForward = relation.from.id === row.entity;
  const [other, count] = isForward ? [relation.to, relation.forth] : [relation.from, relation.back];
  const ids = row.links.get(relation.id) ?? [];
  const isCardinalityKnown = relation.forth.is === 'known' || relation.back.is === 'known';
  const entity = count.is === 'known' && isMany(count) ? product.index.entities.get(other.id) : undefined;
  const heading = entity?.plural ?? other.label;
  const linked = ids
    .flatMap((id) => (other.id === null ? [] : (actor.records.get(other.id, id) ?? [])))
    .filter((one) => mayKnowOf(actor, one));
  return (
    <RecordSection label={heading}>
      {other.id === null && <Hole q={relation.source.question} words={`nobody has said what “${other.label}” is`} />}
      {!isCardinalityKnown && other.id !== null && (
        <Hole q={questionOf(relation.forth)} words="nobody has said how many there are" />
      )}
      {(isCardinalityKnown || linked.length > 0) && <LinkedRecords rows={linked} of={row} />}
    </RecordSection>
  );
}

function RecordSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="proto-related min-w-0" aria-label={label}>
      <h3 className="mb-2">{label}</h3>
      {children}
    </section>
  );
}

interface LinkedRecordsProps {
  readonly rows: readonly SampleRow[];
  /** The record they are linked to. */
  readonly of: SampleRow;
}

function LinkedRecords({ rows: linked, of }: LinkedRecordsProps) {
  const { actor, product, screens } = usePrototype();
  const rows = linked.filter((one) => mayDo(actor, one.entity, 'view', one).may !== 'no');
  const hiddenCount = linked.length - rows.length;
  const entity = product.index.entities.get(rows[0]?.entity);
  const list = screens.find((screen) => screen.kind === 'list' && screen.entity === entity?.id);
  const columns = entity && list ? columnsFor(actor, list) : [];
  return (
    <>
      {linked.length === 0 && <p className="m-0 quiet">None</p>}
      {entity && (
        <div className={BOX}>
          <RecordTable
            rows={rows.slice(0, MAX_ROWS)}
            columns={columns.filter((column) => isTold(column, entity, of)).slice(0, MAX_COLUMNS)}
            named={entity.label}
          />
        </div>
      )}
      {hiddenCount > 0 && (
        <p className="m-0 quiet">
          {hiddenCount} that {actorLabel(actor)} may not see
        </p>
      )}
      {rows.length > MAX_ROWS && <p className="m-0 quiet">and {rows.length - MAX_ROWS} more</p>}
    </>
  );
}

/** Whether a column of the list of such records says more than their name, their state, and what they are linked to. */
function isTold({ shows, field, look }: ListColumn, entity: Entity, of: SampleRow): boolean {
  const isDecided = look !== 'guess' && look !== 'hole';
  return isDecided && shows === 'field' && field?.id !== entity.display && field?.target?.id !== of.entity;
}

/** The history of a record, newest first, if it was decided to keep one. */
export function RecordHistory({ row, heading = 'What happened' }: { row: SampleRow; heading?: string | undefined }) {
  const { product, actor } = usePrototype();
  const entity = product.index.entities.get(row.entity);
  if (!entity || row.history.length === 0 || !maySeePast(actor, row.entity)) return null;
  const historyKept = knownValue(entity.history);
  if (historyKept === 'none') return null;
  const cycles = new Map(product.index.cycles(row.entity).map((cycle) => [cycle.id, cycle]));
  /** The event of a history entry: as recorded, else that of the only transition between the two states. */
  const eventOf = ({ cycle, from, to, event }: SampleRow['history'][number]) => {
    if (event !== undefined) return event;
    const lifecycle = cycles.get(cycle);
    const [move, other] = lifecycle
      ? product.index.transitions(lifecycle).filter((one) => one.from.id === from && one.to.id === to)
      : [];
    return (move && !other && knownValue(move.event)) || '';
  };
  const stateLabel = (cycle: string, state: string | null) => {
    const lifecycle = cycles.get(cycle);
    return lifecycle && state !== null ? (product.index.states(lifecycle).get(state)?.label ?? state) : '';
  };
  return (
    <section className="min-w-0" aria-label={heading}>
      <h3 className="mb-2">{heading}</h3>
      {historyKept === undefined && (
        <Hole q={`entities.${row.entity}.history`} words="nobody has said whether this is kept" />
      )}
      <ol className="grid gap-3 text-sm wrap-anywhere">
        {row.history.toReversed().map((visit) => {
          const { cycle, from, to, at, by, why } = visit;
          const event = eventOf(visit);
          return (
            <li className="pl-4 border-l-1 border-line" key={row.history.indexOf(visit)}>
              {stateLabel(cycle, from) || 'new'} → {stateLabel(cycle, to)}
              {event && <span>, {event}</span>}
              {why && <span>: {why}</span>}
              <span className="block text-ink-2">
                <time dateTime={at}>{dateInWords(at.slice(0, 10))}</time>
                {by && <span> by {by}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/**
 * Pins a record to fixtures/records, so that everybody sees it in the prototype, or unpins it, so that it is generated
 * again.
 */
export function PinRecord({ row }: { row: SampleRow }) {
  const { product, screens } = usePrototype();
  const go = useNavigateTo();
  const speaker = useSpeaker();
  const may = usePermissions();
  const command = useCommand();
  const by = speaker.name ? speaker : { name: 'somebody', role: '' };
  const { entity } = row;
  const isPinned = product.workspace.records
    .find((file) => file.entity === entity)
    ?.records.some(({ id }) => id === row.id);
  const listScreen = screens.find((screen) => screen.kind === 'list' && screen.entity === entity);
  // A record with a custom id disappears when it is unpinned.
  const isOnlyPinned = !new RegExp(`^${entity}-\\d+$`).test(row.id);
  const send = (type: 'pin' | 'unpin') => {
    const record = recordToPin(row);
    const result = sendOnce(
      `${type}.${entity}.${row.id}`,
      type === 'pin' ? { type, payload: { by, entity, record } } : { type, payload: { by, entity, record: row.id } },
      [record],
    );
    return command.run(result, () => {
      announce(type === 'pin' ? `Pinned in fixtures/records/${entity}.json.` : 'Unpinned.');
      if (type === 'unpin' && isOnlyPinned) go(listScreen ? addressOf(listScreen) : '/');
    });
  };
  return (
    <footer className="quiet row gap-x-4 gap-y-1 mt-8">
      <span>{originWords(row, isPinned === true)}</span>
      {may.decide && (
        <Button look="plain" onClick={() => void send('pin')}>
          {isPinned ? 'Pin it as it is now' : 'Pin this record'}
        </Button>
      )}
      {may.decide && isPinned && (
        <Button look="plain" onClick={() => void send('unpin')}>
          Unpin
        </Button>
      )}
      {command.problem}
    </footer>
  );
}

/** Where a record comes from. The row of one entered in this session is negative. */
function originWords({ row }: Pick<SampleRow, 'row'>, isWritten: boolean): string {
  if (isWritten) return 'Pinned sample.';
  return row < 0 ? 'You entered this record here.' : 'Made-up sample.';
}

/** The record as it is written to the file: its values and its state; holes are left out. */
function recordToPin({ id, cells, states }: SampleRow): WrittenRecord {
  const values = [...cells].flatMap(([field, { value, reason }]) =>
    value === undefined || reason === 'computed' ? [] : [[field, storableValue(value)] as const],
  );
  const state = [...states.values()][0];
  return { id, ...(state === undefined ? {} : { state }), values: Object.fromEntries(values) };
}

function storableValue(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return valueText(value);
}
