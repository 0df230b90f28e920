import { memoizeByObject } from '../../base/memoize.ts';
import { counted } from '../../english/plural.ts';
import { speakerWords } from '../../facts/signed-words.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import type { QuestionView } from '../../workspace/workspace.ts';
import { minutesBetween } from './stations.ts';
import { aheadText, countsText } from './text/ahead-text.ts';
import { changesText } from './text/changes-text.ts';
import { bulleted, linkTo, tableText } from './text/parts.ts';
import { talkText } from './text/talk-text.ts';
import type { Minutes } from './types.ts';
import { partsOf } from './words.ts';

/** The minutes as Markdown, for the folder of their walkthrough. Times are UTC, so that every machine writes the same. */
export const minutesText = memoizeByObject((minutes: Minutes): string => {
  const parts = [
    headText(minutes),
    section('Who was there', peopleText(minutes)),
    section('What was shown', shownText(minutes)),
    ...partsOf(minutes.talks).map(({ head, talks }) => section(head, talks.map(talkText).join('\n\n'))),
    section('Parked for later', questionsText(minutes.parked)),
    section('What the answers ask next', questionsText(minutes.raised)),
    ...changesText(minutes).map(([head, text]) => section(head, text)),
    section('Who has seen what, and who has answered', countsText(minutes)),
    ...aheadText(minutes).map(([head, text]) => section(head, text)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
});

function section(head: string, text: string): string {
  return text === '' ? '' : `## ${head}\n\n${text}`;
}

const WRITTEN = 'Written by Specwalk from `questions/`; change the facts, not this file.';

function headText({ walkthrough, endedAt }: Minutes): string {
  const { title, at, by, minutes } = walkthrough;
  const took = minutesBetween(at, endedAt);
  const words =
    endedAt === null || took === null
      ? `Goes on since ${dayAndTime(at)} UTC`
      : `${dayAndTime(at)} to ${until(at, endedAt)} UTC, ${counted(took, 'minute')}`;
  const given = minutes > 0 ? ` of the ${minutes} given` : '';
  return `# Minutes: ${escapeMarkdown(title)}\n\n${words}${given}; run by ${escapeMarkdown(speakerWords(by))}.\n\n${WRITTEN}`;
}

function dayAndTime(at: string): string {
  return `${at.slice(0, 10)} ${timeOf(at)}`;
}

function timeOf(at: string): string {
  return at.slice(11, 16);
}

function until(at: string, endedAt: string): string {
  return at.slice(0, 10) === endedAt.slice(0, 10) ? timeOf(endedAt) : dayAndTime(endedAt);
}

function peopleText({ people }: Minutes): string {
  return tableText(
    ['Name', 'Speaks for', 'As', 'Came (UTC)'],
    people.map(({ name, role, as, at }) => [name, role, as ?? '', at === null ? '' : timeOf(at)]),
  );
}

function shownText({ shown }: Minutes): string {
  return tableText(
    ['At (UTC)', 'Minutes', 'What'],
    shown.map(({ at, until: left, words }) => [timeOf(at), `${minutesBetween(at, left) ?? ''}`, words]),
  );
}

function questionsText(views: readonly QuestionView[]): string {
  return bulleted(views.map(({ question }) => linkTo(question)));
}
