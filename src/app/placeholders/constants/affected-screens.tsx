import { useState } from 'react';
import { plural } from '#core/index.ts';
import { type Product, type SimulationSettings, screensOf, screensTouched } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Slider } from '../../kit/fields.tsx';
import { EmbeddedScreen } from '../../prototype/embedded-screen.tsx';
import { sampleAddress } from '../../prototype/navigation.ts';
import { dispatch, usePrototypeSession } from '../../prototype/session-store.ts';
import { roleToViewAs } from '../people/page-as-role.tsx';
import { HoleSpot } from '../sourced/sourced-value.tsx';
import { WithSamples } from '../things/with-samples.tsx';

interface AffectedScreensProps {
  /** With the overrides of this session. */
  readonly product: Product;
  /** Id of the constant; null for none. */
  readonly constant: string | null;
}

/** All screens, highlighted where the constant shows; the selected one runs below, with more data if wanted. */
export function AffectedScreens({ product, constant }: AffectedScreensProps) {
  const screens = screensOf(product);
  const affected = constant === null ? new Set<string>() : screensTouched(product, constant);
  const [picked, pick] = useState<string | null>(null);
  const shown =
    screens.find(({ id }) => id === picked) ??
    screens.find(({ id, kind }) => affected.has(id) && kind === 'list') ??
    screens.find(({ id }) => affected.has(id)) ??
    screens.find(({ kind }) => kind === 'list') ??
    screens[0];
  const role = shown && roleToViewAs(product, shown);
  if (!shown) return <HoleSpot q="screens.inventory" words="nobody has said which screens it could show on" />;
  return (
    <section className="grid content-start grid-cols-1 gap-4 min-w-0" aria-label="The screens it touches">
      <p className="voice-lg wrap-anywhere">{affectedText(product, constant, affected.size, screens.length)}</p>
      <ul className="flex flex-wrap gap-1.5 overflow-auto p-0.75 max-h-22">
        {screens.map((screen) => (
          <li key={screen.id}>
            <button
              type="button"
              className={`${LAMP}
                ${LAMPS[affected.has(screen.id) ? 'lit' : 'dark']}`}
              aria-pressed={screen.id === shown.id}
              onClick={() => pick(screen.id)}
            >
              <bdi>{screen.label}</bdi>
              {affected.has(screen.id) && <span className="unseen">, touched</span>}
            </button>
          </li>
        ))}
      </ul>
      <VolumeSlider />
      <div
        className="constants-running [&_h1]:text-xl border border-line-strong rounded-lg p-4 min-w-0 max-h-75
          overflow-auto bg-sheet"
      >
        <WithSamples product={product}>
          {(sample) => <EmbeddedScreen key={shown.id} path={sampleAddress(shown, sample)} role={role} />}
        </WithSamples>
      </div>
    </section>
  );
}

const LAMP = `min-h-8.5 max-w-55 px-2.5 py-1 border rounded-[5px] ui-sm font-semibold wrap-anywhere
  aria-pressed:shadow-[inset_0_-3px_0_var(--color-ink)]`;
const LAMPS = { lit: 'text-ink bg-pen-wash border-pen', dark: 'text-ink-2 bg-sheet border-line' };

function affectedText({ index }: Product, constant: string | null, count: number, all: number): string {
  const label = index.constants.get(constant)?.label;
  const subject = label === undefined ? 'it' : `“${label}”`;
  if (count === 0) return `None of the ${all} screens changes with ${subject}, as far as anybody has said.`;
  return plural(count, `One screen changes with ${subject}.`, `# of ${all} screens change with ${subject}.`);
}

const VOLUME_FACTORS: readonly SimulationSettings['times'][] = [1, 10, 100, 1000];

function VolumeSlider() {
  const { times } = usePrototypeSession().knobs;
  const volumeText = times === 1 ? 'as much as usual' : `× ${times}`;
  return (
    <label className="grid gap-0.5 text-ink-2 text-sm">
      <span>
        How much is there? <b className="voice-lg font-semibold text-ink">{volumeText}</b>
      </span>
      <Slider
        className="m-0 w-full h-8"
        max={VOLUME_FACTORS.length - 1}
        value={VOLUME_FACTORS.indexOf(times)}
        says={volumeText}
        onChange={(at) => {
          const next = VOLUME_FACTORS[at] ?? 1;
          dispatch({ act: 'turn', knobs: { times: next } });
          announce(next === 1 ? 'The lists hold as much as usual.' : `The lists hold ${next} times as much.`);
        }}
      />
    </label>
  );
}
