import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { plural, type Workspace } from '#core/index.ts';
import { changeLines, type DiffLine, type Minutes, type ScreenChange, type TextChange } from '#core/minutes.ts';
import { GENERATOR_VERSION, type ProtoScreen } from '#core/product.ts';
import { Select } from '../../kit/fields.tsx';
import { WithSamples } from '../../placeholders/things/with-samples.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { sampleAddress } from '../../prototype/navigation.ts';
import { WorkspaceAt } from '../../workspace/store.ts';
import { useProduct } from '../../workspace/use-product.ts';

export function BeforeAfter({ minutes }: { readonly minutes: Minutes }) {
  const { items, screens } = minutes.product;
  return (
    <>
      <dl className="mb-4">
        {changeLines(items).map(({ head, names }) => (
          <div
            className="grid grid-cols-[220px_minmax(0,1fr)] max-md:grid-cols-1 gap-3 max-md:gap-0 py-1.5 border-t-1 border-line"
            key={head}
          >
            <dt className="text-ink-2">{head}</dt>
            <dd className="wrap-anywhere">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {screens.length > 0 && <ChangedScreens minutes={minutes} screens={screens} />}
    </>
  );
}

function ChangedScreens({ minutes, screens }: { minutes: Minutes; screens: readonly ScreenChange[] }) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const selectId = useId();
  const { before, after } = useSameSample(minutes);
  const shown = screens[selectedIndex] ?? screens[0];
  if (!shown) return null;
  return (
    <>
      <div className="line max-w-105 mb-3 print:hidden">
        <label htmlFor={selectId}>
          {plural(screens.length, 'The screen that changed', 'One of # screens that changed')}
        </label>
        <Select id={selectId} value={selectedIndex} of={screens.map(screenOption)} onChange={setSelectedIndex} />
      </div>
      <div className="grid grid-cols-2 max-md:grid-cols-1 gap-4 print:break-inside-avoid" key={shown.id}>
        <ScreenPreview head="Before" screen={shown.before} workspace={before} none="There was no such screen." />
        <ScreenPreview head="After" screen={shown.after} workspace={after} none="There is no such screen any more." />
      </div>
    </>
  );
}

function screenOption({ label, before, after }: ScreenChange, at: number): readonly [number, string] {
  return [at, `${label}${before === null ? ' (new)' : after === null ? ' (gone)' : ''}`];
}

/** Both versions with the sample records of the same day, so that only decisions make a difference. */
function useSameSample({ before, after }: Minutes): Pick<Minutes, 'before' | 'after'> {
  return useMemo(() => {
    const refDate = after.latestDecisions.at(-1)?.at.slice(0, 10) ?? after.walkthroughs[0]?.walkthrough.at.slice(0, 10);
    if (after.sample || refDate === undefined) return { before, after };
    const sample = { seed: after.name, refDate, generator: GENERATOR_VERSION };
    return { before: { ...before, sample }, after: { ...after, sample } };
  }, [before, after]);
}

interface ScreenPreviewProps {
  readonly head: string;
  readonly screen: ProtoScreen | null;
  readonly workspace: Workspace;
  readonly none: string;
}

/** A small screen that takes no input. */
function ScreenPreview({ head, screen, workspace, none }: ScreenPreviewProps) {
  return (
    <figure className="mini">
      <figcaption className="mb-2 wrap-anywhere">
        <b>{head}</b>
        {screen && ` · ${screen.label}`}
      </figcaption>
      {screen ? (
        <div className="relative aspect-[4/3] overflow-hidden bg-sheet border border-line-strong rounded">
          <span className="unseen">{`The screen “${screen.label}”, as a picture.`}</span>
          <div className="w-[200%] p-6 scale-50 origin-top-left" inert>
            <WorkspaceAt value={workspace}>
              <PreviewContent screen={screen} />
            </WorkspaceAt>
          </div>
        </div>
      ) : (
        <p className="bg-framed aspect-[4/3] grid place-items-center p-4 text-center border border-line-strong rounded">
          {none}
        </p>
      )}
    </figure>
  );
}

function PreviewContent({ screen }: { readonly screen: ProtoScreen }) {
  return (
    <WithSamples product={useProduct()}>
      {(sample) => <EmbeddedScreen path={sampleAddress(screen, sample)} />}
    </WithSamples>
  );
}

/** What was decided, as a comparison of the texts under each heading. */
export function SpecChanges({ changes }: { readonly changes: readonly TextChange[] }) {
  return changes.map(({ point, title, lines }) => (
    <div key={point}>
      <h4 className="mb-2">
        <Link to={`/spec#${encodeURIComponent(point)}`}>{title}</Link>
      </h4>
      <Diff lines={lines} label={`Changes under ${title}`} />
    </div>
  ));
}

const DIFF_SIGNS: Readonly<Record<DiffLine['is'], readonly [sign: string, words: string]>> = {
  same: ['', ''],
  added: ['+', 'Added: '],
  removed: ['−', 'Removed: '],
  gap: ['⋯', 'Unchanged lines are left out.'],
};

/** The lines with a sign each, for reading without colour and for screen readers. */
function Diff({ lines, label }: { readonly lines: readonly DiffLine[]; readonly label: string }) {
  return (
    <ul className="diff mb-6 bg-sheet border-1 border-line rounded py-2 mono-sm" aria-label={label}>
      {withKeys(lines).map(({ line: { is, text }, key }) => (
        <li
          className="grid grid-cols-[24px_minmax(0,1fr)] pr-3 border-l-3 border-transparent min-h-5 whitespace-pre-wrap wrap-anywhere
            data-[is=added]:border-decided data-[is=added]:bg-decided-wash data-[is=removed]:border-pen
            data-[is=removed]:bg-pen-wash data-[is=removed]:line-through data-[is=gap]:text-ink-2"
          key={key}
          data-is={is}
        >
          <span aria-hidden="true" className="text-center font-semibold">
            {DIFF_SIGNS[is][0]}
          </span>
          <span>
            <span className="unseen">{DIFF_SIGNS[is][1]}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function withKeys(lines: readonly DiffLine[]) {
  return lines.map((line, at) => ({ line, key: `${at} ${line.is}` }));
}
