import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useUpdateSearch } from '../../prototype/navigation.ts';

/**
 * Which of several the screen shows, kept in the address so that it can be shared: the one named there, else the first
 * of which something was missing when the screen was opened, else the first. Another is chosen with a question about it,
 * if there is one to open.
 */
export function useChosen<T extends { readonly id: string; readonly stage: string }>(all: readonly T[], key: string) {
  const [search] = useSearchParams();
  const change = useUpdateSearch();
  // Once shown it stays, even when an answer has just completed it: the person who gave it is looking at it.
  const [firstIncomplete] = useState(() => all.find(({ stage }) => stage !== 'known')?.id);
  const idInAddress = search.get(key);
  const chosen = all.find(({ id }) => id === idInAddress) ?? all.find(({ id }) => id === firstIncomplete) ?? all[0];
  const choose = useCallback(
    (id: string, question?: string) => {
      if (question !== undefined) answerDrafts.edit(question, { says: 'value' });
      change(question === undefined ? { [key]: id } : { [key]: id, q: question });
    },
    [key, change],
  );
  return [chosen, choose] as const;
}
