import {
  plural,
  type Reply,
  type ShapeSpec,
  type Speaker,
  sameSpeaker,
  serializeValue,
  type Workspace,
} from '#core/index.ts';
import { Button, SaveLink } from '../kit/button.tsx';
import { ConfirmButton } from '../kit/confirm-dialog.tsx';
import { copyText } from '../kit/copy-text.ts';
import { ownSpeaker } from '../session/session.ts';
import { speakerLine, useSpeaker } from '../session/speaker.ts';
import { type OutboxEntry, questionIdOf, withSpeaker } from '../sync/outbox-entry.ts';
import { addEntry, changeEntry, useEntries } from '../sync/outbox-store.ts';
import { commandId } from '../sync/send-command.ts';
import { useWorkspace } from '../workspace/store.ts';

/** The commands that the server refused, until somebody sends them again or discards them. */
export function RefusedCommands() {
  const workspace = useWorkspace();
  const refused = useEntries().filter(({ state }) => state === 'refused');
  const [first] = refused;
  if (!first) return null;
  return (
    <section className="trouble tray" aria-label="Not saved">
      <details>
        <summary>
          <span role="alert">
            {plural(refused.length, `Your answer was not saved: ${first.problem}`, '# answers were not saved.')}
          </span>
        </summary>
        <ul className="grid gap-4 mt-3">
          {refused.map((entry) => (
            <li key={entry.command.id} className="tray-entry grid gap-2 min-w-0 wrap-anywhere">
              <RefusedCommand entry={entry} workspace={workspace} isAlone={refused.length === 1} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function RefusedCommand({ entry, workspace, isAlone }: { entry: OutboxEntry; workspace: Workspace; isAlone: boolean }) {
  const own = ownSpeaker();
  const speaker = useSpeaker();
  const { command, problem } = entry;
  const text = refusedText(entry, workspace);
  const isUnnamed = command.type === 'respond' && command.payload.anonymous !== undefined;
  const isByOther = own !== null && !sameSpeaker(command.payload.by, own);
  const signing = own ?? speaker;
  return (
    <>
      {!isAlone && <p className="problem">{problem}</p>}
      <pre className="m-0 font-inherit whitespace-pre-wrap">{text}</pre>
      <div className="row">
        <Button onClick={() => void tryAgain(entry)}>Try again</Button>
        {signing.name && (isUnnamed || isByOther) && (
          <Button onClick={() => void sendSigned(entry, signing)}>
            {isUnnamed ? 'Send with my name' : `Send as ${speakerLine(signing)}`}
          </Button>
        )}
        <Button onClick={() => void copyText(text)}>Copy</Button>
        <SaveLink name={`${questionIdOf(command)}.md`} type="text/markdown" text={text}>
          Download
        </SaveLink>
        <ConfirmButton
          label="Discard"
          whose="this answer"
          asks="Discard this answer?"
          yes="Discard it"
          onYes={() => void changeEntry(command.id, null)}
        >
          It was not saved, and cannot be brought back.
        </ConfirmButton>
      </div>
    </>
  );
}

function tryAgain({ problem: _problem, ...entry }: OutboxEntry): Promise<void> {
  return changeEntry(entry.command.id, { ...entry, state: 'waiting' });
}

/** Sends a command again under the person’s name. It is added before the other is removed, so that it is never lost. */
async function sendSigned({ problem: _problem, ...entry }: OutboxEntry, speaker: Speaker) {
  const { command } = entry;
  const signed = { ...withSpeaker(withName(command), speaker), id: commandId() };
  await addEntry({ ...entry, command: signed, state: 'waiting' });
  await changeEntry(command.id, null);
}

function withName(command: OutboxEntry['command']): OutboxEntry['command'] {
  if (command.type !== 'respond') return command;
  // The answer that it supersedes has no name either, and cannot be replaced by one with a name.
  const { anonymous, supersedes, ...payload } = command.payload;
  const replacing = anonymous || supersedes === undefined ? {} : { supersedes };
  return { ...command, payload: { ...payload, ...replacing } };
}

const CONSENT_VERBS = {
  agree: 'Agrees',
  reservation: 'Has a reservation',
  disagree: 'Disagrees',
  block: 'Blocks',
} as const;

function refusedText({ command, at }: OutboxEntry, { question }: Workspace): string {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const by = `${speakerLine(command.payload.by)}, ${when}`;
  switch (command.type) {
    case 'raise':
      return joinParagraphs(command.payload.ask, command.payload.why, by);
    case 'stance': {
      const { question: id, stand, reason } = command.payload;
      return joinParagraphs(question(id)?.question.ask ?? id, `${CONSENT_VERBS[stand]} with an answer.`, reason, by);
    }
    case 'respond': {
      const { question: id, reply } = command.payload;
      const asked = question(id)?.question;
      return joinParagraphs(asked?.ask ?? id, replyText(reply, asked?.shape), by);
    }
  }
}

function replyText(reply: Reply, shape: ShapeSpec | undefined): string {
  switch (reply.says) {
    case 'value':
      return shape ? serializeValue(reply.value, shape).trim() : JSON.stringify(reply.value, null, 2);
    case 'pass':
      return 'Does not know.';
    case 'unknown':
      return reply.who ? `Does not know; ask ${reply.who}.` : 'Does not know.';
    case 'not-applicable':
      return `Does not apply: ${reply.why}`;
    case 'later':
      return [`Later: ${reply.owner}`, reply.until].filter(Boolean).join(', ');
  }
}

function joinParagraphs(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
