import { useState } from 'react';
import { countCore, withCount } from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { WhoAndWhen } from './answer-form.tsx';
import { deferredTo, settleAll } from './decide.ts';

/**
 * What nobody has answered once a first prototype needs nothing more: put off all together, to somebody and a day, so
 * that an end is in sight. Each stays a question of its own, and a hole.
 */
export function PutOff() {
  const { questions } = useWorkspace();
  const { decide } = usePermissions();
  const [draft, setDraft] = useState({ owner: '', until: '' });
  const [total, setTotal] = useState(0);
  const command = useCommand('who puts them off');
  const open = questions.filter(({ status }) => status === 'open');
  if (!decide || countCore(questions) !== 0 || open.length === 0) return null;
  const send = () => {
    const result = deferredTo(draft);
    if (typeof result === 'string') return command.refuse(result);
    setTotal(open.length);
    return command.sendSigned((by) =>
      settleAll(
        open.map((view) => [view, result] as const),
        by,
      ),
    );
  };
  return (
    <details className="border border-line rounded-lg bg-sheet px-4 py-2 my-2">
      <summary className="list-item py-1">
        Put off {withCount(open.length, 'question')} that nobody has answered
      </summary>
      <CommandForm
        command={command}
        send={send}
        submit={`Put off these ${open.length}`}
        busy={`${Math.max(total - open.length, 0)} of ${total} …`}
      >
        <p className="quiet">
          A first prototype needs none of them. They stay on the list as “Put off”, and holes on the screens; whoever
          wants to can answer any of them at any time.
        </p>
        <WhoAndWhen who="Who will answer them?" draft={draft} edit={(more) => setDraft({ ...draft, ...more })} />
        {command.fields}
      </CommandForm>
    </details>
  );
}
