import { useMemo } from 'react';
import { type FailureCell, failureMap, type Product, questionForPlace, SIMULATED_FAILURES } from '#core/product.ts';
import { textureOf } from '../../kit/look-borders.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { HoleSpot } from '../sourced/sourced-value.tsx';
import { CrossTable } from '../things/cross-table.tsx';
import type { FailureSimulation } from './broken-screen.tsx';

/** Screens by failures: solid where a message exists, hatched where none does. */
export function HeatMap({ product, breaking }: { product: Product; breaking: FailureSimulation }) {
  const { catalogue } = product.model.errors;
  const rows = useMemo(() => failureMap(product), [product]);
  const isSettled = questionForPlace(useWorkspace(), 'errors.messages')?.is === 'settled';
  if (rows.length === 0)
    return <HoleSpot q="screens.inventory" words="nobody has said which screens there are to break" />;
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  return (
    <>
      <p className="mb-3 voice-lg">{silentSummary(cells, isSettled)}</p>
      {catalogue.is === 'not-applicable' && (
        <p className="mb-3 px-3 py-2 border-l-3 border-pen bg-pen-wash">
          {catalogue.source.by.name} decided that nothing can go wrong: {catalogue.reason}
        </p>
      )}
      <ScrollBox
        className="relative px-2 pb-2 overflow-auto border-1 border-line rounded max-h-155"
        label="Screens and the ways they break"
      >
        <CrossTable
          className="w-full border-separate border-spacing-[3px]"
          top={`sticky top-0 z-2 min-w-16 px-0.5 pt-1 pb-2 align-bottom text-ink-2 ${HEAD_CELL}`}
          side={`sticky left-0 z-1 min-w-30 max-w-55 pr-3 wrap-anywhere ${HEAD_CELL}`}
          corner={<span className="unseen">Screen</span>}
          rows={rows.map(({ screen, cells: row }) => ({ id: screen.id, screen, row }))}
          columns={SIMULATED_FAILURES}
          rowHead={({ screen: { look, label } }) => (
            <span className="errors-screen" data-look={look}>
              <bdi>{label}</bdi>
            </span>
          )}
        >
          {({ row }, kind) => (
            <td className="p-0 h-11">
              <HeatMapCell
                cell={row[SIMULATED_FAILURES.indexOf(kind)] ?? null}
                isSettled={isSettled}
                breaking={breaking}
              />
            </td>
          )}
        </CrossTable>
      </ScrollBox>
      <ul className="quiet flex flex-wrap gap-x-6 gap-y-1 mt-3" aria-label="What the textures mean">
        {(['decided', 'guess', isSettled ? 'left-out' : 'hole'] as const).map((look) => (
          <li key={look}>
            <i
              className={`inline-block w-4.5 h-3.5 mr-1.5 align-[-2px] border rounded-[3px] ${TEXTURES[look]}`}
              aria-hidden="true"
            />
            {LOOK_WORDS[look]}
          </li>
        ))}
      </ul>
    </>
  );
}

const HEAD_CELL = 'bg-sheet text-left ui-sm font-semibold';
const TEXTURES = {
  decided: 'border-decided bg-decided-wash',
  guess: 'border-dashed border-guess bg-guess-wash',
  hole: 'border-hatch bg-hatched',
  'left-out': 'border-line',
};
const TEXT_CLASSES = {
  decided: 'text-decided',
  guess: 'text-guess',
  hole: 'text-ink halo bg-sheet',
  'left-out': 'text-ink-2 bg-transparent',
};

function silentSummary(cells: readonly FailureCell[], isSettled: boolean): string {
  const silentCount = cells.filter(({ look }) => look === 'hole').length;
  if (silentCount === 0) return `In all ${cells.length} places somebody has thought of the words.`;
  const why = isSettled ? 'what was decided has no words for it' : 'nobody has said what people read';
  return `${silentCount} of ${cells.length} places are silent: it breaks, and ${why}.`;
}

const LOOK_WORDS = {
  decided: 'there are words for it',
  guess: 'its words are assumed',
  hole: 'nobody has said',
  'left-out': 'left out of what was decided',
};
const CELL_BUTTON = `hover:border-[2.5px] hover:border-solid hover:border-pen aria-pressed:border-[2.5px]
  aria-pressed:border-solid aria-pressed:border-pen`;
const LOOK_SYMBOLS = { decided: '✓', guess: '~', hole: '?', 'left-out': '–' };

interface HeatMapCellProps {
  readonly cell: FailureCell | null;
  /** Whether the messages are settled: a missing one was then left out on purpose. */
  readonly isSettled: boolean;
  readonly breaking: FailureSimulation;
}

function HeatMapCell({ cell, isSettled, breaking: { broken, simulateCell } }: HeatMapCellProps) {
  if (!cell) {
    return (
      <span className="grid place-items-center text-ink-2">
        <span aria-hidden="true">·</span>
        <span className="unseen">cannot happen</span>
      </span>
    );
  }
  const { screen, breakage, said, failures } = cell;
  const look = cell.look === 'hole' && isSettled ? 'left-out' : textureOf(cell.look);
  const isBroken = broken?.is === 'cell' && broken.screen === screen.id && broken.kind === breakage.id;
  const coverage = failures.length > 1 ? `${said} of ${failures.length}` : '';
  return (
    <button
      type="button"
      className={`${CELL_BUTTON} w-full h-11 min-w-15 px-1 py-0 ui-sm font-semibold border rounded-sm
        ${TEXTURES[look]} ${TEXT_CLASSES[look]}`}
      data-look={look}
      aria-pressed={isBroken}
      aria-label={`${screen.label}, ${breakage.label}: ${coverage ? `${coverage} have words` : LOOK_WORDS[look]}`}
      onClick={() => simulateCell(cell)}
    >
      {coverage || LOOK_SYMBOLS[look]}
    </button>
  );
}
