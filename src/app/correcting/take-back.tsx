import { type FormEvent, useState } from 'react';
import type { Point } from '#core/index.ts';
import { useSpeaking } from '../asking/speaking.tsx';
import { Problem, useProblem } from '../kit/problem.tsx';
import { correct } from './correct.ts';
import type { About } from './words.ts';

interface TakeBackProps {
  readonly point: Point;
  readonly about: About;
}

/** Takes a correction back: a newer one says that the section is as its text reads. */
export function TakeBack({ point, about }: TakeBackProps) {
  const speaking = useSpeaking();
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useProblem();

  const takeBack = async (event: FormEvent) => {
    event.preventDefault();
    const by = speaking.speaker();
    setAsks(by === null);
    if (!by) return setProblem(asks ? 'Type your name first, so that people know who took it back.' : null);
    const kind = about.kind === undefined ? {} : ({ kind: 'as-read' } as const);
    const status = about.status === undefined ? {} : ({ status: 'as-read' } as const);
    setProblem(await correct({ by, point: point.id, ...kind, ...status, text: point.text, why: '' }));
  };

  return (
    <form className="take-back" aria-label="Take the correction back" onSubmit={takeBack} noValidate>
      {asks && speaking.fields}
      <Problem trouble={problem} />
      <button type="submit" className="not-right">
        Take back
      </button>
    </form>
  );
}
