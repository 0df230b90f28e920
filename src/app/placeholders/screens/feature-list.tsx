import { type ReactNode, useId, useState } from 'react';
import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';

/** SVG paths in a box of 64 by 48. */
const DRAWINGS = {
  trapdoor: 'M4 30h14M46 30h14M18 30h28l-6 12H12zM32 6v14M27 15l5 6 5-6',
  stranger: 'M8 44V12l14-6v38zM22 44h38M18 26h1M44 12a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM32 44c0-12 5-17 12-17s12 5 12 17',
  lever: 'M8 44h48M18 44V34h28v10M32 34 48 10M48 10a4 4 0 1 1 6-4a4 4 0 1 1-6 4',
  fax: 'M6 24h52v18H6zM16 24V6h32v18M22 12h20M22 17h14M14 34h12M44 33h6M18 42v4h28v-4',
  window: 'M6 6h52v38H6zM6 14h52M11 10h1M16 10h1M21 10h1',
  shelf: 'M4 44h56M12 44V16h14v28M17 40h4M34 44V26h22v18M40 44v-3h10v3',
} as const;

interface FeatureProps {
  readonly of: keyof typeof DRAWINGS;
  readonly head: string;
  readonly q: string;
  readonly more?: ReactNode;
  /** Crosses out its made-up parts. */
  readonly gone?: boolean;
  readonly children: ReactNode;
}

/** A drawing with its question, and something to try while that is unanswered. */
function Feature({ of, head, q, more, gone = false, children }: FeatureProps) {
  const isOpen = isUnanswered(useAsking().view(q));
  return (
    <div
      className="screens-feature grid content-start justify-items-start gap-3 min-w-0 pt-4 pb-6 border-t
        border-line-strong"
      data-gone={gone || undefined}
    >
      <h3 className="flex items-center gap-3">
        <svg className="w-16 h-12 flex-none" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
          <path
            className="fill-none stroke-ink stroke-[1.5]"
            strokeLinejoin="round"
            strokeLinecap="round"
            d={DRAWINGS[of]}
          />
        </svg>
        {head}
      </h3>
      <Spot q={q} />
      {more}
      {isOpen && children}
    </div>
  );
}

function Consequence({ children }: { children: string }) {
  return <p className="px-3 py-2 border-l-3 border-pen bg-pen-wash voice-lg">{children}</p>;
}

interface ToggleFeatureProps extends Pick<FeatureProps, 'of' | 'head' | 'q'> {
  readonly press: string;
  readonly shows: string;
}

function ToggleFeature({ press, shows, ...feature }: ToggleFeatureProps) {
  const [tried, setTried] = useState(false);
  const toggle = () => {
    setTried(!tried);
    if (!tried) announce(shows);
  };
  return (
    <Feature {...feature}>
      <Button aria-expanded={tried} onClick={toggle}>
        {press}
      </Button>
      {tried && <Consequence>{shows}</Consequence>}
    </Feature>
  );
}

const CONDITIONS_QUESTION = 'screens.conditions';
const PAGE_CONDITIONS = ['empty', 'loading', 'half there', 'broken', 'forbidden'] as const;
type PageCondition = (typeof PAGE_CONDITIONS)[number];

/** A window that stays blank in every page condition, and what to show instead. */
function ConditionsFeature() {
  const shape = useAsking().view(CONDITIONS_QUESTION)?.question.shape;
  return (
    <Feature of="window" head="The window" q={CONDITIONS_QUESTION}>
      {shape?.shape === 'matrix' && shape.cells && <ConditionForm words={shape.cells} />}
    </Feature>
  );
}

const PREVIEW = 'grid place-items-center p-3 w-full min-h-19 bg-raised border border-t-12 rounded voice-lg';

