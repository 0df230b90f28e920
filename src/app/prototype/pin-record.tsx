import { useState } from 'react';
import type { WrittenRecord } from '#core/index.ts';
import { type SampleRow, valueText } from '#core/product.ts';
import { Problem } from '../asking/problem.tsx';
import { sendOnce } from '../asking/send-once.ts';
import { useSpeaker } from '../asking/speaker.ts';
import { announce } from '../frame/announcer.tsx';
import { usePlaying } from './playing.tsx';

/** Writes a record down, so that it stands in the prototype for everybody from now on, or lets it be made up again. */
export function PinRecord({ row }: { row: SampleRow }) {
  const { product } = usePlaying();
  const speaker = useSpeaker();
  const [problem, setProblem] = useState<string | null>(null);
  const by = speaker.name ? speaker : { name: 'somebody', role: '' };
  const { entity } = row;
  const written = product.workspace.records
    .find((file) => file.entity === entity)
    ?.records.some(({ id }) => id === row.id);
  const send = async (type: 'pin' | 'unpin') => {
    const record = writtenRecord(row);
    const answer = await sendOnce(
      `${type}.${entity}.${row.id}`,
      type === 'pin'
        ? { type, payload: { by, entity, record } }
        : { type, payload: { by, entity, record: row.id } },
      [record],
    );
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok)
      announce(type === 'pin' ? `Written down in fixtures/records/${entity}.json.` : 'Made up again.');
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void send('pin')}>
        {written ? 'Write it down as it is now' : 'Keep this record'}
      </button>
      {written && (
        <button type="button" className="button" onClick={() => void send('unpin')}>
          Let it be made up again
        </button>
      )}
      <Problem sentence={problem} />
    </>
  );
}

/** The record as a file holds it: what stands on its lines, and where it is now; holes stay open. */
function writtenRecord({ id, cells, states }: SampleRow): WrittenRecord {
  const values = [...cells].flatMap(([field, { value, reason }]) =>
    value === undefined || reason === 'computed' ? [] : [[field, plain(value)] as const],
  );
  const state = [...states.values()][0];
  return { id, ...(state === undefined ? {} : { state }), values: Object.fromEntries(values) };
}

function plain(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return valueText(value);
}
