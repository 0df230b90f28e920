import { useState } from 'react';
import { ERRORS, settledValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { Section } from '../../kit/section.tsx';
import { Spot } from '../../stage/spot.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import { type StatedRow, statedRows } from '../answers/stated-rows.ts';
import { SettledTag } from '../pieces/attributed-text.tsx';
import { ChoiceButtons } from '../pieces/choice-buttons.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { MessageForm } from './message-form.tsx';
import { messageRowOf, STAGE_FAILURES, type StageFailure } from './stage-failures.ts';

/** Nothing known: buttons for eight failures, all with the same message. */
export function Unnamed({ view }: PlaceholderProps) {
  const [broken, setBroken] = useState<StageFailure | null>(null);
  const messageRows = statedRows(useAsking().view('errors.messages'));
  const pick = (failure: StageFailure) => {
    setBroken(failure);
    announce(`${failure.label}: the stage is broken.`);
  };
  const fix = () => {
    setBroken(null);
    announce('The stage is whole again.');
  };
  return (
    <UnnamedStage
      view={view}
      of={ERRORS}
      words={[
        'How would you like it to break?',
        'The specification lists no failure. So there are eight, and every one of them says the same. Push one; then say what it should have said.',
        'Placeholder: a product and eight ways to break it',
      ]}
      address={<UnknownAddress after="/17" />}
    >
      <div className="grid grid-cols-1 gap-6 @container">
        <ul className="grid gap-3 grid-cols-2 @wide:grid-cols-4" aria-label="Ways to break it">
          {STAGE_FAILURES.map((failure) => (
            <li className="grid" key={failure.id}>
              <button
                type="button"
                className={`grid content-start gap-1 p-3 min-h-26 text-start border rounded-lg
                  ${BUTTON_CLASSES[broken === failure ? 'down' : 'up']}`}
                aria-pressed={broken === failure}
                onClick={() => pick(failure)}
              >
                <b className="voice-lg font-semibold">{failure.label}</b>
                <span className="text-sm leading-[1.35] text-ink-2">{failure.case}</span>
                <MessageTag row={messageRowOf(failure, messageRows)} />
              </button>
            </li>
          ))}
        </ul>
        <div className="grid items-start gap-6 @wide:grid-cols-2">
          <div className="grid gap-6">
            <BreakableProduct broken={broken} mend={fix} />
            <SpotCard says="Which of them comes most often, today?" q="errors.mistakes" />
          </div>
          <FailureMessage
            key={broken?.id ?? ''}
            broken={broken}
            said={broken ? messageRowOf(broken, messageRows) : undefined}
          />
        </div>
        <OtherFailures />
      </div>
    </UnnamedStage>
  );
}

const BUTTON_CLASSES = {
  up: 'border-dashed border-ink-2 bg-raised shadow-[0_4px_0_var(--color-ink-2)] hover:bg-pen-wash',
  down: 'border-pen bg-pen-wash translate-y-1',
};
const LETTER_COUNT = 50;
const FAILED_LETTERS: readonly number[] = [13, 31, 32];

const LETTER_CLASSES = `aspect-square border-1 border-ink-2 data-failed:border-pen
  data-failed:bg-[repeating-linear-gradient(135deg,transparent_0_2px,var(--color-pen)_2px_3.5px)]`;
const SECTION_CLASSES =
  'grid justify-items-start content-start gap-3 pt-4 border-t border-t-line-strong [&>h2]:m-0 [&>h2]:text-xl';

/** Failures that are no single event: a record that may not be seen, and a few items of a batch that fail. */
function OtherFailures() {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-2">
      <Section className={SECTION_CLASSES} head="A stranger asks for no. 18">
        <p className="voice-lg text-ink-2">“There is a no. 18. It is not for you.” Or: “There is no no. 18.”</p>
        <Spot q="errors.disclosure" />
        <ChoiceButtons q="errors.disclosure" behind="No, rather …" />
      </Section>
      <Section className={SECTION_CLASSES} head="Fifty letters go out, three come back">
        <div className="grid w-full grid-cols-[repeat(25,1fr)] gap-0.75 max-w-85" aria-hidden="true">
          {Array.from({ length: LETTER_COUNT }, (_, at) => (
            <i
              className={LETTER_CLASSES}
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of marks.
              key={at}
              data-failed={FAILED_LETTERS.includes(at) || undefined}
            />
          ))}
        </div>
        <Spot q="errors.bulk" />
        <ChoiceButtons q="errors.bulk" behind="No, rather …" />
      </Section>
    </div>
  );
}

function MessageTag({ row }: { row: StatedRow | undefined }) {
  if (!row) return null;
  const [look, words] = row.settled ? ['decided', 'its words are decided'] : ['guess', 'somebody has said its words'];
  return <span className={`tag ${look} justify-self-start whitespace-normal`}>{words}</span>;
}

