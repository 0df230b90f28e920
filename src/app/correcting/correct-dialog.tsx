import { useEffect, useState } from 'react';
import type { GivenStatus, Kind, Point } from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { endAwaiting } from '../keys/typed-ahead.ts';
import { TextField } from '../kit/text-field.tsx';
import { useModal } from '../kit/use-modal.ts';
import { Choices } from './choices.tsx';
import { correct } from './correct.ts';
import { KIND_WORDS, KINDS, STATUS_WORDS, STATUSES } from './words.ts';

interface CorrectDialogProps {
  /** The point as it stands, with what was corrected before. */
  readonly point: Point;
  readonly onClose: () => void;
}

/** Says what a section is really about, and how much it says, where that was not read right. */
export function CorrectDialog({ point, onClose }: CorrectDialogProps) {
  const dialog = useModal();
  useEffect(() => {
    endAwaiting();
    dialog.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [dialog]);
  const command = useCommand();
  // Null while nobody has chosen: what others correct meanwhile shows, and is not undone.
  const [kind, setKind] = useState<Kind | null>(null);
  const [status, setStatus] = useState<GivenStatus | null>(null);
  const [why, setWhy] = useState('');
  // The text that is corrected; null once somebody was refused and looks at it as it stands.
  const [seen, setSeen] = useState<string | null>(point.text);
  const close = () => dialog.current?.close();

  const save = () => {
    const otherwise = {
      ...(kind === null || kind === point.kind ? {} : { kind }),
      ...(status === null || status === point.status ? {} : { status }),
    };
    if (Object.keys(otherwise).length === 0)
      return command.refuse('Nothing is different; choose what is right.');
    return command.sendSigned(async (by) => {
      const said = { by, point: point.id, ...otherwise, text: seen ?? point.text, why: why.trim() };
      const refused = await correct(said);
      if (refused === null) close();
      else setSeen(null);
      return refused;
    });
  };

  return (
    <dialog ref={dialog} className="dialog correcting" aria-label="What is right?" onClose={onClose}>
      <h2>What is right?</h2>
      <p className="quiet">
        Specwalk read “{point.title}” from its heading and its text. What you say counts instead; SPEC.md
        stays as it is.
      </p>
      <CommandForm command={command} send={save} submit="Save" cancel={['Not now', close]}>
        <Choices
          label="What is it about?"
          choices={KINDS}
          words={(one) => [KIND_WORDS[one].about, KIND_WORDS[one].asks]}
          value={kind ?? point.kind}
          onChange={setKind}
        />
        <Choices
          label="How much does it say?"
          choices={STATUSES}
          words={(one) => [STATUS_WORDS[one].says, STATUS_WORDS[one].next]}
          value={status ?? (point.status === 'container' ? null : point.status)}
          onChange={setStatus}
        />
        <TextField label="Why? May stay empty." value={why} onChange={setWhy} />
        {command.fields}
      </CommandForm>
    </dialog>
  );
}
