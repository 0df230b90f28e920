import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { type DocumentOverview, type LibraryEntry, type LibraryView, percentDone, withCount } from '#core/overview.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../kit/button.tsx';
import { ProgressBar, Swatch } from '../kit/progress-bar.tsx';
import { useTruncated } from '../kit/use-truncated.tsx';
import {
  type DocumentFilter,
  filterDocuments,
  type Row,
  readDocumentFilter,
  rowsOf,
  SORTS,
  type SortKey,
  writeDocumentFilter,
} from './document-filter.ts';
import { GapList, OpenButton } from './gap-list.tsx';

/** The classes of a row and its cells; on a phone a row is a block in which they wrap. */
const ROW = 'max-lg:flex flex-wrap gap-x-4 gap-y-1 items-center max-lg:py-2.5 max-lg:border-b-1 border-line';
const CELL = 'px-2 py-2.25 max-lg:p-0 lg:border-b-1 border-line align-middle';
const WHOLE = 'max-lg:flex-[1_1_100%] max-lg:w-full';

/** Rows shown until somebody asks for all of them. */
const MAX_AT_FIRST = 100;

export function DocumentList({ view }: { view: LibraryView }) {
  const rows = useMemo(() => rowsOf(view), [view]);
  const [filter, change] = useDocumentFilter();
  const field = useRef<HTMLInputElement>(null);
  useKeys('This page', [{ keys: '/', label: 'Filter by words', run: () => field.current?.focus() }]);
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => filterDocuments(rows, { ...filter, text }), [rows, filter, text]);
  const columns = columnsOf(rows);
  return (
    <section className="scroll-mt-4" id="documents" aria-label="Documents">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 my-4">
        <label className="line flex-[0_1_340px] max-lg:basis-full print:hidden">
          Filter by words
          <input
            ref={field}
            type="search"
            value={filter.text}
            aria-keyshortcuts="/"
            onChange={({ target }) => change({ text: target.value })}
          />
        </label>
        <p className="quiet mb-2.25" role="status">
          {shown.length === rows.length ? '' : `${shown.length} of `}
          {withCount(rows.length, 'document')}
        </p>
        <Legend />
      </div>
      {shown.length === 0 && rows.length > 0 && (
        <p className="quiet">
          No document has these words.{' '}
          <Button look="plain" onClick={() => change({ text: '' })}>
            Show all
          </Button>
        </p>
      )}
      {shown.length > 0 && (
        <table className="documents w-full max-lg:block border-collapse">
          <thead className="max-lg:block max-lg:print:hidden">
            <tr className="max-lg:flex flex-wrap gap-1.5 max-lg:pb-2 max-lg:border-b border-line-strong">
              {columns.map((key) => (
                <SortHeader key={key} column={key} narrowing={filter} change={change} />
              ))}
              <td className="max-lg:hidden border-b border-line-strong" colSpan={2} />
            </tr>
          </thead>
          <DocumentRows key={text} rows={shown} columns={columns} />
        </table>
      )}
    </section>
  );
}

/** The column of questions is there only if some document has a workspace. */
function columnsOf(rows: readonly Row[]): readonly SortKey[] {
  const asks = rows.some(({ document }) => document.questions !== null);
  return ['document', 'done', 'unanswered', 'partial', 'marks', ...(asks ? (['questions'] as const) : [])];
}

interface HeadProps {
  readonly column: SortKey;
  readonly narrowing: DocumentFilter;
  readonly change: (to: Partial<DocumentFilter>) => void;
}

function SortHeader({ column, narrowing: { sort, turned }, change }: HeadProps) {
  const { label, ...more } = SORTS[column];
  const isSorted = sort === column;
  const isUp = 'rises' in more !== turned;
  return (
    <th
      className="p-0 lg:border-b border-line-strong"
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}
      scope="col"
    >
      <button
        className={`w-full min-h-9 px-2 py-1.5 max-lg:px-3 bg-transparent border-0 max-lg:border-1 max-lg:rounded-[18px]
          ui-xs font-semibold hover:text-ink ${isSorted ? 'text-ink border-line-strong' : 'text-ink-2 border-line'}
          ${column === 'document' || column === 'done' ? 'text-left' : 'text-right'}`}
        type="button"
        onClick={() => change({ sort: column, turned: isSorted && !turned })}
      >
        {label}
        {isSorted && (
          <span className="print:hidden" aria-hidden="true">
            {isUp ? ' ↑' : ' ↓'}
          </span>
        )}
      </button>
    </th>
  );
}

