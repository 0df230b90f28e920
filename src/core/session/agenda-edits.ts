import type { AgendaItem } from '../facts/walkthrough/types.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { addQuestion, replaceQuestions } from './agenda.ts';

type Agenda = readonly AgendaItem[];

/** What each edit needs. Items are given by their index. */
interface EditFields {
  /** An index beyond the ends means the end. */
  readonly 'move-item': { readonly item: number; readonly to: number };
  /** To an index among the questions of an item; if that is another item, it is asked on the screen of that one. */
  readonly 'move-question': { readonly question: string; readonly item: number; readonly to: number };
  readonly 'take-out': { readonly question: string };
  readonly 'take-out-item': { readonly item: number };
  readonly 'put-back': { readonly question: string };
  readonly 'set-goal': { readonly item: number; readonly goal: string };
  readonly 'set-minutes': { readonly item: number; readonly minutes: number };
}

export type AgendaEdit<E extends keyof EditFields = keyof EditFields> = {
  readonly [K in E]: { readonly edit: K } & EditFields[K];
}[E];

type ApplyEdit<E extends keyof EditFields> = (agenda: Agenda, edit: AgendaEdit<E>, workspace: Workspace) => Agenda;

const EDITS: { readonly [E in keyof EditFields]: ApplyEdit<E> } = {
  'move-item': (agenda, { item, to }) => moveItem(agenda, item, to),
  'move-question': moveQuestion,
  'take-out': (agenda, { question }, workspace) => withoutQuestion(agenda, question, workspace),
  'take-out-item': (agenda, { item }) => agenda.filter((_, at) => at !== item),
  'put-back': (agenda, { question }, workspace) =>
    itemIndexOf(agenda, question) < 0 ? addQuestion(agenda, question, workspace) : agenda,
  'set-goal': (agenda, { item, goal }) => changeItem(agenda, item, { goal }),
  'set-minutes': (agenda, { item, minutes }) => changeItem(agenda, item, { minutes }),
};

/** The agenda after an edit. An edit of a question or an item that is not there changes nothing. */
export function editAgenda<E extends keyof EditFields>(
  agenda: Agenda,
  edit: AgendaEdit<E>,
  workspace: Workspace,
): Agenda {
  return EDITS[edit.edit](agenda, edit, workspace);
}

/** The index of the item in which a question is asked; −1: it is not on the agenda. */
function itemIndexOf(agenda: Agenda, question: string): number {
  return agenda.findIndex(({ questions }) => questions.includes(question));
}

function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, at) => at !== from);
  return others.length === list.length ? list : insertAt(others, Math.max(0, to), list.slice(from, from + 1));
}

function insertAt<T>(list: readonly T[], at: number, more: readonly T[]): readonly T[] {
  return [...list.slice(0, at), ...more, ...list.slice(at)];
}

function moveQuestion(
  agenda: Agenda,
  { question, item, to }: AgendaEdit<'move-question'>,
  workspace: Workspace,
): Agenda {
  const from = itemIndexOf(agenda, question);
  const target = agenda[item];
  if (from < 0 || !target) return agenda;
  const others = target.questions.filter((id) => id !== question);
  const there = replaceQuestions(target, insertAt(others, Math.max(0, to), [question]), workspace);
  const joined = agenda.map((one) => (one === target ? there : one));
  return from === item ? joined : withoutQuestion(joined, question, workspace, from);
}

/** Takes a question off the item at an index; an item without questions is removed with it. */
function withoutQuestion(agenda: Agenda, question: string, workspace: Workspace, from = itemIndexOf(agenda, question)) {
  return agenda.flatMap((item, at) => {
    if (at !== from) return [item];
    const questions = item.questions.filter((id) => id !== question);
    return questions.length > 0 ? [replaceQuestions(item, questions, workspace)] : [];
  });
}

function changeItem(agenda: Agenda, item: number, change: Partial<AgendaItem>): Agenda {
  return agenda.map((one, at) => (at === item ? { ...one, ...change } : one));
}
