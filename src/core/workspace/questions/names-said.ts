import type { NamedItem, Naming } from '../../answers/naming.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import type { Question } from '../../facts/types.ts';
import { type NameKind, namesAt } from '../../slots/names.ts';
import { entityOfQuestion, namingOfQuestion, type QuestionLookup, RECORDS_QUESTION } from './question-lookup.ts';

/** The questions whose answers give names of each kind; `{thing}`: also asked of one thing. */
const GIVEN_BY: Readonly<Partial<Record<NameKind, readonly string[]>>> = {
  things: [RECORDS_QUESTION],
  fields: ['entities.{thing}.fields', 'entities.fields'],
  states: ['states.{thing}.list', 'states.list'],
  roles: ['roles.grants', 'purpose.groups'],
  groups: ['purpose.groups'],
  screens: ['screens.inventory'],
  systems: ['calls.systems'],
  errors: ['errors.messages'],
  constants: ['constants.values'],
  rules: ['validation.rules'],
};

interface NamingQuestion {
  readonly id: string;
  /** What it is asked of is no longer there, and so is nothing that it names. */
  readonly isGone: boolean;
}

/** The questions that have named what a name may mean, those of one thing first. */
function namingQuestions(kind: NameKind, thing: string | undefined, from: QuestionLookup): readonly NamingQuestion[] {
  const all = GIVEN_BY[kind] ?? [];
  const records = all.some((id) => id.includes('{thing}')) ? from.question(RECORDS_QUESTION) : undefined;
  const things = records ? namingOfQuestion(records).all : [];
  const inOrder = [...things.filter(({ id }) => id === thing), ...things.filter(({ id }) => id !== thing)];
  return all.flatMap((id) =>
    id.includes('{thing}')
      ? inOrder.map((one) => ({ id: id.replace('{thing}', () => one.id), isGone: !one.here }))
      : [{ id, isGone: false }],
  );
}

/** What other answers call the items of an answer; undefined: it names them itself. */
export interface NamesBehind {
  readonly namings: readonly Naming[];
  /** What is called so now, or was called so before; undefined: nothing is. */
  readonly find: (label: string) => NamedItem | undefined;
}

/** Worked out once for each answer of a workspace, as thousands of questions may follow from it. */
export function namesBehind(question: Question, from: QuestionLookup): NamesBehind | undefined {
  const found = byQuestion(from);
  if (!found.has(question.id)) found.set(question.id, namesUsedBy(question, from));
  return found.get(question.id);
}

const byQuestion = memoizeByObject((_: QuestionLookup) => new Map<string, NamesBehind | undefined>());

function namesUsedBy(question: Question, from: QuestionLookup): NamesBehind | undefined {
  const kind = question.slot === null ? undefined : namesAt(question.slot, question.shape).uses[0];
  if (kind === undefined) return undefined;
  const all = namingQuestions(kind, entityOfQuestion(question)?.id, from).flatMap(({ id, isGone }) => {
    const asked = from.question(id);
    return asked && asked.decisions.length > 0 ? [{ naming: namingOfQuestion(asked), isGone }] : [];
  });
  return {
    namings: all.map(({ naming }) => naming),
    find: (label) => {
      const found = all.flatMap(({ naming, isGone }) => {
        const item = naming.find(label);
        return item ? [isGone ? { ...item, here: false } : item] : [];
      });
      return found.find(({ here }) => here) ?? found[0];
    },
  };
}
