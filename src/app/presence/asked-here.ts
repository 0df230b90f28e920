import { useMemo } from 'react';
import { type QuestionWithPeople, rankForPeople } from '#core/index.ts';
import { usePresence } from '../session/presence-store.ts';
import { useWorkspace } from '../workspace/store.ts';

/** What is asked next, and who alone of those here could know: their name, or what they speak for. */
export type AskedHere = Pick<QuestionWithPeople, 'view' | 'only'>;

/** All questions in the order of asking: while a walkthrough goes on, for those who are here. */
export function useAskedHere(): readonly AskedHere[] {
  const workspace = useWorkspace();
  const people = usePresence()?.people ?? [];
  const said = workspace.activeWalkthrough ? people.filter(({ role }) => role !== '') : [];
  // The room tells of every look at another page; only who is here matters.
  const key = JSON.stringify(said.map(({ name, role }) => [name, role]));
  return useMemo(() => {
    const here: readonly (readonly [name: string, role: string])[] = JSON.parse(key);
    const roles = [...new Set(here.map(([, role]) => role))];
    if (roles.length === 0) return workspace.questions.map((view) => ({ view, only: null }));
    const nameOf = (role: string) => {
      const [[name = role] = [], ...more] = here.filter(([, one]) => one === role);
      return more.length === 0 ? name : role;
    };
    return rankForPeople(workspace, roles).map(({ view, only }) => ({
      view,
      only: only === null ? null : nameOf(only),
    }));
  }, [workspace, key]);
}