/** A preview per page condition, blank until something better is chosen. */
function ConditionForm({ words }: { words: readonly string[] }) {
  const draftWriter = useDraftWriter();
  const [moment, setMoment] = useState<PageCondition>('empty');
  const [better, setBetter] = useState<Readonly<Partial<Record<PageCondition, string>>>>({});
  const id = useId();
  const improved = PAGE_CONDITIONS.filter((one) => better[one]);
  const border = better[moment] ? 'border-guess [border-style:solid_dashed_dashed]' : 'border-line-strong';
  const putIntoAnswer = () =>
    draftWriter.setCells(CONDITIONS_QUESTION, {
      rows: ['Every screen'],
      columns: improved,
      cells: [improved.map((one) => better[one] ?? '')],
    });
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-0.5">
        <legend>Show it when it is</legend>
        {PAGE_CONDITIONS.map((one) => (
          <label className="items-center gap-1.5 inline-flex min-h-9" key={one}>
            <input
              className="accent-pen w-4.5 h-4.5 m-0"
              type="radio"
              name={id}
              checked={moment === one}
              onChange={() => setMoment(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
      <div className={`${PREVIEW} ${border}`}>
        {better[moment] ?? <span className="unseen">{`When ${moment}: a blank page`}</span>}
      </div>
      <div className="row">
        <Select
          className="field text-md"
          aria-label={`When it is ${moment}, people should see`}
          value={better[moment] ?? ''}
          onChange={(word) => setBetter({ ...better, [moment]: word })}
          of={[['', 'Better than a blank page …'], ...words]}
        />
        {improved.length > 0 && (
          <Button look="main" onClick={putIntoAnswer}>
            Put {plural(improved.length, 'it', 'all #')} into the answer
          </Button>
        )}
      </div>
    </>
  );
}

const TRAPDOOR = {
  of: 'trapdoor',
  head: 'The trapdoor',
  q: 'screens.links',
  press: 'Step on it',
  shows: 'You are in Atlantis. The moon was full. There is no way back.',
} as const;
const STRANGER = {
  of: 'stranger',
  head: 'A stranger with a link',
  q: 'screens.shared-links',
  press: 'Open it as a stranger',
  shows: '“Dear Kim, your pay this month …” Was that meant for everybody?',
} as const;
const FAX = {
  of: 'fax',
  head: 'The fax machine',
  q: 'screens.outputs',
  press: 'Wait for midnight',
  shows: 'Whirr. The whole town is reading. Somebody asks for a coffee with it.',
} as const;

const FEATURES: readonly (readonly [q: string, feature: ReactNode])[] = [
  [TRAPDOOR.q, <ToggleFeature key="trapdoor" {...TRAPDOOR} />],
  [STRANGER.q, <ToggleFeature key="stranger" {...STRANGER} />],
  ['screens.irreversible', <DeleteLever key="lever" />],
  [FAX.q, <ToggleFeature key="fax" {...FAX} />],
  ['screens.conditions', <ConditionsFeature key="window" />],
  ['screens.devices', <DevicesFeature key="shelf" />],
];

/** The features to try. `only`: those with unanswered questions. */
export function FeatureList({ only = false }: { only?: boolean }) {
  const asking = useAsking();
  const shown = FEATURES.filter(([q]) => !only || isUnanswered(asking.view(q)));
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-x-8 mt-8 grid-fit-300" aria-labelledby="screens-corridor">
      <h2 className="unseen" id="screens-corridor">
        The rest of the house
      </h2>
      {shown.map(([, feature]) => feature)}
    </section>
  );
}

/** Pretends to delete everything without an undo. */
function DeleteLever() {
  const [gone, setGone] = useState(false);
  const pull = () => {
    setGone(true);
    announce('Everything is gone. No question was asked.');
  };
  return (
    <Feature
      of="lever"
      head="The red lever"
      q="screens.irreversible"
      more={<Spot q="screens.undo-window" />}
      gone={gone}
    >
      {gone ? (
        <>
          <Consequence>All gone. No question was asked, and undo is over. Who slipped?</Consequence>
          <Button onClick={() => setGone(false)}>Only a drawing: put it back</Button>
        </>
      ) : (
        <Button look="main" onClick={pull}>
          Delete for ever
        </Button>
      )}
    </Feature>
  );
}

const DEVICES = 'screens.devices';

/** The devices people use; each one picked goes into the answer. */
function DevicesFeature() {
  const asking = useAsking();
  const shape = asking.view(DEVICES)?.question.shape;
  return (
    <Feature of="shelf" head="The lost and found" q={DEVICES}>
      {shape?.shape === 'multi' && (
        <>
          <p className="quiet m-0">What did they really have in their hands? Pick it up.</p>
          <div className="row">
            {shape.options.map(({ id, label }) => (
              <Button key={id} onClick={() => asking.capture(DEVICES, [id])}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Feature>
  );
}
