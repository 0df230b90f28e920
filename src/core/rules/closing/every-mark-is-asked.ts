import { groupBy } from '../../base/group-by.ts';
import { inQuotes } from '../../english/lists.ts';
import { withCount } from '../../english/plural.ts';
import { isAssumed } from '../../facts/is-assumed.ts';
import { isClosed, type QuestionStatus } from '../../workspace/questions/question-state.ts';
import { standingQuestions } from '../../workspace/questions/standing-questions.ts';
import type { QuestionView, Workspace } from '../../workspace/workspace.ts';
import { type Breach, breach, closingRule, type FindingPlace, oneBreach } from '../closing-rule.ts';

/** How many of the open questions of a point a finding leads to. */
const MAX_SHOWN = 3;

/**
 * Rule 43: every mark of the specification, and every point that says nothing, has one question; no slot is asked for
 * twice; and every question is closed, with a day to look again if it was assumed and a responsible person if it was
 * deferred. The ledger has one row per question by construction, so that is not checked.
 */
export const everyMarkIsAsked = closingRule({
  id: 43,
  severity: 'error',
  reason: 'A hole without a question is forgotten, and an assumption without a date turns into a fact.',
  finds: ({ workspace }) => [
    ...unasked(workspace),
    ...askedTwice(workspace),
    ...withoutDay(workspace),
    ...withoutOwner(workspace),
    ...openByPoint(workspace),
  ],
});

/** Marks without a question, and unanswered points without one. */
function unasked({ spec, points, questionsAsRaised, ...rest }: Workspace): readonly Breach[] {
  const asked = questionsAsRaised.map(({ question }) => question);
  const marks = standingQuestions(spec, asked).flatMap(({ id, point, origin }): readonly Breach[] => {
    if (origin.from !== 'mark') return [];
    const title = rest.point(point)?.point.title ?? point;
    const sentence = `Under ${inQuotes(title)} it still says ${inQuotes(origin.text)}, and no question asks about it; raise the questions again.`;
    return oneBreach(sentence, { point, question: id });
  });
  const silent = points.filter(({ point, questions }) => point.status === 'unanswered' && questions.length === 0);
  return [
    ...marks,
    ...silent.map(({ point }) =>
      breach(`${inQuotes(point.title)} says nothing, and no question asks about it; raise the questions again.`, {
        point: point.id,
      }),
    ),
  ];
}

/** Questions with these statuses fill no slot. */
const INACTIVE: ReadonlySet<QuestionStatus> = new Set(['not-applicable', 'parked']);

function askedTwice({ questions }: Workspace): readonly Breach[] {
  const filling = questions.filter(({ question, status }) => question.slot !== null && !INACTIVE.has(status));
  return [...groupBy(filling, ({ question }) => question.slot).values()]
    .filter(({ length }) => length > 1)
    .map((views) =>
      breach(
        `${withCount(views.length, 'question')} ask for the same thing; say that all but one do not apply.`,
        ...views.map(placeOfQuestion),
      ),
    );
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function withoutDay({ questions }: Workspace): readonly Breach[] {
  return questions.flatMap((view) => {
    const result = view.decision?.result;
    if (!result || !isAssumed(result) || isDay(result.revisit)) return [];
    const sentence = `${inQuotes(view.question.ask)} was assumed without a date to check it again; set a date.`;
    return oneBreach(sentence, placeOfQuestion(view));
  });
}

function isDay(text: string): boolean {
  return ISO_DATE.test(text) && !Number.isNaN(Date.parse(text));
}

function withoutOwner({ questions }: Workspace): readonly Breach[] {
  return questions.flatMap((view) => {
    const result = view.decision?.result;
    if (result?.outcome !== 'deferred' || result.owner.trim() !== '') return [];
    const sentence = `${inQuotes(view.question.ask)} was put off, and nobody looks after it; say who does.`;
    return oneBreach(sentence, placeOfQuestion(view));
  });
}

/** Stale questions are left to rule 44; parked ones wait for nobody. */
const NOT_COUNTED: ReadonlySet<QuestionStatus> = new Set(['stale', 'parked']);

/** One finding for each point, with the questions to ask first. */
function openByPoint(workspace: Workspace): readonly Breach[] {
  const open = workspace.questions.filter(({ status }) => !isClosed(status) && !NOT_COUNTED.has(status));
  return [...groupBy(open, ({ question }) => question.point)].map(([point, views]) =>
    openUnder(workspace.point(point)?.point.title, views),
  );
}

function openUnder(title: string | undefined, open: readonly QuestionView[]): Breach {
  const where = title === undefined ? 'A section that is no longer in the specification' : inQuotes(title);
  const first = open.slice(0, MAX_SHOWN);
  const begin = first[0] ? `, first ${inQuotes(first[0].question.ask)}` : '';
  const sentence = `${where} has ${withCount(open.length, 'open question')}${begin}; settle them or put them off.`;
  return breach(sentence, ...first.map(placeOfQuestion));
}

export function placeOfQuestion({ question }: QuestionView): FindingPlace {
  const { id, ask, point } = question;
  return { point, question: id, thing: { kind: 'question', id, label: ask } };
}
