import { type FormEvent, useState } from 'react';
import type { Point } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { correct } from './correct.ts';
import type { About } from './words.ts';

interface TakeBackProps {
  readonly point: Point;
  readonly about: About;
}

/** Takes a correction back: a newer one says that the section is as its text reads. */
export function TakeBack({ point, about }: TakeBackProps) {
  const command = useCommand('who took it back');
  const [asks, setAsks] = useState(false);

  const takeBack = (event: FormEvent) => {
    event.preventDefault();
    if (command.fields !== null && !asks) return setAsks(true);
    const kind = about.kind === undefined ? {} : ({ kind: 'as-read' } as const);
    const status = about.status === undefined ? {} : ({ status: 'as-read' } as const);
    const said = { point: point.id, ...kind, ...status, text: point.text, why: '' };
    void command.sendSigned((by) => correct({ by, ...said }));
  };

  return (
    <form className="take-back" aria-label="Take the correction back" onSubmit={takeBack} noValidate>
      {asks && command.fields}
      {command.problem}
      <button type="submit" className="not-right">
        Take back
      </button>
    </form>
  );
}
