import { type ReactNode, useDeferredValue } from 'react';
import { withCount } from '#core/index.ts';
import { type BurnDown, burnDownOf, type Coverage, coverageOf, tasksByPerson } from '#core/minutes.ts';
import { Section } from '../../kit/section.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { useWorkspaceState } from '../../workspace/store.ts';
import { Tasks } from './tasks.tsx';

const DAY_FORMAT = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** How many questions each walkthrough has closed and raised. */
export function BurnDownFigure({ burnDown }: { readonly burnDown: BurnDown }) {
  if (burnDown.length === 0) return null;
  return (
    <figure className="mb-6 print:break-inside-avoid">
      <figcaption>
        <h3>Open questions</h3>
      </figcaption>
      <ScrollBox className="overflow-x-auto" label="Open questions, walkthrough by walkthrough">
        <FiguresTable
          heads={['Walkthrough', 'Open before', 'Closed', 'Raised', 'Open after']}
          rows={burnDown.map(({ walkthrough: { id, at, title }, before, closed, raised, after }) => [
            id,
            `${DAY_FORMAT.format(new Date(at))} · ${title}`,
            before,
            closed > 0 ? `−${closed}` : '0',
            raised > 0 ? `+${raised}` : '0',
            <b key="after">{after}</b>,
          ])}
        />
      </ScrollBox>
    </figure>
  );
}

interface FiguresTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [key: string, head: string, ...cells: readonly ReactNode[]])[];
}

export function FiguresTable({ heads, rows }: FiguresTableProps) {
  return (
    <table
      className="w-full border-collapse tabular-nums wrap-anywhere [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:border-b-1
        [&_:is(th,td)]:border-line [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top"
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th className="quiet font-semibold" key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, head, ...cells]) => (
          <tr key={key}>
            <th className="font-semibold" scope="row">
              {head}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much of what is open each group has seen, and what of theirs they have answered. */
export function CoverageFigure({ coverage: { open, groups } }: { readonly coverage: Coverage }) {
  if (groups.length === 0) return null;
  return (
    <figure className="mb-6 print:break-inside-avoid">
      <figcaption>
        <h3>Who has seen and answered what</h3>
      </figcaption>
      <ul className="grid gap-4 my-3">
        {groups.map(({ group, seen, theirs, silent }) => (
          <li key={group}>
            <b className="font-semibold">{group}</b>
            <ShareBar words={`${seen} of ${withCount(open, 'open point')} seen`} part={seen} of={open} />
            <ShareBar
              words={
                theirs === 0
                  ? 'no open question is theirs'
                  : `${theirs - silent.length} of ${theirs} open questions answered`
              }
              part={theirs - silent.length}
              of={theirs}
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A share as a bar: filled what is done, empty what is not. The words next to it say the same. */
function ShareBar({ words, part, of }: { readonly words: string; readonly part: number; readonly of: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2 tabular-nums">
      <span className="block w-60 h-2.5 rounded-sm border-1 border-line-strong overflow-hidden" aria-hidden="true">
        <i
          className="block h-full bg-decided [print-color-adjust:exact]"
          style={{ width: `${of === 0 ? 0 : (100 * part) / of}%` }}
        />
      </span>
      {words}
    </div>
  );
}

export function WalkFigures() {
  const { opened, workspace } = useDeferredValue(useWorkspaceState());
  if (workspace.walkthroughs.length === 0) return null;
  return (
    <Section head="Progress">
      <BurnDownFigure burnDown={burnDownOf(opened)} />
      <CoverageFigure coverage={coverageOf(workspace)} />
      <Tasks tasks={tasksByPerson(workspace)} />
    </Section>
  );
}
