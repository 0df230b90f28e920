import { plural } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { exampleEntries, severityEntries, type Verdict } from './verdicts.ts';

/** Makes what was ruled on the screen the draft of two answers: the examples, and what we do about each rule. */
export function Rules({ verdicts, undo }: { verdicts: readonly Verdict[]; undo: (() => void) | null }) {
  const gather = useGather();
  if (verdicts.length === 0 && !undo) return null;
  const keep = () => {
    gather.rows('validation.severity', severityEntries(verdicts), ['rule']);
    gather.rows('validation.examples', exampleEntries(verdicts), ['field']);
    announce(
      'The rulings stand in two answers now: the examples and what we do about them. Save them there.',
    );
  };
  return (
    <div className="row validation-rules">
      {verdicts.length > 0 && (
        <Button look="main" onClick={keep}>
          {plural(verdicts.length, 'Make this ruling the answer', 'Make these # rulings the answer')}
        </Button>
      )}
      {undo && <Button onClick={undo}>Undo</Button>}
    </div>
  );
}
