import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KIM, story } from '#testing/core/story.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { calendarFile } from './calendar.ts';
import { type Task, tasksByPerson } from './tasks.ts';

const NOW = new Date('2026-11-22T09:30:00.500Z');
const ADDRESS = 'https://walk.example/points/1?q=purpose.cost';

const [DORA] = tasksByPerson(
  openWorkspace(
    story().decided('purpose.cost', { outcome: 'deferred', owner: 'Dora', until: '2026-12-31' }, KIM).snapshot,
  ),
);
const TASK = DORA?.tasks[0];

function file(changes: Partial<Task> = {}, workspace = 'demo'): string {
  if (!TASK) throw new Error('Nothing was deferred.');
  const task = { ...TASK, ...changes };
  return calendarFile({ workspace, tasks: [task], addressOf: () => ADDRESS, now: NOW }) ?? '';
}

/** Reads content lines as RFC 5545, 3.1 and 3.3.11 have them: unfolded, unescaped. */
function lines(text: string): readonly (readonly [name: string, value: string])[] {
  const unfolded = text.replaceAll('\r\n ', '');
  return unfolded
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const at = line.indexOf(':');
      const value = line.slice(at + 1).replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));
      return [line.slice(0, at), value];
    });
}

const valueIn = (text: string, name: string) => lines(text).find(([key]) => key === name)?.[1];

test('one entry a day long, with all that the standard asks for and a reminder the day before', () => {
  expect(lines(file())).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Specwalk//Walkthrough//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', expect.stringMatching(/^[0-9a-f]{16}-purpose\.cost@specwalk$/)],
    ['DTSTAMP', '20261122T093000Z'],
    ['DTSTART;VALUE=DATE', '20261231'],
    ['DTEND;VALUE=DATE', '20270101'],
    ['SUMMARY', 'Answer: What does it cost you, in time or money, when this goes wrong?'],
    ['DESCRIPTION', `${TASK?.view.question.why}\n\n${ADDRESS}`],
    ['URL', ADDRESS],
    ['TRANSP', 'TRANSPARENT'],
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', 'Answer: What does it cost you, in time or money, when this goes wrong?'],
    ['TRIGGER', '-P1D'],
    ['END', 'VALARM'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
});

test('whatever people type: lines end in CRLF, take at most 75 octets, are cut between letters and read back', () => {
  if (!TASK) throw new Error('Nothing was deferred.');
  const { view } = TASK;
  const typed = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ''));
  fc.assert(
    fc.property(typed, typed, (ask, why) => {
      const text = file({ view: { ...view, question: { ...view.question, ask, why } } });
      expect(text.endsWith('\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\uD800-\uDBFF]$/);
      }
      expect(valueIn(text, 'SUMMARY')).toBe(`Answer: ${ask}`);
      expect(valueIn(text, 'DESCRIPTION')).toBe(`${why}\n\n${ADDRESS}`);
    }),
  );
});

test('another day moves the same entry; another person or workspace is another entry', () => {
  const uid = valueIn(file(), 'UID');
  expect(valueIn(file({ due: '2027-01-15' }), 'UID')).toBe(uid);
  expect(valueIn(file({ person: 'Bob' }), 'UID')).not.toBe(uid);
  expect(valueIn(file({}, 'other'), 'UID')).not.toBe(uid);
});

test('a task without a day is no entry', () => {
  expect(file({ due: '' })).toBe('');
});
