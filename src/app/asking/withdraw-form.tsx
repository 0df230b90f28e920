import { useState } from 'react';
import type { QuestionView } from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { beginTyping } from '../kit/keyboard.ts';
import { TextField } from '../kit/text-field.tsx';
import { sendOnce } from '../workspace/send-once.ts';
import { decidePayload } from './decide.ts';

/** Takes a decision back: a newer one says so, and the question is open again. */
export function WithdrawForm({ view, done }: { view: QuestionView; done: () => void }) {
  const command = useCommand('who withdrew it');
  const [reason, setReason] = useState('');
  const withdraw = () =>
    command.sendSigned(
      (by) => {
        const result = { outcome: 'withdrawn', reason: reason.trim() } as const;
        const payload = decidePayload(view, { by }, result);
        return sendOnce(`decide.${view.question.id}`, { type: 'decide', payload }, [by, result]);
      },
      () => {
        announce('Withdrawn. The question is open again.');
        done();
      },
    );
  return (
    <CommandForm
      className="decide"
      aria-label="Withdraw"
      ref={beginTyping}
      command={command}
      send={withdraw}
      submit="Withdraw"
      cancel={['Keep it', done]}
    >
      {command.fields}
      <TextField label="Why is it withdrawn?" value={reason} onChange={setReason} />
    </CommandForm>
  );
}
