import { type Poll, type QuestionView, type WalkthroughView, withCount } from '#core/index.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { Button } from '../../kit/button.tsx';
import { RadioGroup } from '../../kit/fields.tsx';
import { type NamedProgress, pollProgressOf, progressWords } from '../../presence/poll-progress.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { draftStore } from '../../session/drafts.ts';
import { usePresence } from '../../session/presence-store.ts';
import { speakerLine } from '../../session/speaker.ts';
import { NAMES_WORDS, VISIBILITY_WORDS, WORDS } from '../words.ts';
import { Popover } from './popover.tsx';

interface PollControlProps {
  readonly view: WalkthroughView;
  readonly question: QuestionView;
  readonly emit: EmitEvent;
  /** Brings everybody to the question; resolves to whether they are there. */
  readonly gather: () => Promise<boolean>;
  readonly brief?: boolean;
}

export function PollControl({ view, question, emit, gather, brief = false }: PollControlProps) {
  const room = usePresence();
  const { id, ask } = question.question;
  const poll = view.polls.get(id);
  const openPoll = async (options: Pick<Poll, 'hidden' | 'names'>) =>
    (await gather()) && (await emit({ happened: 'put', question: id, ...options }));
  const openPollPopover = (label: string, className?: string) => (
    // Its key parts it from the popover that takes its place: what was open must not stay open with other words.
    <Popover key="ask" name={WORDS.ask} className={className} label={label}>
      {(close) => <OpenPollForm ask={ask} put={openPoll} done={close} />}
    </Popover>
  );
  if (!poll) return openPollPopover(WORDS.ask, 'walk-button main');
  const progress = pollProgressOf(poll, question.responses, room);
  const counted =
    progress && (brief && progress.of > 0 ? `${progress.answered} of ${progress.of}` : progressWords(progress));
  return (
    <>
      <Popover name="Who has answered" label={counted ?? 'Asked'}>
        {() => <PollProgress progress={progress} round={poll} />}
      </Popover>
      {poll.revealed ? (
        !brief && openPollPopover('Ask again')
      ) : (
        <RevealButton progress={progress} reveal={() => emit({ happened: 'revealed', question: id })} />
      )}
    </>
  );
}

/** Who has not answered yet, as far as this may be known. */
export function PollProgress({ progress, round }: { progress: NamedProgress | null; round: Poll }) {
  return (
    <>
      <h2 className="small-head">{round.revealed ? 'Shown to everybody' : VISIBILITY_WORDS.hidden}</h2>
      {progress && <p>{progressWords(progress)}.</p>}
      {progress?.missing === null && (
        <p className="quiet">
          Names are optional, so nobody can see who is missing, and the count changes every five seconds at most.
        </p>
      )}
      {progress?.missing && progress.missing.length > 0 && (
        <>
          <p className="quiet">Not yet:</p>
          <ul className="grid gap-2">
            {progress.missing.map((person) => (
              <li key={speakerLine(person)}>{speakerLine(person)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Reveals the answers. What was seen was seen, so it asks first if somebody has not answered yet. */
function RevealButton({ progress, reveal }: { progress: NamedProgress | null; reveal: () => Promise<boolean> }) {
  const missingCount = progress ? progress.of - progress.answered : 0;
  if (missingCount <= 0)
    return (
      <button type="button" className="walk-button main" onClick={() => void reveal()}>
        Reveal
      </button>
    );
  return (
    <Popover name="Reveal the answers" className="walk-button main" label="Reveal …">
      {(close) => (
        <>
          <p>{withCount(missingCount, 'person has', 'people have')} not answered yet.</p>
          <div className="row">
            <Button look="main" onClick={() => void reveal().then(close)}>
              Reveal now
            </Button>
            <Button onClick={close}>Wait</Button>
          </div>
        </>
      )}
    </Popover>
  );
}

/** The options of the facilitator’s last poll, as defaults for the next one. */
const pollDefaults = draftStore<{
  readonly sight: keyof typeof VISIBILITY_WORDS;
  readonly names: keyof typeof NAMES_WORDS;
}>('put', { sight: 'hidden', names: 'signed' });

interface OpenPollFormProps {
  readonly ask: string;
  readonly put: (how: Pick<Poll, 'hidden' | 'names'>) => Promise<boolean>;
  readonly done: () => void;
}

function OpenPollForm({ ask, put, done }: OpenPollFormProps) {
  const { sight, names } = pollDefaults.use('how');
  const command = useCommand();
  // Otherwise the time at which an answer appears would give away who withheld their name.
  const hidden = sight === 'hidden' || names !== 'signed';
  const send = () =>
    command.send(async () => {
      if (await put({ hidden, names })) done();
      return null;
    });
  return (
    <CommandForm className="put grid gap-3" command={command} send={send} submit="Ask now" busy="Ask now">
      <p className="voice-lg">{ask}</p>
      <h2 className="small-head">Answers</h2>
      {names === 'signed' ? (
        <RadioGroup
          label="Answers"
          choices={VISIBILITY_WORDS}
          value={sight}
          onChange={(next) => pollDefaults.edit('how', { sight: next })}
        />
      ) : (
        <p>{VISIBILITY_WORDS.hidden}</p>
      )}
      <h2 className="small-head">Names</h2>
      <RadioGroup
        label="Names"
        choices={NAMES_WORDS}
        value={names}
        onChange={(next) => pollDefaults.edit('how', { names: next })}
      />
      {names !== 'signed' && (
        <p className="quiet">
          Without names, answers stay hidden until you reveal them, and nobody sees who is missing.
        </p>
      )}
    </CommandForm>
  );
}
