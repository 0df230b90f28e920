import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FormValues } from '#core/product.ts';

interface Saving {
  readonly isOn: boolean;
  readonly values: FormValues;
  /** Whether something is wrong, so that nothing can be saved yet. */
  readonly isStopped: boolean;
  readonly save: () => void;
  readonly refuse: () => void;
}

/** Where a change is complete as soon as it is made, while words are complete when one leaves them. */
const PICKED = 'select, input:is([type="checkbox"], [type="radio"], [type="color"], [type="range"])';

/** Saves each change of a form when it is made; what the form has to listen to for that. */
export function useSaveAtOnce({ isOn, values, isStopped, save, refuse }: Saving) {
  const [asked, setAsked] = useState(0);
  const last = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved when it is asked for, with what the form holds then
  useEffect(() => {
    if (asked === 0 || values === last.current) return;
    last.current = values;
    if (isStopped) refuse();
    else save();
  }, [asked]);
  const ask = () => isOn && setAsked((before) => before + 1);
  return {
    changed: ({ target }: SyntheticEvent) => target instanceof Element && target.matches(PICKED) && ask(),
    left: ask,
  };
}
