import { useState } from 'react';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { copyText } from '../kit/copy-text.ts';
import { useRole } from '../session/session.ts';
import { inviteOne } from './access.ts';

/** A button that makes a link for one person; only for facilitators. */
export function TaskLink({ person, onLink }: { person: string; onLink?: (link: string) => void }) {
  const isFacilitator = useRole() === 'facilitator';
  const [link, setLink] = useState<string | null>(null);
  const command = useCommand();
  if (!isFacilitator || person.trim() === '') return null;
  const make = () =>
    command.send(
      () => inviteOne(person.trim().slice(0, 80)),
      ({ body }) => {
        setLink(body.link);
        onLink?.(body.link);
        announce(`There is a link for ${person} now.`);
      },
    );
  if (link !== null)
    return (
      <div className="grid gap-2 justify-items-start">
        <p className="quiet m-0">It lets in {person} and nobody else, and is shown only once.</p>
        <div className="row">
          <code className="min-w-0">{link}</code>
          <Button onClick={() => void copyText(link)}>Copy the link</Button>
        </div>
      </div>
    );
  return (
    <div className="grid gap-2 justify-items-start">
      <Button disabled={command.busy} onClick={() => void make()}>
        Make a link for {person}
      </Button>
      {command.problem}
    </div>
  );
}
