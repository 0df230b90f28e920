import { useId, useMemo, useState } from 'react';
import { plural, type Workspace } from '#core/index.ts';
import { changeLines, type Minutes, type ScreenChange } from '#core/minutes.ts';
import { GENERATOR_VERSION, type ProtoScreen } from '#core/product.ts';
import { Section } from '../../kit/section.tsx';
import { Select } from '../../kit/select.tsx';
import { WithSamples } from '../../placeholders/things/with-samples.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { sampleAddress } from '../../prototype/sample-address.ts';
import { WorkspaceAt } from '../../workspace/store.ts';
import { useProduct } from '../../workspace/use-product.ts';

export function BeforeAfter({ minutes }: { readonly minutes: Minutes }) {
  const { items, screens } = minutes.product;
  return (
    <Section head="What changed in the prototype">
      {items.length === 0 && screens.length === 0 && <p className="quiet">Nothing was decided that changes it.</p>}
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
    </Section>
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
        <p className="hatched-frame aspect-[4/3] grid place-items-center p-4 text-center border border-line-strong rounded">
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
