import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { answerDrafts } from '../asking/answer-drafts.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/fields.tsx';
import { useUpdateSearch } from '../kit/use-update-search.ts';
import type { Completeness, Subject } from './stage-definition.ts';

interface SubjectPickerProps {
  readonly of: readonly Subject[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
  /** How many questions about a subject are open. */
  readonly openCount: (id: string) => number;
}

const COMPLETENESS_WORDS: Readonly<Record<Completeness, string>> = {
  nothing: 'nobody has said',
  partly: 'partly said',
  known: 'said',
};
const LOOKS = { nothing: 'hole', partly: 'said', known: 'decided' } as const;
/** More subjects than this are chosen from a list. */
const MAX_CHIPS = 6;

/** What the scene is about: a chip for each subject, drawn by how much is known of it. */
export function SubjectPicker({ of, chosen, choose, openCount }: SubjectPickerProps) {
  if (of.length < 2) return null;
  const pick = (id: string) => {
    choose(id);
    const subject = of.find((one) => one.id === id);
    if (subject) announce(`${subject.label}: ${COMPLETENESS_WORDS[subject.completeness]}.`);
  };
  if (of.length > MAX_CHIPS)
    return (
      <Select
        className="field ml-auto mb-1 min-h-9 text-sm"
        aria-label="About"
        value={chosen ?? ''}
        of={of.map(({ id, label }) => [id, openCount(id) > 0 ? `${label} (${openCount(id)} open)` : label])}
        onChange={pick}
      />
    );
  return (
    <nav className="ml-auto mb-1" aria-label="About">
      <ul className="flex flex-wrap gap-1.5">
        {of.map(({ id, label, completeness }) => (
          <li key={id}>
            <Button
              className="subject by-look min-h-8 max-md:min-h-10 px-2.5 ui-sm bg-raised border-1 rounded-sm
                aria-current:font-semibold aria-current:inset-ring-2 aria-current:inset-ring-ink"
              data-look={LOOKS[completeness]}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => pick(id)}
            >
              <bdi className="px-0.5 bg-raised">{label}</bdi>
              {openCount(id) > 0 && <small className="ml-1.5 px-0.5 bg-raised text-ink-2">{openCount(id)}</small>}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
