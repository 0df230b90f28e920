import { useId } from 'react';
import type { ShapeName, ShapeSpec } from '#core/index.ts';
import { CommandForm, useCommand } from '../forms/command.tsx';
import { focusFirstField } from '../keys/type-ahead.ts';
import { announce } from '../kit/announcer.tsx';
import { Select, TextField } from '../kit/fields.tsx';
import { keysOf } from '../kit/keys-of.ts';
import { draftStore } from '../session/drafts.ts';
import { sendOnce } from '../workspace/send-once.ts';

interface AskDraft {
  readonly ask: string;
  readonly why: string;
  readonly shape: ShapeName;
  readonly parts: string;
  readonly who: string;
}

const askDrafts = draftStore<AskDraft>('ask', { ask: '', why: '', shape: 'text', parts: '', who: '' });

/** How an added question can be answered. `parts`: the label of the field for its options, columns or units. */
const SHAPE_CHOICES: Readonly<
  Record<ShapeName, { label: string; parts?: string; build: (parts: readonly string[]) => ShapeSpec }>
> = {
  text: { label: 'In words', build: () => ({ shape: 'text' }) },
  list: { label: 'A list, one thing a line', build: () => ({ shape: 'list' }) },
  choice: {
    label: 'One of a few',
    parts: 'The choices, with commas between',
    build: (parts) => ({ shape: 'choice', options: optionsOf(parts) }),
  },
  multi: {
    label: 'Several of a few',
    parts: 'The choices, with commas between',
    build: (parts) => ({ shape: 'multi', options: optionsOf(parts) }),
  },
  number: {
    label: 'A number with its unit',
    parts: 'The units, with commas between',
    build: (parts) => ({ shape: 'number', units: parts }),
  },
  table: {
    label: 'A table',
    parts: 'The columns, with commas between',
    build: (parts) => ({ shape: 'table', columns: optionsOf(parts) }),
  },
  matrix: {
    label: 'A grid of rows and columns',
    parts: 'The words a cell may hold, with commas between',
    build: (parts) => ({ shape: 'matrix', rows: 'Row', columns: 'Column', cells: parts }),
  },
  edges: {
    label: 'What leads from one to another',
    build: () => ({ shape: 'edges', columns: [{ id: 'how', label: 'How' }] }),
  },
};

function optionsOf(parts: readonly string[]): { id: string; label: string }[] {
  return parts.map((label, at) => ({ id: `part-${at + 1}`, label }));
}

function splitAtCommas(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

export function AddQuestion({ point, done }: { point: string; done: () => void }) {
  const draft = askDrafts.use(point);
  const command = useCommand('who asks');
  const ids = useId();
  const edit = (change: Partial<AskDraft>) => askDrafts.edit(point, change);
  const shape = SHAPE_CHOICES[draft.shape];

  const raise = () => {
    const parts = splitAtCommas(draft.parts);
    if (!draft.ask.trim()) return command.refuse('Type the question first.');
    if (shape.parts && parts.length === 0) return command.refuse(`${shape.parts}: type at least one.`);
    return command.sendSigned(
      (by) => {
        const payload = {
          by,
          point,
          ask: draft.ask.trim(),
          why: draft.why.trim(),
          shape: shape.build(parts),
          who: splitAtCommas(draft.who),
        };
        return sendOnce(`raise.${point}`, { type: 'raise', payload }, [payload]);
      },
      () => {
        askDrafts.drop(point, draft);
        announce('The question is on the list.');
        done();
      },
    );
  };

  return (
    <CommandForm
      ref={focusFirstField}
      className="decide grid gap-3 min-w-0 p-3 bg-raised border border-line-strong rounded"
      aria-label="Ask something else"
      command={command}
      send={raise}
      submit="Put it on the list"
      cancel={['Not now', done]}
    >
      <TextField label="Your question" value={draft.ask} onChange={(ask) => edit({ ask })} required />
      <TextField label="Why does it matter?" value={draft.why} onChange={(why) => edit({ why })} />
      <div className="line">
        <label htmlFor={`${ids}-shape`}>How will it be answered?</label>
        <Select
          id={`${ids}-shape`}
          value={draft.shape}
          of={keysOf(SHAPE_CHOICES).map((name) => [name, SHAPE_CHOICES[name].label])}
          onChange={(name) => edit({ shape: name })}
        />
      </div>
      {shape.parts && <TextField label={shape.parts} value={draft.parts} onChange={(parts) => edit({ parts })} />}
      <TextField label="Who could know?" value={draft.who} onChange={(knowers) => edit({ who: knowers })} />
      {command.fields}
    </CommandForm>
  );
}
