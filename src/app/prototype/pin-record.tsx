import type { WrittenRecord } from '#core/index.ts';
import { addressOf, type SampleRow, valueText } from '#core/product.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { sendOnce } from '../workspace/send-once.ts';
import { useNavigateTo } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';

/**
 * Pins a record to fixtures/records, so that everybody sees it in the prototype, or unpins it, so that it is generated
 * again.
 */
export function PinRecord({ row }: { row: SampleRow }) {
  const { product, screens } = usePrototype();
  const go = useNavigateTo();
  const speaker = useSpeaker();
  const may = usePermissions();
  const command = useCommand();
  const by = speaker.name ? speaker : { name: 'somebody', role: '' };
  const { entity } = row;
  const isPinned = product.workspace.records
    .find((file) => file.entity === entity)
    ?.records.some(({ id }) => id === row.id);
  const listScreen = screens.find((screen) => screen.kind === 'list' && screen.entity === entity);
  // A record with a custom id disappears when it is unpinned.
  const isOnlyPinned = !new RegExp(`^${entity}-\\d+$`).test(row.id);
  const send = (type: 'pin' | 'unpin') => {
    const record = recordToPin(row);
    const result = sendOnce(
      `${type}.${entity}.${row.id}`,
      type === 'pin' ? { type, payload: { by, entity, record } } : { type, payload: { by, entity, record: row.id } },
      [record],
    );
    return command.run(result, () => {
      announce(type === 'pin' ? `Written down in fixtures/records/${entity}.json.` : 'Made up again.');
      if (type === 'unpin' && isOnlyPinned) go(listScreen ? addressOf(listScreen) : '/');
    });
  };
  return (
    <footer className="quiet row gap-x-4 gap-y-1 mt-8 pt-3 [border-top:1px_dotted_var(--color-line-strong)]">
      <span>{originWords(row, isPinned === true)}</span>
      {may.decide && (
        <Button look="plain" onClick={() => void send('pin')}>
          {isPinned ? 'Write it down as it is now' : 'Keep this record'}
        </Button>
      )}
      {may.decide && isPinned && (
        <Button look="plain" onClick={() => void send('unpin')}>
          {isOnlyPinned ? 'Take it out again' : 'Let it be made up again'}
        </Button>
      )}
      {command.problem}
    </footer>
  );
}

/** Where a record comes from. The row of one entered in this session is negative. */
function originWords({ row }: Pick<SampleRow, 'row'>, isWritten: boolean): string {
  if (isWritten) return 'Somebody wrote this record down.';
  return row < 0 ? 'You entered this record here.' : 'This record is made up.';
}

/** The record as it is written to the file: its values and its state; holes are left out. */
function recordToPin({ id, cells, states }: SampleRow): WrittenRecord {
  const values = [...cells].flatMap(([field, { value, reason }]) =>
    value === undefined || reason === 'computed' ? [] : [[field, storableValue(value)] as const],
  );
  const state = [...states.values()][0];
  return { id, ...(state === undefined ? {} : { state }), values: Object.fromEntries(values) };
}

function storableValue(value: unknown): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return valueText(value);
}
