import { useState } from 'react';
import { type Irreversible, knownValue, type SampleRow, typedBefore } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

/** Whether people have to do something before an action that cannot be taken back. */
export function asksFirst(said: Irreversible | undefined): said is Irreversible {
  const before = said && knownValue(said.before);
  return before !== undefined && before !== 'nothing';
}

/** What people read and do before an action that cannot be taken back: what a slip would cost, a name to type, a second person. */
export function useBeforehand(row: SampleRow, said: Irreversible | undefined) {
  const { product } = usePlaying();
  const [typed, setTyped] = useState('');
  const before = said && knownValue(said.before);
  if (!said) return { isSure: true, part: null };
  const wanted = typedBefore(product, said, row);
  const second = knownValue(said.second);
  const part = (
    <div className="grid gap-2 my-3">
      {knownValue(said.harm) && <p className="m-0">A slip would cost: {knownValue(said.harm)}</p>}
      {before === 'a second person agrees' && (
        <p className="m-0">A second person agrees first{second ? `: ${second}` : '.'}</p>
      )}
      {before === 'typing the name' && (
        <label>
          Type “{wanted}” to go on
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
    </div>
  );
  return { isSure: before !== 'typing the name' || typed.trim() === wanted, part };
}
