import { checksum } from '../base/checksum.ts';
import { daysAfter } from '../conditions/durations.ts';
import type { Task } from './tasks.ts';

export interface CalendarOptions {
  readonly workspace: string;
  readonly tasks: readonly Task[];
  readonly addressOf: (task: Task) => string;
  /** The time of the file: a calendar takes the newer of two entries. */
  readonly now: Date;
}

/**
 * A calendar file (RFC 5545) with an all-day entry for each task that has a day, and a reminder the day before.
 * Events, as common calendars take no to-dos. A task keeps its id, so that sending it again moves the same entry.
 * Null where no task has a day.
 */
export function calendarFile({ workspace, tasks, addressOf, now }: CalendarOptions): string | null {
  const dated = tasks.filter(({ due }) => due !== '');
  if (dated.length === 0) return null;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Specwalk//Walkthrough//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...dated.flatMap((task) => eventOf(task, workspace, addressOf(task), stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventOf(task: Task, workspace: string, address: string, stamp: string): readonly string[] {
  const { view, due, person } = task;
  const { id, ask, why } = view.question;
  const summary = `Answer: ${ask}`;
  return [
    'BEGIN:VEVENT',
    `UID:${checksum(workspace)}${checksum(person)}-${id}@specwalk`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${daysAfter(due, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${why}\n\n${address}`)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Escaped by RFC 5545, 3.3.11; characters that no line may hold are left out. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Octets of a line without its line break. */
const MAX_OCTETS = 75;

/** Pieces of at most 75 octets (RFC 5545, 3.1), never cut inside of a character. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > MAX_OCTETS) {
      pieces.push(piece);
      // The blank that begins a piece counts.
      [piece, octets] = ['', 1];
    }
    piece += letter;
    octets += more;
  }
  return [...pieces, piece].join('\r\n ');
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
