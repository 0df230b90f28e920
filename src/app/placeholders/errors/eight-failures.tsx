import { useState } from 'react';
import { settledValue, type Tone } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { useTone } from '../../workspace/store.ts';
import { type StatedRow, statedRows } from '../answers/answer-value.ts';
import { SettledTag, SpotCard } from '../pieces/spot-card.tsx';
import { MessageForm } from './broken-screen.tsx';

/** A small product, and eight ways to break it that all say the same. */
export function EightFailures() {
  const failures = failuresIn(useTone());
  const [brokenId, setBroken] = useState<string | null>(null);
  const broken = failures.find(({ id }) => id === brokenId) ?? null;
  const messageRows = statedRows(useAsking().view('errors.messages'));
  const pick = (failure: StageFailure) => {
    setBroken(failure.id);
    announce(`${failure.label}: the stage is broken.`);
  };
  const fix = () => {
    setBroken(null);
    announce('The stage is whole again.');
  };
  return (
    <div className="grid gap-5">
      <ul className="grid gap-2.5 grid-cols-2 @wide:grid-cols-4" aria-label="Ways to break it">
        {failures.map((failure) => (
          <li className="grid" key={failure.id}>
            <button
              type="button"
              className={`grid content-start px-3 py-2 text-start border rounded-lg
                ${BUTTON_CLASSES[broken === failure ? 'down' : 'up']}`}
              aria-pressed={broken === failure}
              onClick={() => pick(failure)}
            >
              <b className="voice-lg font-semibold">{failure.label}</b>
              <span className="text-sm text-ink-2 max-md:hidden">{failure.case}</span>
              <MessageTag row={messageRowOf(failure, messageRows)} />
            </button>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-6 @wide:grid-cols-2">
        <BreakableProduct broken={broken} mend={fix} />
        <FailureMessage
          key={broken?.id ?? ''}
          broken={broken}
          said={broken ? messageRowOf(broken, messageRows) : undefined}
        />
      </div>
    </div>
  );
}

const BUTTON_CLASSES = {
  up: 'border-ink-2 bg-raised shadow-[0_4px_0_var(--color-ink-2)] hover:bg-pen-wash',
  down: 'border-pen bg-pen-wash translate-y-1',
};

function MessageTag({ row }: { row: StatedRow | undefined }) {
  if (!row) return null;
  const [look, words] = row.settled ? ['decided', 'its words are decided'] : ['said', 'somebody has said its words'];
  return <span className={`tag ${look} justify-self-start whitespace-normal`}>{words}</span>;
}

/** The same message for every failure, until its text is known. */
function FailureMessage({ broken, said }: { broken: StageFailure | null; said: StatedRow | undefined }) {
  return (
    <section
      className={`grid gap-3 p-4 rounded-lg border bg-raised ${broken ? 'border-pen' : 'border-line-strong'}`}
      aria-label="The message"
    >
      {broken && (
        <>
          <MessageText said={said} />
          <div className="border-b-1 border-line pb-4">
            <MessageForm failure={broken} />
          </div>
        </>
      )}
      <SpotCard says={broken ? 'They read' : 'Whatever breaks, people read'} q="errors.messages" />
      <SpotCard says="Which of them comes most often, today?" q="errors.mistakes" />
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
  ['offline', { box: 'border-dotted border-ink-2' }],
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
            resize-y ${isLost ? 'bg-hatched' : ''}`}
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
      <SpotCard says="What is left of the typing?" q="errors.kept-work" choices />
      <Button onClick={broken ? mend : undefined} aria-disabled={broken === null}>
        {broken ? 'Repair it' : 'Nothing is broken yet'}
      </Button>
    </section>
  );
}

/** A failure of the made-up product. `label` is also its code in an answer. */
export interface StageFailure {
  readonly id: string;
  readonly label: string;
  /** An example of it, in a few words. */
  readonly case: string;
  /** The label stamped on the product while it fails. */
  readonly mark: string;
}

type Failure = Pick<StageFailure, 'id' | 'label'> & Readonly<Record<Tone, readonly [example: string, mark: string]>>;

const FAILURES: readonly Failure[] = [
  {
    id: 'offline',
    label: 'Offline',
    playful: ['The train enters the tunnel.', 'no line'],
    sober: ['The connection is lost.', 'no connection'],
  },
  {
    id: 'slow',
    label: 'Too slow',
    playful: ['Everybody is in at nine on Monday.', 'turning since Tuesday'],
    sober: ['Everybody works at once.', 'still waiting'],
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    playful: ['No. 17 is there already.', 'there are two of me'],
    sober: ['No. 17 exists already.', 'twice'],
  },
  {
    id: 'changed',
    label: 'Someone else changed it',
    playful: ['Ulla saved two seconds ago.', 'saved by Ulla'],
    sober: ['Saved by another.', 'changed'],
  },
  {
    id: 'declined',
    label: 'Declined',
    playful: ['The bank says no.', 'declined'],
    sober: ['The bank refuses.', 'declined'],
  },
  {
    id: 'too-big',
    label: 'File too big',
    playful: ['The whole holiday, on film.', '4 GB too long'],
    sober: ['A film of 4 GB.', 'too big'],
  },
  {
    id: 'signed-out',
    label: 'Signed out',
    playful: ['Back from lunch, and a stranger.', 'who are you?'],
    sober: ['Back after an hour.', 'signed out'],
  },
  {
    id: 'not-allowed',
    label: 'Not allowed',
    playful: ['That is for the boss.', 'keep out'],
    sober: ['It needs another role.', 'not allowed'],
  },
];

function failuresIn(tone: Tone): readonly StageFailure[] {
  return FAILURES.map(({ id, label, [tone]: [example, mark] }) => ({ id, label, case: example, mark }));
}

/** The stated message for a failure: the row whose code contains its label. */
function messageRowOf(failure: StageFailure, rows: readonly StatedRow[]): StatedRow | undefined {
  const name = failure.label.toLowerCase();
  return rows.find(({ cell }) => cell('code').toLowerCase().includes(name) && cell('text') !== '');
}
