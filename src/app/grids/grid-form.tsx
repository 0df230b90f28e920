import { type FocusEvent, useMemo, useState } from 'react';
import {
  type CellPlace,
  type Grid,
  isWritable,
  plural,
  readDrafts,
  type UsualOffer,
  usualOffer,
  withCount,
} from '#core/index.ts';
import { assumed } from '../asking/assume.ts';
import { settleAll } from '../asking/decide.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { usePermissions } from '../session/session.ts';
import { CELL, HEAD, Sheet, SheetRow, SheetTable, STICKY_HEAD } from '../shapes/sheet.tsx';
import { cellPositionOf } from '../shapes/use-grid.ts';
import { UndoLine } from '../shapes/use-history.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { CellBar } from './cell-bar.tsx';
import { GridCell, shownText } from './grid-cell.tsx';
import { keep, type SavedCells, saveCells } from './save-cells.ts';
import { fillCounts, useGridCells } from './use-grid-cells.ts';

/** A grid to fill: cell by cell, by paste, or one answer for a column or a row; then saved, each cell by itself. */
export function GridForm({ grid }: { grid: Grid }) {
  const workspace = useWorkspace();
  const may = usePermissions();
  const command = useCommand(may.decide ? 'who decided' : 'who said it');
  const { drafts, texts, history, write, fillColumn, fillRow, handlers } = useGridCells(grid);
  const [at, setAt] = useState<CellPlace | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [refused, setRefused] = useState<SavedCells['refused']>(new Map());
  const [saved, setSaved] = useState(0);
  const usual = useMemo(() => grid.questions.flatMap((view) => usualOffer(view, workspace) ?? []), [grid, workspace]);
  const usualOf = useMemo(() => new Map(usual.map((offer) => [offer.view.question.id, offer])), [usual]);
  const { ready, problems, same } = readDrafts(grid, drafts);
  const typed = new Set(grid.cells.flatMap(({ id, view }) => (drafts[id] ? [view.question.id] : [])));
  const open = usual.filter(({ view }) => !typed.has(view.question.id));
  const current = at ? grid.rows[at.row]?.cells[at.column] : undefined;

  const save = (decides: boolean) => {
    if (ready.length === 0) {
      const [problem] = problems.values();
      return command.refuse(problem ?? 'Nothing is typed that is not saved.');
    }
    setSaved(0);
    return command.sendSigned(async (by) => {
      const result = await saveCells(ready, { grid: grid.id, by, decides, onSaved: setSaved });
      setRefused(result.refused);
      announce(wordsOf(result, decides));
      return problemOf(result, problems.size);
    });
  };
  const problemAt = (id: string, place: CellPlace) => {
    const isHere = isTyping && at?.row === place.row && at.column === place.column;
    const refusal = refused.get(id);
    if (refusal && refusal.text === drafts[id]?.text) return refusal.problem;
    return isHere ? undefined : problems.get(id);
  };
  useKeys('Answering', [{ hint: 'Ctrl+D', label: 'In a grid: the same in the whole column' }]);
  /** What says the same as what is settled is no draft; not while it is typed, as half a word may say it too. */
  const leave = () => {
    setTyping(false);
    if (same.length > 0) keep(grid.id, Object.fromEntries(Object.entries(drafts).filter(([id]) => !same.includes(id))));
  };

  const sheet = (
    <Sheet columns={grid.columns.length + 1} width={COLUMN_WIDTH}>
      <SheetTable
        {...handlers}
        className="table-fixed w-full border-separate border-spacing-0"
        aria-label={grid.title}
        onFocus={({ target }: FocusEvent<HTMLElement>) => {
          const place = cellPositionOf(target);
          if (!place) return;
          setAt(place);
          setTyping(true);
        }}
        onBlur={leave}
      >
        <thead className="stacked:sr-only">
          <SheetRow>
            <td className={`${HEAD} ${CELL} ${STICKY_HEAD} left-0 z-3 rounded-tl-[7px] border-b-line-strong w-40`} />
            {grid.columns.map(({ slot, head }) => (
              <th
                key={slot}
                scope="col"
                className={`${HEAD} ${CELL} ${STICKY_HEAD} px-2.5 py-2 border-b-line-strong last:rounded-tr-[7px]`}
              >
                {head}
              </th>
            ))}
          </SheetRow>
        </thead>
        <tbody className="stacked:block">
          {grid.rows.map(({ key, label, of, cells }, row) => (
            <SheetRow key={key} className="stacked:block" last={row === grid.rows.length - 1}>
              <th
                scope="row"
                className={`${CELL} sticky left-0 z-1 bg-raised px-2.5 py-2 align-top text-left font-semibold wrap-anywhere
                  stacked:static stacked:block stacked:border-b-0`}
              >
                {of !== '' && <small className="block ui-xs font-normal text-ink-2">{of}</small>}
                {label}
              </th>
              {cells.map((cell, column) => {
                const { slot = '', head = '' } = grid.columns[column] ?? {};
                const id = cell?.id ?? '';
                return (
                  <GridCell
                    key={slot}
                    cell={cell}
                    row={row}
                    column={column}
                    head={head}
                    name={[of, label, head].filter(Boolean).join(', ')}
                    text={texts[row]?.[column] ?? ''}
                    isWritable={may.answer && isWritable(cell, grid)}
                    locked={grid.locked.get(id)}
                    draft={drafts[id]?.text}
                    usual={usualOf.get(cell?.view.question.id ?? '')}
                    problem={problemAt(id, { row, column })}
                  />
                );
              })}
            </SheetRow>
          ))}
        </tbody>
      </SheetTable>
      <UndoLine
        {...history}
        hint="Enter moves down, Escape puts a cell back. You can paste cells from a spreadsheet."
      />
    </Sheet>
  );
  if (!may.answer) return sheet;
  const waiting = ready.length === 0 ? 'Nothing to save yet' : `${withCount(ready.length, 'cell')} to save`;
  return (
    <CommandForm
      className={`grid gap-3 min-w-0 ${FOOT}`}
      aria-label={grid.title}
      command={command}
      send={() => save(may.decide)}
      submit={may.decide ? 'Save and decide' : 'Save'}
      busy={`Saved ${saved} of ${saved + ready.length} …`}
      saveKeys
      more={
        <>
          {may.decide && (
            <Button disabled={command.busy} onClick={() => void save(false)}>
              Save only
            </Button>
          )}
          <span className="quiet m-0" role="status">
            {waiting}
            {problems.size > 0 && `, ${plural(problems.size, 'one cannot be read', '# cannot be read')}`}
          </span>
          {at && current && (
            <div className="basis-full order-first">
              <CellBar
                cell={current}
                text={texts[at.row]?.[at.column] ?? ''}
                offered={
                  current.view.status === 'open' || current.view.status === 'answered'
                    ? shownText(current, usualOf.get(current.view.question.id))
                    : ''
                }
                {...countsAt(grid, texts, at)}
                write={(text) => write(at, text)}
                fillColumn={() => fillColumn(at)}
                fillRow={() => fillRow(at)}
              />
            </div>
          )}
        </>
      }
    >
      {may.decide && open.length > 0 && <UsualRow offers={open} />}
      {sheet}
      {command.fields}
    </CommandForm>
  );
}

