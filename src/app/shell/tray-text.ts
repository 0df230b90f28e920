import { type Reply, type ShapeSpec, serializeValue, type Workspace } from '#core/index.ts';
import { speakerLine } from '../session/speaker.ts';
import type { Entry } from '../sync/entry.ts';

const STANDS = {
  agree: 'Agrees',
  reservation: 'Has a reservation',
  disagree: 'Disagrees',
  block: 'Blocks',
} as const;

/** What was said, whole, for a clipboard or a file. */
export function trayText({ command, at }: Entry, { question }: Workspace): string {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const by = `${speakerLine(command.payload.by)}, ${when}`;
  switch (command.type) {
    case 'raise':
      return lines(command.payload.ask, command.payload.why, by);
    case 'stance': {
      const { question: id, stand, reason } = command.payload;
      return lines(question(id)?.question.ask ?? id, `${STANDS[stand]} with an answer.`, reason, by);
    }
    case 'respond': {
      const { question: id, reply } = command.payload;
      const asked = question(id)?.question;
      return lines(asked?.ask ?? id, replyText(reply, asked?.shape), by);
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

function lines(...paragraphs: readonly string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
