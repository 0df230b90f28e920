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
import { useHref } from './going.ts';
import { Hole, Unplayed } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { useRecordAddress } from './record-address.ts';
import { StateChip } from './state-chip.tsx';
import { Visits } from './visits.tsx';

const MOST = 20;

interface RelatedProps {
  readonly row: SampleRow;
  /** What was decided to be shown here; undefined while nobody has said. */
  readonly sections: readonly RelatedSection[] | undefined;
}

/** What belongs to a record: as was decided; while nobody has, relation by relation, in both directions. */
export function Related({ row, sections }: RelatedProps) {
  const { product } = usePlaying();
  if (sections)
    return sections.map(({ label, shows, rows, question }) =>
      shows === 'past' ? (
        <Visits key={label} row={row} heading={label} />
      ) : (
        <section key={label} className="proto-related" aria-label={label}>
          <h3 className="mt-6 mb-2">{label}</h3>
          {shows === 'records' ? <LinkedRows rows={rows} /> : <Unplayed q={question}>in words only</Unplayed>}
        </section>
      ),
    );
  const relations = (knownValue(product.model.entities.relations) ?? []).filter(
    ({ from, to }) => from.id === row.entity || to.id === row.entity,
  );
  return relations.map((relation) => <RelatedThings key={relation.id} row={row} relation={relation} />);
}

function RelatedThings({ row, relation }: { row: SampleRow; relation: Relation }) {
  const { actor, product } = usePlaying();
  const isForth = relation.from.id === row.entity;
  const [other, count] = isForth ? [relation.to, relation.forth] : [relation.from, relation.back];
  const ids = row.links.get(relation.id) ?? [];
  const isCounted = relation.forth.is === 'known' || relation.back.is === 'known';
  const entity = count.is === 'known' && isMany(count) ? product.index.entities.get(other.id) : undefined;
  const heading = entity?.plural ?? other.label;
  const linked = ids
    .flatMap((id) => (other.id === null ? [] : (actor.records.get(other.id, id) ?? [])))
    .filter((one) => mayKnowOf(actor, one));
  return (
    <section className="proto-related" aria-label={heading}>
      <h3>{heading}</h3>
      {other.id === null && <Hole q={relation.source.question} words={`nobody has said what “${other.label}” is`} />}
      {!isCounted && other.id !== null && (
        <Hole q={questionOf(relation.forth)} words="nobody has said how many there are" />
      )}
      {(isCounted || linked.length > 0) && <LinkedRows rows={linked} />}
    </section>
  );
}

function LinkedRows({ rows: linked }: { rows: readonly SampleRow[] }) {
  const { actor, product } = usePlaying();
  const addressFor = useRecordAddress();
  const href = useHref();
  const rows = linked.filter((one) => mayDo(actor, one.entity, 'view', one).may !== 'no');
  const unseen = linked.length - rows.length;
  return (
    <>
      {linked.length === 0 && <p className="quiet">None</p>}
      <ul className="wrap-anywhere">
        {rows.slice(0, MOST).map((one) => {
          const to = addressFor(one);
          const label = recordLabel(product, one);
          return (
            <li className="py-1.5 border-t-1 border-line" key={one.id}>
              {to ? <Link to={href(to)}>{label}</Link> : label} <StateChip row={one} />
            </li>
          );
        })}
      </ul>
      {unseen > 0 && (
        <p className="quiet">
          {unseen} that {actorLabel(actor)} may not see
        </p>
      )}
      {rows.length > MOST && <p className="quiet">and {rows.length - MOST} more</p>}
    </>
  );
}
