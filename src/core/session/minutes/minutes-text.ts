import { memoizeByObject } from '../../base/memoize.ts';
import { capitalize, decapitalize } from '../../english/capitalize.ts';
import { withCount } from '../../english/plural.ts';
import { minutesPath } from '../../facts/paths.ts';
import { saidByWords, speakerWords } from '../../facts/speaker.ts';
import type { Question, Reaction, Reply } from '../../facts/types.ts';
import { escapeMarkdown } from '../../spec/escape.ts';
import { valueMarkdown } from '../../texts/decided/answer-text.ts';
import { markdownTable } from '../../texts/decided/passage.ts';
import { CONSENT_WORDS } from '../../workspace/questions/question-state.ts';
import { replyWords } from '../../workspace/questions/staleness.ts';
import { viewWalkthroughs } from '../../workspace/walkthroughs/view-walkthroughs.ts';
import { type QuestionView, type Snapshot, settledValue } from '../../workspace/workspace.ts';
import { type Task, taskWords } from '../tasks.ts';
import { minutesBetween } from './facts-until.ts';
import type { DiffLine } from './line-diff.ts';
import { minutesOf } from './minutes-of.ts';
import {
  authorsHead,
  changeLines,
  decisionWords,
  discussionsByStatus,
  noAnswerWords,
  pollWords,
  replacedWords,
  speakersWords,
} from './minutes-words.ts';
import type { Discussion, Minutes, PositionView, TextChange } from './types.ts';

/** Headings with their texts; a text is empty where nothing changed. */
function changesText({ spec, product }: Minutes): readonly (readonly [head: string, text: string])[] {
  const items = changeLines(product.items).map(
    ({ head, names }) => `${escapeMarkdown(head)}: ${escapeMarkdown(names.join(', '))}`,
  );
  const screens = product.screens.map(({ label }) => label).join(', ');
  const look = screens === '' ? '' : `Screens to look at: ${escapeMarkdown(screens)}.`;
  return [
    ['What changed in the specification', spec.map(changeText).join('\n\n')],
    ['What changed in the prototype', [bulleted(items), look].filter(Boolean).join('\n\n')],
  ];
}

const DIFF_PREFIXES: Readonly<Record<DiffLine['is'], string>> = {
  same: ' ',
  added: '+',
  removed: '-',
  gap: '@@ … @@',
};

function changeText({ title, lines }: TextChange): string {
  const body = lines.map(({ is, text }) => `${DIFF_PREFIXES[is]}${text}`).join('\n');
  const fence = fenceFor(body);
  return `### Under ${escapeMarkdown(title)}\n\n${fence}diff\n${body}\n${fence}`;
}

