import { type FormEvent, useState } from 'react';
import type { QuestionView } from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { beginTyping } from '../kit/keyboard.ts';
import { Line } from '../kit/line.tsx';
import { Problem, useProblem } from '../kit/problem.tsx';
import { sendOnce } from '../workspace/send-once.ts';
import { nextNumber, seenIn } from './decide.ts';
import { useSpeaking } from './speaking.tsx';

/** Takes a decision back: a newer one says so, and the question is open again. */
export function WithdrawForm({ view, done }: { view: QuestionView; done: () => void }) {
  const speaking = useSpeaking();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useProblem();

  const withdraw = async (event: FormEvent) => {
    event.preventDefault();
    const by = speaking.speaker();
    if (!by) return setProblem('Type your name first, so that people know who withdrew it.');
    const result = { outcome: 'withdrawn', reason: reason.trim() } as const;
    const question = view.question.id;
    const payload = {
      by,
      question,
      number: nextNumber(view),
      result,
      restsOn: [],
      against: [],
      seen: seenIn(view),
    };
    const answer = await sendOnce(`decide.${question}`, { type: 'decide', payload }, [by, result]);
    if (!answer.ok) return setProblem(answer.problem);
    announce('Withdrawn. The question is open again.');
    done();
  };

  return (
    <form className="decide" aria-label="Withdraw" ref={beginTyping} onSubmit={withdraw} noValidate>
      {speaking.fields}
      <Line label="Why is it withdrawn?" value={reason} onChange={setReason} />
      <Problem trouble={problem} />
      <div className="row">
        <button type="submit" className="button main">
          Withdraw
        </button>
        <button type="button" className="button" onClick={done}>
          Keep it
        </button>
      </div>
    </form>
  );
}
