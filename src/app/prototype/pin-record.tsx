import type { WrittenRecord } from '#core/index.ts';
import { addressOf, type SampleRow, valueText } from '#core/product.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { useMay } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useGo } from './going.ts';
import { usePlaying } from './playing.tsx';

/** Writes a record down, so that it is in the prototype for everybody from now on, or lets it be made up again. */
export function PinRecord({ row }: { row: SampleRow }) {
  const { product, screens } = usePlaying();
  const go = useGo();
  const speaker = useSpeaker();
  const may = useMay();
  const command = useCommand();
  const by = speaker.name ? speaker : { name: 'somebody', role: '' };
  const { entity } = row;
  const written = product.workspace.records
    .find((file) => file.entity === entity)
    ?.records.some(({ id }) => id === row.id);
  const list = screens.find((screen) => screen.kind === 'list' && screen.entity === entity);
  // A record with an id of its own disappears once it is no longer written down.
  const isOnlyWritten = !new RegExp(`^${entity}-\\d+$`).test(row.id);
  const send = (type: 'pin' | 'unpin') => {
    const record = writtenRecord(row);
    const sent = sendOnce(
      `${type}.${entity}.${row.id}`,
      type === 'pin' ? { type, payload: { by, entity, record } } : { type, payload: { by, entity, record: row.id } },
      [record],
    );
    return command.run(sent, () => {
      announce(type === 'pin' ? `Written down in fixtures/records/${entity}.json.` : 'Made up again.');
      if (type === 'unpin' && isOnlyWritten) go(list ? addressOf(list) : '/');
    });
  };
  return (
    <footer className="quiet row gap-x-4 gap-y-1 mt-8 pt-3 [border-top:1px_dotted_var(--color-line-strong)]">
      <span>{originOf(row, written === true)}</span>
      {may.decide && (
        <Button look="plain" onClick={() => void send('pin')}>
          {written ? 'Write it down as it is now' : 'Keep this record'}
        </Button>
      )}
      {may.decide && written && (
        <Button look="plain" onClick={() => void send('unpin')}>
          {isOnlyWritten ? 'Take it out again' : 'Let it be made up again'}
        </Button>
      )}
      {command.problem}
    </footer>
  );
}

/** Where a record comes from. One entered in this session has no place among those made up. */
function originOf({ row }: Pick<SampleRow, 'row'>, isWritten: boolean): string {
  if (isWritten) return 'Somebody wrote this record down.';
  return row < 0 ? 'You entered this record here.' : 'This record is made up.';
}

/** The record as a file holds it: its values and its states; holes stay open. */
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