/** The same message for every failure, until its text is known. */
function FailureMessage({ broken, said }: { broken: StageFailure | null; said: StatedRow | undefined }) {
  return (
    <section
      className={`grid gap-3 p-4 rounded-lg
        ${broken ? 'border-2 border-pen bg-raised' : 'border border-dashed border-ink-2'}`}
      aria-label="The message"
    >
      {broken ? (
        <>
          <MessageText said={said} />
          <div className="border-b-1 border-line pb-4">
            <MessageForm failure={broken} />
          </div>
        </>
      ) : (
        <p className="px-4 py-6 rounded bg-hatched voice-lg halo">Here will stand a message. Break something.</p>
      )}
      <SpotCard says="They read" q="errors.messages" />
      <SpotCard says="Whose to mend" q="errors.classes" />
      <SpotCard says="Who else hears of it" q="errors.alerts" />
    </section>
  );
}

/** Takes the focus, as the message is what people read after the press. */
function MessageText({ said }: { said: StatedRow | undefined }) {
  return (
    <div>
      <h2 className="m-0 text-xl wrap-anywhere" tabIndex={-1} ref={focusOnce}>
        {said?.cell('text') ?? 'Something went wrong.'}
      </h2>
      <p className="mt-1.5 text-sm">
        {said ? (
          <>
            <SettledTag settled={said.settled} /> They can: {said.cell('action') || 'nothing'}
          </>
        ) : (
          <>
            <span className="tag hole">Nobody has said</span> what, or what to do about it.
          </>
        )}
      </p>
    </div>
  );
}

type ProductPart = 'box' | 'head' | 'who' | 'file' | 'mark';

const DOUBLED_BOX = `border-line-strong
  shadow-[10px_10px_0_-1.5px_var(--color-sheet),10px_10px_0_0_var(--color-line-strong)]`;

/** Classes of the parts that a failure changes. */
const BROKEN_CLASSES: ReadonlyMap<string, Readonly<Partial<Record<ProductPart, string>>>> = new Map([
  ['offline', { box: 'border-dashed border-ink-2' }],
  ['slow', { head: 'pb-2 [border-bottom:6px_dotted_var(--color-hatch)]' }],
  ['duplicate', { box: DOUBLED_BOX }],
  ['changed', { head: 'line-through decoration-pen' }],
  ['declined', { mark: 'text-xl uppercase -rotate-8' }],
  ['too-big', { file: 'text-xl bg-pen-wash border-pen' }],
  ['signed-out', { who: 'bg-hatched bg-sheet text-ink border-ink-2' }],
  ['not-allowed', { box: 'bg-hatched border-line-strong' }],
]);

const SAMPLE_TEXT = 'Dear all, it began in March, when the second pump …';

/** A small product to break. Every failure loses what was typed, unless `errors.kept-work` says otherwise. */
function BreakableProduct({ broken, mend }: { broken: StageFailure | null; mend: () => void }) {
  const [typed, setTyped] = useState(SAMPLE_TEXT);
  const keptWork = settledValue(useAsking().view('errors.kept-work'));
  const isLost = broken !== null && keptWork !== 'form';
  const { box, head, who, file, mark } = BROKEN_CLASSES.get(broken?.id ?? '') ?? {};
  return (
    <section
      className={`relative isolate grid justify-items-start gap-3 p-4 bg-sheet border
        motion-safe:data-broken:animate-[errors-jolt_260ms_ease-out]
        rounded-lg ${box ?? 'border-line-strong'}`}
      data-broken={broken?.id}
      aria-label="The product"
    >
      {broken && (
        <svg
          className="absolute inset-0 -z-1 w-full h-full fill-none stroke-pen stroke-[1.5] opacity-55
            pointer-events-none"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M62 0 55 14 66 25 48 41 60 52 41 66 52 79 38 100" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <header className={`flex flex-wrap justify-between gap-2 w-full ${head ?? ''}`}>
        <h2 className="m-0 text-xl">Complaint no. 17</h2>
        <span
          className={`px-2.5 py-0.75 text-sm border border-dashed rounded-[12px]
            ${who ?? 'text-guess border-guess'}`}
        >
          {broken?.id === 'signed-out' ? 'nobody' : 'Bob, made up'}
        </span>
      </header>
      <label className="quiet grid gap-1 w-full">
        Twenty minutes of typing. Add a few words of your own.
        <textarea
          className={`w-full px-2.5 py-2 text-ink voice-lg bg-raised border border-line-strong rounded
            resize-y ${isLost ? 'border-dashed bg-hatched' : ''}`}
          rows={3}
          value={isLost ? '' : typed}
          readOnly={broken !== null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {isLost && (
        <p className="text-pen voice-lg">
          {keptWork === 'draft' ? 'Kept as a draft, as decided.' : 'Your words were here.'}
        </p>
      )}
      <p className={`max-w-full px-2.5 py-0.75 mono-sm border-1 rounded-sm ${file ?? 'border-ink-2'}`}>holiday.mov</p>
      {broken && (
        <span
          className={`absolute top-31 right-3 z-1 px-2.5 py-1 ui-sm font-semibold text-pen bg-sheet
            border-2 border-pen rounded-sm ${mark ?? 'rotate-6'}`}
        >
          {broken.mark}
        </span>
      )}
      <SpotCard says="What is left of the typing?" q="errors.kept-work">
        <ChoiceButtons q="errors.kept-work" behind="No, rather …" />
      </SpotCard>
      <Button onClick={broken ? mend : undefined} aria-disabled={broken === null}>
        {broken ? 'Mend it' : 'Nothing to mend yet'}
      </Button>
    </section>
  );
}