function DocumentRows({ rows, columns }: { rows: readonly Row[]; columns: readonly SortKey[] }) {
  const { shown, more } = useTruncated(rows, MAX_AT_FIRST, `Show all ${rows.length} documents`);
  return (
    <tbody className="max-lg:block" onKeyDown={moveBetweenRows}>
      {shown.map((row) => (
        <DocumentRow key={row.entry.id} row={row} columns={columns} />
      ))}
      {more && (
        <tr className={ROW}>
          <td className={CELL} colSpan={columns.length + 2}>
            {more}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Arrow keys go from a button of one row to the same button of the next. */
function moveBetweenRows(event: React.KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest('[data-step]') : null;
  if (step === undefined || !from) return;
  const name = from.getAttribute('data-step');
  const same = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-step="${name}"]`)];
  const next = same.find((_, at) => same[at - step] === from);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const LEGEND = [
  ['decided', 'All said'],
  ['said', 'Partly said'],
  ['hole', 'Nobody has said'],
] as const;

function Legend() {
  return (
    <p className="key mb-2.25 quiet flex flex-wrap gap-x-4 gap-y-1">
      {LEGEND.map(([look, words]) => (
        <span className="flex items-center gap-1.5" key={look}>
          <Swatch look={look} size="w-5.5 h-3" /> {words}
        </span>
      ))}
    </p>
  );
}

/** The filter and order of the list, kept in the address so that it can be shared and survives a reload. */
function useDocumentFilter(): readonly [DocumentFilter, (change: Partial<DocumentFilter>) => void] {
  const [filter, setFilter] = useState(() => readDocumentFilter(window.location.search));
  const change = (to: Partial<DocumentFilter>) => {
    const next = { ...filter, ...to };
    setFilter(next);
    window.history.replaceState(null, '', `${window.location.pathname}${writeDocumentFilter(next)}`);
  };
  return [filter, change];
}

function DocumentRow({ row: { document, entry }, columns }: { row: Row; columns: readonly SortKey[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const gaps = useId();
  return (
    <>
      <tr className={ROW} data-document={document.path}>
        {columns.map((key) => (
          <Cell key={key} column={key} document={document} />
        ))}
        <td
          className={`${CELL} text-right whitespace-nowrap max-lg:ml-auto [&>.plain]:min-h-9 [&>.plain]:print:hidden`}
        >
          {document.gaps === 0 ? (
            <span className="quiet">no gaps</span>
          ) : (
            <Button
              look="plain"
              data-step="gaps"
              aria-expanded={unfolded}
              aria-controls={gaps}
              onClick={() => setUnfolded(!unfolded)}
            >
              {withCount(document.gaps, 'gap')}
              <span className="unseen"> of {document.title}</span>
            </Button>
          )}
        </td>
        <td
          className={`${CELL} text-right whitespace-nowrap max-lg:empty:hidden print:hidden [&>.problem]:mt-2
            [&>.problem]:whitespace-normal [&>.problem]:text-left`}
        >
          {document.questions && <OpenLink document={document} entry={entry} />}
        </td>
      </tr>
      {unfolded && (
        <tr id={gaps} className={ROW}>
          <td className={`${CELL} ${WHOLE} max-lg:py-2 bg-sheet`} colSpan={columns.length + 2}>
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
      <th className={`${CELL} ${WHOLE} w-[38%] text-left font-normal`} scope="row">
        <strong className="block voice-lg font-semibold wrap-anywhere">{document.title}</strong>
        <code className="text-xs text-ink-2">{document.path}</code>
      </th>
    );
  }
  if (column === 'done') {
    return (
      <td
        className={`${CELL} ${WHOLE} w-[24%] [&>.bar]:inline-flex [&>.bar]:w-[calc(100%-58px)] [&>.bar]:align-middle`}
      >
        <Progress document={document} />
      </td>
    );
  }
  const number = column === 'questions' ? (document.questions?.open ?? null) : document[column];
  return (
    <td
      className={`${CELL} text-right tabular-nums data-[none=true]:text-ink-2 max-lg:text-sm max-lg:text-ink-2
        max-lg:data-[none=true]:hidden max-lg:before:content-[attr(data-label)_'_']`}
      data-label={SORTS[column].label}
      data-none={number === null || number === 0}
    >
      {number ?? '–'}
    </td>
  );
}

function Progress({ document }: { document: DocumentOverview }) {
  const { answered, notApplicable, partial, unanswered, points, done } = document;
  if (done === null) return <span className="quiet">no points</span>;
  const putOff = document.questions?.putOff ?? 0;
  const said = answered + notApplicable;
  const label = `${said} of ${points} points say all they should, ${partial} say it partly, ${unanswered} say nothing`;
  return (
    <>
      <ProgressBar settled={said} said={partial} unsaid={unanswered} label={label} />
      <b className="inline-block w-12.5 text-right ui-sm font-semibold tabular-nums">{percentDone(done)}</b>
      {putOff > 0 && <small className="quiet">{withCount(putOff, 'question')} put off</small>}
    </>
  );
}

/** Opens a workspace. It has an address only once it is served; the first person to open it starts that. */
function OpenLink({ document, entry }: { document: DocumentOverview; entry: LibraryEntry }) {
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
