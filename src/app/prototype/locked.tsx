import type { Lock } from '#core/product.ts';
import { Drawn } from './hole.tsx';

/** Why nothing, or only some of it, can be changed now. */
export function Locked({ lock: { because, look, question } }: { lock: Lock }) {
  return (
    <Drawn look={look} q={question} words="what can be changed: a guess">
      <span className="quiet">{because}</span>
    </Drawn>
  );
}
