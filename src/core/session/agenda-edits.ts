import type { AgendaItem } from '../facts/walkthrough/types.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { withQuestion, withQuestions } from './agenda.ts';

type Agenda = readonly AgendaItem[];

/** What each edit needs. Items are given by their index. */
interface Needed {
  /** An index beyond the ends means the end. */
  readonly 'move-item': { readonly item: number; readonly to: number };
  /** To an index among the questions of an item; of another item, where it is then asked on that screen. */
  readonly 'move-question': { readonly question: string; readonly item: number; readonly to: number };
  readonly 'take-out': { readonly question: string };
  readonly 'take-out-item': { readonly item: number };
  readonly 'put-back': { readonly question: string };
  readonly 'set-goal': { readonly item: number; readonly goal: string };
  readonly 'set-minutes': { readonly item: number; readonly minutes: number };
}

export type AgendaEdit<E extends keyof Needed = keyof Needed> = {
  readonly [K in E]: { readonly edit: K } & Needed[K];
}[E];

type Applying<E extends keyof Needed> = (agenda: Agenda, edit: AgendaEdit<E>, workspace: Workspace) => Agenda;

const EDITS: { readonly [E in keyof Needed]: Applying<E> } = {
  'move-item': (agenda, { item, to }) => moved(agenda, item, to),
  'move-question': moveQuestion,
  'take-out': (agenda, { question }, workspace) => without(agenda, question, workspace),
  'take-out-item': (agenda, { item }) => agenda.filter((_, at) => at !== item),
  'put-back': (agenda, { question }, workspace) =>
    placeOf(agenda, question) < 0 ? withQuestion(agenda, question, workspace) : agenda,
  'set-goal': (agenda, { item, goal }) => changed(agenda, item, { goal }),
  'set-minutes': (agenda, { item, minutes }) => changed(agenda, item, { minutes }),
};

/** The agenda after an edit. An edit of a question or an item that is not there changes nothing. */
export function editAgenda<E extends keyof Needed>(agenda: Agenda, edit: AgendaEdit<E>, workspace: Workspace): Agenda {
  return EDITS[edit.edit](agenda, edit, workspace);
}

/** The index of the item in which a question is asked; −1: it is not on the agenda. */
function placeOf(agenda: Agenda, question: string): number {
  return agenda.findIndex(({ questions }) => questions.includes(question));
}

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, at) => at !== from);
  return others.length === list.length ? list : inserted(others, Math.max(0, to), list.slice(from, from + 1));
}

function inserted<T>(list: readonly T[], at: number, more: readonly T[]): readonly T[] {
  return [...list.slice(0, at), ...more, ...list.slice(at)];
}

function moveQuestion(
  agenda: Agenda,
  { question, item, to }: AgendaEdit<'move-question'>,
  workspace: Workspace,
): Agenda {
  const from = placeOf(agenda, question);
  const target = agenda[item];
  if (from < 0 || !target) return agenda;
  const others = target.questions.filter((id) => id !== question);
  const there = withQuestions(target, inserted(others, Math.max(0, to), [question]), workspace);
  const joined = agenda.map((one) => (one === target ? there : one));
  return from === item ? joined : without(joined, question, workspace, from);
}

/** Takes a question off the item at an index; an item without questions is removed with it. */
function without(agenda: Agenda, question: string, workspace: Workspace, from = placeOf(agenda, question)) {
  return agenda.flatMap((item, at) => {
    if (at !== from) return [item];
    const questions = item.questions.filter((id) => id !== question);
    return questions.length > 0 ? [withQuestions(item, questions, workspace)] : [];
  });
}

function changed(agenda: Agenda, item: number, change: Partial<AgendaItem>): Agenda {
  return agenda.map((one, at) => (at === item ? { ...one, ...change } : one));
}
