import { useId, useState } from 'react';
import { counted, type DocumentOverview, percentDone, type ShelfEntry } from '#core/overview.ts';
import { GapList, OpenButton } from './gap-list.tsx';
import { type Row, SORTS, type SortKey } from './narrowing.ts';
import { Bar } from './parts.tsx';

interface DocumentRowProps {
  readonly row: Row;
  readonly columns: readonly SortKey[];
}

/** One document: how far it is, its gaps on request, and the way into it where it is a workspace. */
export function DocumentRow({ row: { document, entry }, columns }: DocumentRowProps) {
  const [unfolded, setUnfolded] = useState(false);
  const gaps = useId();
  return (
    <>
      <tr data-document={document.path}>
        {columns.map((key) => (
          <Cell key={key} column={key} document={document} />
        ))}
        <td className="gaps-of">
          {document.gaps === 0 ? (
            <span className="quiet">no gaps</span>
          ) : (
            <button
              type="button"
              className="plain"
              data-step="gaps"
              aria-expanded={unfolded}
              aria-controls={gaps}
              onClick={() => setUnfolded(!unfolded)}
            >
              {counted(document.gaps, 'gap')}
              <span className="unseen"> of {document.title}</span>
            </button>
          )}
        </td>
        <td className="way">{document.questions && <Way document={document} entry={entry} />}</td>
      </tr>
      {unfolded && (
        <tr id={gaps} className="unfolded">
          <td colSpan={columns.length + 2}>
            <GapList document={document} id={entry.id} />
          </td>
        </tr>
      )}
    </>
  );
}

function Cell({ column, document }: { column: SortKey; document: DocumentOverview }) {
  if (column === 'document') {
    return (
      <th scope="row">
        <strong>{document.title}</strong>
        <code>{document.path}</code>
      </th>
    );
  }
  if (column === 'done') {
    return (
      <td className="far">
        <HowFar document={document} />
      </td>
    );
  }
  const number = column === 'questions' ? (document.questions?.open ?? null) : document[column];
  return (
    <td className="number" data-label={SORTS[column].label} data-none={number === null || number === 0}>
      {number ?? '–'}
    </td>
  );
}

function HowFar({ document }: { document: DocumentOverview }) {
  const { answered, notApplicable, partial, unanswered, points, done } = document;
  if (done === null) return <span className="quiet">no points</span>;
  const putOff = document.questions?.putOff ?? 0;
  const said = answered + notApplicable;
  const label = `${said} of ${points} points say all they should, ${partial} say it partly, ${unanswered} say nothing`;
  return (
    <>
      <Bar said={said} partly={partial} unsaid={unanswered} label={label} />
      <b>{percentDone(done)}</b>
      {putOff > 0 && <small className="quiet">{counted(putOff, 'question')} put off</small>}
    </>
  );
}

/** The way into a workspace. It has an address once it is served; the first who opens it has it served. */
function Way({ document, entry }: { document: DocumentOverview; entry: ShelfEntry }) {
  const name = (
    <>
      Open<span className="unseen"> {document.title}</span>
    </>
  );
  if (entry.url === null) {
    return (
      <OpenButton act="open" id={entry.id}>
        {name}
      </OpenButton>
    );
  }
  return (
    <a className="button" data-step="open" href={entry.url}>
      {name}
    </a>
  );
}
