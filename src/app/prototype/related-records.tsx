import { Link } from 'react-router';
import {
  actorLabel,
  isMany,
  knownValue,
  mayDo,
  mayKnowOf,
  questionOf,
  type RelatedSection,
  type Relation,
  recordLabel,
  type SampleRow,
} from '#core/product.ts';
import { Hole, Unplayed } from './hole.tsx';
import { useHref } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';
import { useRecordAddress } from './record-address.ts';
import { RecordHistory } from './record-history.tsx';
import { StateChip } from './state-chip.tsx';

const MAX_ROWS = 20;

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
        <section key={label} className="proto-related" aria-label={label}>
          <h3 className="mt-6 mb-2">{label}</h3>
          {shows === 'records' ? <LinkedRecords rows={rows} /> : <Unplayed q={question}>in words only</Unplayed>}
        </section>
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
    <section className="proto-related" aria-label={heading}>
      <h3>{heading}</h3>
      {other.id === null && <Hole q={relation.source.question} words={`nobody has said what “${other.label}” is`} />}
      {!isCardinalityKnown && other.id !== null && (
        <Hole q={questionOf(relation.forth)} words="nobody has said how many there are" />
      )}
      {(isCardinalityKnown || linked.length > 0) && <LinkedRecords rows={linked} />}
    </section>
  );
}

function LinkedRecords({ rows: linked }: { rows: readonly SampleRow[] }) {
  const { actor, product } = usePrototype();
  const addressFor = useRecordAddress();
  const href = useHref();
  const rows = linked.filter((one) => mayDo(actor, one.entity, 'view', one).may !== 'no');
  const hiddenCount = linked.length - rows.length;
  return (
    <>
      {linked.length === 0 && <p className="quiet">None</p>}
      <ul className="wrap-anywhere">
        {rows.slice(0, MAX_ROWS).map((one) => {
          const to = addressFor(one);
          const label = recordLabel(product, one);
          return (
            <li className="py-1.5 border-t-1 border-line" key={one.id}>
              {to ? <Link to={href(to)}>{label}</Link> : label} <StateChip row={one} />
            </li>
          );
        })}
      </ul>
      {hiddenCount > 0 && (
        <p className="quiet">
          {hiddenCount} that {actorLabel(actor)} may not see
        </p>
      )}
      {rows.length > MAX_ROWS && <p className="quiet">and {rows.length - MAX_ROWS} more</p>}
    </>
  );
}
