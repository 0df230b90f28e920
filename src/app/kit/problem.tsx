import { useEffect, useRef, useState } from 'react';

/** What stands between a person and saving, each time they try anew. */
export interface Trouble {
  readonly sentence: string;
}

/** The trouble of a form, and what says it; null: there is none. */
export function useProblem(
  first: string | null = null,
): readonly [Trouble | null, (sentence: string | null) => void] {
  const [trouble, setTrouble] = useState(troubleOf(first));
  return [trouble, (sentence) => setTrouble(troubleOf(sentence))];
}

function troubleOf(sentence: string | null): Trouble | null {
  return sentence === null ? null : { sentence };
}

/** What is wrong, in one sentence, brought into view; what has to be filled in and is empty takes the keyboard. */
export function Problem({ trouble }: { trouble: Trouble | null }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (trouble) lead(words.current);
  }, [trouble]);
  if (trouble === null) return null;
  return (
    <p className="problem" role="alert" ref={words}>
      {trouble.sentence}
    </p>
  );
}

function lead(words: HTMLElement | null): void {
  const fields =
    words?.closest('form, .page')?.querySelectorAll<HTMLInputElement>(':is(input, textarea)[required]') ?? [];
  [...fields].find(({ value }) => value.trim() === '')?.focus();
  words?.scrollIntoView({ block: 'nearest' });
}
