import { type FormEvent, useId } from 'react';
import type { ShapeSpec } from '#core/index.ts';
import { announce } from '../kit/announcer.tsx';
import { Line } from '../kit/line.tsx';
import { Problem, useProblem } from '../kit/problem.tsx';
import { draftStore } from '../session/draft-store.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useSpeaking } from './speaking.tsx';

interface AskDraft {
  readonly ask: string;
  readonly why: string;
  readonly shape: string;
  readonly parts: string;
  readonly who: string;
}

const askDrafts = draftStore<AskDraft>('ask', { ask: '', why: '', shape: 'text', parts: '', who: '' });

/** How a hand-raised question can be answered, and what its maker has to name for it. */
const SHAPES: readonly {
  shape: string;
  label: string;
  parts?: string;
  build: (parts: readonly string[]) => ShapeSpec;
}[] = [
  { shape: 'text', label: 'In words', build: () => ({ shape: 'text' }) },
  { shape: 'list', label: 'A list, one thing a line', build: () => ({ shape: 'list' }) },
  {
    shape: 'choice',
    label: 'One of a few',
    parts: 'The choices, with commas between',
    build: (parts) => ({ shape: 'choice', options: named(parts) }),
  },
  {
    shape: 'multi',
    label: 'Several of a few',
    parts: 'The choices, with commas between',
    build: (parts) => ({ shape: 'multi', options: named(parts) }),
  },
  {
    shape: 'number',
    label: 'A number with its unit',
    parts: 'The units, with commas between',
    build: (parts) => ({ shape: 'number', units: parts }),
  },
  {
    shape: 'table',
    label: 'A table',
    parts: 'The columns, with commas between',
    build: (parts) => ({ shape: 'table', columns: named(parts) }),
  },
  {
    shape: 'matrix',
    label: 'A grid of rows and columns',
    parts: 'The words a cell may hold, with commas between',
    build: (parts) => ({ shape: 'matrix', rows: 'Row', columns: 'Column', cells: parts }),
  },
  {
    shape: 'edges',
    label: 'What leads from one to another',
    build: () => ({ shape: 'edges', columns: [{ id: 'how', label: 'How' }] }),
  },
];

function named(parts: readonly string[]): { id: string; label: string }[] {
  return parts.map((label, at) => ({ id: `part-${at + 1}`, label }));
}

function listOf(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** A question that somebody thought of, raised at the screen in view. */
export function AddQuestion({ point, done }: { point: string; done: () => void }) {
  const draft = askDrafts.use(point);
  const speaking = useSpeaking();
  const [problem, setProblem] = useProblem();
  const ids = useId();
  const edit = (change: Partial<AskDraft>) => askDrafts.edit(point, change);
  const shape = SHAPES.find((one) => one.shape === draft.shape) ?? SHAPES[0];

  const raise = async (event: FormEvent) => {
    event.preventDefault();
    const by = speaking.speaker();
    const parts = listOf(draft.parts);
    if (!draft.ask.trim()) return setProblem('Type the question first.');
    if (!shape || (shape.parts && parts.length === 0))
      return setProblem(`${shape?.parts ?? 'This'}: type at least one.`);
    if (!by) return setProblem('Type your name first, so that people know who asks.');
    const payload = {
      by,
      point,
      ask: draft.ask.trim(),
      why: draft.why.trim(),
      shape: shape.build(parts),
      who: listOf(draft.who),
    };
    const answer = await sendOnce(`raise.${point}`, { type: 'raise', payload }, [payload]);
    if (!answer.ok) return setProblem(answer.problem);
    askDrafts.drop(point, draft);
    announce('The question is on the list.');
    done();
  };

  return (
    <form className="decide" aria-label="Ask something else" onSubmit={raise} noValidate>
      <Line label="Your question" value={draft.ask} onChange={(ask) => edit({ ask })} required autoFocus />
      <Line label="Why does it matter?" value={draft.why} onChange={(why) => edit({ why })} />
      <div className="line">
        <label htmlFor={`${ids}-shape`}>How will it be answered?</label>
        <select
          id={`${ids}-shape`}
          value={draft.shape}
          onChange={(event) => edit({ shape: event.target.value })}
        >
          {SHAPES.map((one) => (
            <option key={one.shape} value={one.shape}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      {shape?.parts && <Line label={shape.parts} value={draft.parts} onChange={(parts) => edit({ parts })} />}
      <Line label="Who could know?" value={draft.who} onChange={(knowers) => edit({ who: knowers })} />
      {speaking.fields}
      <Problem trouble={problem} />
      <div className="row">
        <button type="submit" className="button main">
          Put it on the list
        </button>
        <button type="button" className="button" onClick={done}>
          Not now
        </button>
      </div>
    </form>
  );
}
