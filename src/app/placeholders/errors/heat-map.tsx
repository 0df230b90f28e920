import { useMemo } from 'react';
import { askedAt, type FailureCell, failureMap, type Product, SIMULATED_FAILURES } from '#core/product.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { Gap } from '../facts/fact.tsx';
import type { Breaking } from './use-breaking.ts';

/** Every screen against every way to break it: solid where there are words for it, hatched where there are none. */
export function HeatMap({ product, breaking }: { product: Product; breaking: Breaking }) {
  const { catalogue } = product.model.errors;
  const rows = useMemo(() => failureMap(product), [product]);
  const isSettled = askedAt(useWorkspace(), 'errors.messages')?.is === 'settled';
  if (rows.length === 0)
    return <Gap q="screens.inventory" words="nobody has said which screens there are to break" />;
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  return (
    <>
      <p className="mb-3 voice-18/[1.4]">{tally(cells, isSettled)}</p>
      {catalogue.is === 'not-applicable' && (
        <p className="mb-3 px-3 py-2 border-l-3 border-pen bg-pen-wash">
          {catalogue.source.by.name} decided that nothing can go wrong: {catalogue.reason}
        </p>
      )}
      <ScrollBox
        className="errors-map overflow-auto border-1 border-line rounded"
        label="Screens and the ways they break"
      >
        <table>
          <thead className="errors-kinds">
            <tr>
              <th scope="col">
                <span className="unseen">Screen</span>
              </th>
              {SIMULATED_FAILURES.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ screen, cells: row }) => (
              <tr key={screen.id}>
                <th scope="row" className="errors-screen" data-look={screen.look}>
                  <bdi>{screen.label}</bdi>
                </th>
                {row.map((cell, at) => (
                  <td key={SIMULATED_FAILURES[at]?.id}>
                    <Cell cell={cell} isSettled={isSettled} breaking={breaking} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <ul className="errors-key quiet flex flex-wrap mt-3" aria-label="What the textures mean">
        <li data-look="said">there are words for it</li>
        <li data-look="guess">assumed</li>
        {isSettled ? (
          <li data-look="left-out">{WORDS['left-out']}</li>
        ) : (
          <li data-look="hole">{WORDS.hole}</li>
        )}
      </ul>
    </>
  );
}

function tally(cells: readonly FailureCell[], isSettled: boolean): string {
  const silent = cells.filter(({ look }) => look === 'hole').length;
  if (silent === 0) return `In all ${cells.length} places somebody has thought of the words.`;
  const why = isSettled ? 'what was decided has no words for it' : 'nobody has said what people read';
  return `${silent} of ${cells.length} places are silent: it breaks, and ${why}.`;
}

const WORDS = {
  said: 'there are words for it',
  guess: 'its words are assumed',
  hole: 'nobody has said',
  'left-out': 'left out of what was decided',
};
const SIGNS = { said: '✓', guess: '~', hole: '?', 'left-out': '–' };

interface CellProps {
  readonly cell: FailureCell | null;
  /** Whether the texts were decided, so that one that is missing was left out. */
  readonly isSettled: boolean;
  readonly breaking: Breaking;
}

function Cell({ cell, isSettled, breaking: { broken, breakCell } }: CellProps) {
  if (!cell) {
    return (
      <span className="grid place-items-center text-ink-2">
        <span aria-hidden="true">·</span>
        <span className="unseen">cannot happen</span>
      </span>
    );
  }
  const { screen, breakage, said, failures } = cell;
  const look = cell.look === 'hole' && isSettled ? 'left-out' : cell.look;
  const isHere = broken?.is === 'cell' && broken.screen === screen.id && broken.kind === breakage.id;
  const some = failures.length > 1 ? `${said} of ${failures.length}` : '';
  return (
    <button
      type="button"
      className="errors-cell w-full bg-said-wash border border-said rounded-sm"
      data-look={look}
      aria-pressed={isHere}
      aria-label={`${screen.label}, ${breakage.label}: ${some ? `${some} have words` : WORDS[look]}`}
      onClick={() => breakCell(cell)}
    >
      {some || SIGNS[look]}
    </button>
  );
}
