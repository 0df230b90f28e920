import { heldValue, type Irreversible } from '#core/product.ts';

/** Whether people have to do something before an action that cannot be taken back. */
export function asksFirst(said: Irreversible | undefined): said is Irreversible {
  const before = said && heldValue(said.before);
  return before !== undefined && before !== 'nothing';
}

/** Whether the words that were asked for have been typed; nothing needs to be typed unless that was decided. */
export function isSure(said: Irreversible | undefined, wanted: string, typed: string): boolean {
  return (said && heldValue(said.before)) !== 'typing the name' || typed.trim() === wanted;
}

interface BeforehandProps {
  readonly said: Irreversible;
  readonly wanted: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** What people read and do before an action that cannot be taken back: what a slip would cost, a name to type, a second person. */
export function Beforehand({ said, wanted, typed, onTyped }: BeforehandProps) {
  const before = heldValue(said.before);
  const second = heldValue(said.second);
  return (
    <div className="proto-beforehand">
      {heldValue(said.harm) && <p>A slip would cost: {heldValue(said.harm)}</p>}
      {before === 'a second person agrees' && (
        <p>A second person agrees first{second ? `: ${second}` : '.'}</p>
      )}
      {before === 'typing the name' && (
        <label>
          Type “{wanted}” to go on
          <input value={typed} onChange={({ target }) => onTyped(target.value)} />
        </label>
      )}
    </div>
  );
}
