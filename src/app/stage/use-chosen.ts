import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { answerDrafts } from '../asking/answer-drafts.ts';
import { useUpdateSearch } from '../kit/use-update-search.ts';

/**
 * The selected subject of a screen, kept in the search params so that it can be shared. Default: the first that was
 * incomplete when the screen was opened, else the first. Choosing another can open a question about it.
 */
export function useChosen<T extends { readonly id: string; readonly completeness: string }>(
  all: readonly T[],
  key: string,
) {
  const [search] = useSearchParams();
  const change = useUpdateSearch();
  // Computed once: the default must not change when an answer has just completed it, as its author is looking at it.
  const [firstIncomplete] = useState(() => all.find(({ completeness }) => completeness !== 'known')?.id);
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