/** Longer than any run of backticks inside. */
function fenceFor(body: string): string {
  const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

/** Markdown for the folder of the walkthrough. Times are UTC, so that every machine writes the same. */
export const minutesText = memoizeByObject((minutes: Minutes): string => {
  const parts = [
    headText(minutes),
    ...discussionsByStatus(minutes.discussions).map(({ head, discussions }) =>
      section(head, discussions.map(discussionText).join('\n\n')),
    ),
    section('Parked for later', questionsText(minutes.parked)),
    ...nextStepsText(minutes).map(([head, text]) => section(head, text)),
    section('New questions from these answers', questionsText(minutes.raised)),
    ...changesText(minutes).map(([head, text]) => section(head, text)),
    section('Who was there', peopleText(minutes)),
    section('What was shown', shownText(minutes)),
    section('Who has seen what, and who has answered', countsText(minutes)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
});

function section(head: string, text: string): string {
  return text === '' ? '' : `## ${head}\n\n${text}`;
}

const GENERATED_NOTE = 'Written by Specwalk from `questions/`. Change the facts, not this file.';

function headText({ walkthrough, endedAt, closingWord }: Minutes): string {
  const { title, at, by, minutes } = walkthrough;
  const took = minutesBetween(at, endedAt);
  const words =
    endedAt === null || took === null
      ? `Running since ${dayAndTime(at)} UTC`
      : `${dayAndTime(at)} to ${until(at, endedAt)} UTC, ${withCount(took, 'minute')}`;
  const given = minutes > 0 ? ` of ${minutes} planned` : '';
  const thanks = closingWord === '' ? [] : [quoted(escapeMarkdown(closingWord))];
  const head = `# Minutes: ${escapeMarkdown(title)}\n\n${words}${given}; led by ${escapeMarkdown(speakerWords(by))}.`;
  return [head, ...thanks, GENERATED_NOTE].join('\n\n');
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
    ['Name', 'Speaks for', 'As', 'Arrived (UTC)'],
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

/** Coverage by group, and how many questions were open after each walkthrough. */
function countsText({ coverage: { open, groups }, burnDown }: Minutes): string {
  const covered = tableText(
    ['Group', 'Open points seen', 'Open questions for them', 'Not answered by any of them'],
    groups.map(({ group, seen, theirs, silent }) => [group, `${seen} of ${open}`, `${theirs}`, `${silent.length}`]),
  );
  const burnt = tableText(
    ['Walkthrough', 'Open before', 'Closed', 'Raised', 'Open after'],
    burnDown.map(({ walkthrough: { title, at }, before, closed, raised, after }) => [
      `${at.slice(0, 10)} ${title}`,
      `${before}`,
      `${closed}`,
      `${raised}`,
      `${after}`,
    ]),
  );
  return [covered, burnt].filter(Boolean).join('\n\n');
}

function nextStepsText({ next }: Minutes): readonly (readonly [head: string, text: string])[] {
  const tasks = next.tasks.map(({ person, tasks: all }) => `${escapeMarkdown(person)}\n${bulleted(all.map(taskText))}`);
  const more = next.open - next.questions.length;
  const first = bulleted(next.questions.map(({ question }) => linkTo(question)));
  return [
    ['To do', bulleted(tasks)],
    ['What to ask next', more > 0 ? `${first}\n\nand ${more} more.` : first],
  ];
}

function taskText(task: Task): string {
  const due = task.due === '' ? '' : `, by ${task.due}`;
  return `${linkTo(task.view.question)}: ${escapeMarkdown(taskWords(task, 'them'))}${due}`;
}

/** First what became of the question, then who said what. */
function discussionText(discussion: Discussion): string {
  const { view, positions, poll } = discussion;
  return [
    `### ${linkTo(view.question)}`,
    poll === null ? '' : pollWords(poll),
    outcomeText(discussion),
    ...positions.map((side) => positionText(side, discussion)),
    bulleted(remarks(discussion)),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function outcomeText({ view, decision, restsOn, against }: Discussion): string {
  const inForce = view.decision;
  if (!inForce) return '';
  const before = decision === null ? ` earlier, on ${inForce.at.slice(0, 10)}` : '';
  const heard = restsOn.length > 0 ? `, based on what ${speakersWords(restsOn)} said` : '';
  const dissent = against.length > 0 ? ` Against: ${speakersWords(against)}.` : '';
  const words = `**${escapeMarkdown(decisionWords(inForce))}${before}**${escapeMarkdown(`${heard}.${dissent}`)}`;
  const said = settledValue(view);
  return said === undefined ? words : `${words}\n\n${quoted(valueMarkdown(said, view.question.shape))}`;
}

/** The decided answer has been written above. */
function positionText({ reply, by, reactions, decided }: PositionView, { view }: Discussion): string {
  const said = decided
    ? `${capitalize(escapeMarkdown(speakersWords(by)))} gave this answer.`
    : `${escapeMarkdown(authorsHead(by))}\n\n${quoted(replyMarkdown(reply, view))}`;
  return [said, bulleted(reactions.map(reactionText))].filter(Boolean).join('\n\n');
}

function replyMarkdown(reply: Reply, { question }: QuestionView): string {
  if (reply.says === 'value') return valueMarkdown(reply.value, question.shape);
  const why = reply.says === 'not-applicable' ? reply.why : '';
  return why ? `Does not apply: ${escapeMarkdown(why)}` : 'Does not apply.';
}

function reactionText(reaction: Reaction): string {
  const { stand, reason } = reaction;
  const words = `${escapeMarkdown(saidByWords(reaction))} ${CONSENT_WORDS[stand].one}`;
  return reason === '' ? words : `${words}: “${escapeMarkdown(reason)}”`;
}

function remarks(discussion: Discussion): readonly string[] {
  const { view, others, replaced, earlier } = discussion;
  return [
    ...others.map((response) =>
      escapeMarkdown(capitalize(`${speakersWords([response])} ${noAnswerWords(response, view)}.`)),
    ),
    ...replaced.map((response) =>
      escapeMarkdown(
        `${replacedWords(response, discussion)}, ${saidByWords(response)}: ${replyWords(response.reply, view.question)}`,
      ),
    ),
    ...earlier.map((decision) => escapeMarkdown(`Before that, ${decapitalize(decisionWords(decision))}`)),
  ];
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : markdownTable([head, ...rows]);
}

function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `- ${line.replaceAll('\n', '\n  ')}`).join('\n');
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** A question with a link from the folder of the walkthrough to its own. */
function linkTo({ id, ask }: Question): string {
  return `${escapeMarkdown(ask)} ([${id}](../../${id}/question.md))`;
}

export function minutesFiles(snapshot: Snapshot) {
  return viewWalkthroughs(snapshot.facts).flatMap(({ walkthrough: { id }, endedAt }) => {
    if (endedAt === null) return [];
    const text = () => {
      const minutes = minutesOf(snapshot, id);
      return minutes ? minutesText(minutes) : '';
    };
    return [{ path: minutesPath(id), text }];
  });
}