/** In pixels, where a grid scrolls: its cells hold words. */
const COLUMN_WIDTH = 136;

/** The buttons, and the question of the cell, stay in view below a long grid. */
const FOOT = `[&>:last-child]:sticky [&>:last-child]:bottom-0 [&>:last-child]:z-3 [&>:last-child]:py-3 [&>:last-child]:bg-paper
  [&>:last-child]:border-t-1 [&>:last-child]:border-line-strong print:[&>:last-child]:hidden`;

function countsAt(grid: Grid, texts: Parameters<typeof fillCounts>[1], at: CellPlace) {
  const { column, row } = fillCounts(grid, texts, at);
  return { column: column.count, row: row.count };
}

/** Takes what is usual, in all cells that nobody has filled, as assumptions. */
function UsualRow({ offers }: { offers: readonly UsualOffer[] }) {
  const command = useCommand('who assumes it');
  return (
    <div className="row">
      <Button
        disabled={command.busy}
        onClick={() => void command.sendSigned((by) => settleAll(offers.map(assumed), by))}
      >
        Assume {plural(offers.length, 'the usual answer', 'the # usual answers')}
      </Button>
      <span className="quiet m-0">They are dashed: what most products of this kind do.</span>
      {command.fields}
      {command.problem}
    </div>
  );
}

function wordsOf({ saved, assumed, refused }: SavedCells, decides: boolean): string {
  const isDecided = decides && assumed === 0;
  const done = `${withCount(saved, 'cell')} ${isDecided ? 'decided' : 'saved'}.`;
  return refused.size === 0 ? done : `${done} ${withCount(refused.size, 'cell')} not saved.`;
}

/** What is left to do, in one sentence; null: nothing. */
function problemOf({ refused, stopped }: SavedCells, unread: number): string | null {
  if (stopped !== null) return stopped;
  const left = refused.size + unread;
  return left === 0 ? null : `All others are saved; ${plural(left, 'one cell needs', '# cells need')} another look.`;
}
