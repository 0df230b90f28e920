import { useCommand } from '../forms/command.tsx';
import { enter } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { comeInSentence } from './come-in-sentence.ts';

interface SpeaksForProps {
  readonly token: string;
  readonly groups: readonly string[];
  readonly onDone: () => void;
}

/** For whoever has not said what they speak for: one press, from those invited. */
export function SpeaksFor({ token, groups, onDone }: SpeaksForProps) {
  const { name } = useSpeaker();
  const command = useCommand();
  const speakFor = async (role: string) => {
    const asked = await enter({ token, name, role });
    if (asked.ok) onDone();
    else command.refuse(comeInSentence(asked));
  };
  return (
    <div className="join-form">
      <h1>You are in, {name}.</h1>
      <p className="lead">Whom do you speak for?</p>
      <div className="join-groups">
        {groups.map((group) => (
          <button key={group} type="button" className="button" onClick={() => void speakFor(group)}>
            {group}
          </button>
        ))}
      </div>
      {command.problem}
      <button type="button" className="plain" onClick={onDone}>
        For myself
      </button>
    </div>
  );
}
