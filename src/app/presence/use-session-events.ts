import type { ReactNode } from 'react';
import type { SessionEventPayload, WalkthroughView } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';

/** Sends a session event. Resolves to whether it counts. */
export type EmitEvent = (what: SessionEventPayload['what']) => Promise<boolean>;

/** Sends session events for the facilitator, and says why the last of them did not count. */
export function useSessionEvents({ walkthrough }: WalkthroughView): {
  readonly emit: EmitEvent;
  readonly problem: ReactNode;
} {
  const speaker = useSpeaker();
  const { problem, run } = useCommand();
  const by = speaker.name ? speaker : walkthrough.by;
  const emit: EmitEvent = async (what) => {
    const payload = { by, walkthrough: walkthrough.id, what };
    const answer = await run(sendOnce(`moment.${walkthrough.id}`, { type: 'moment', payload }, [what]));
    if (!answer.ok) announce(answer.problem);
    return answer.ok;
  };
  return { emit, problem };
}
