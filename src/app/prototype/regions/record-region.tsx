import type { ReactNode } from 'react';
import {
  emphasisNow,
  fieldViewsFor,
  isItemShown,
  itemText,
  mayDo,
  type ProtoScreen,
  type RegionView,
  regionRecord,
  type SampleRow,
} from '#core/product.ts';
import { MovePanel } from '../move-panel.tsx';
import { AccessDenied } from '../notices.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { RecordHead, RecordLines } from '../record-lines.tsx';
import { RecordHistory } from '../record-sections.tsx';
import { ActionNote, RecordActions, StateTerms } from '../screens/detail.tsx';
import { useAction } from '../use-action.ts';
import { RegionButtons } from './region-buttons.tsx';
import { useScreenAround } from './region-context.ts';

/** One record, with what can be done with it. */
export function RecordRegion({ view }: { view: RegionView }) {
  const { actor, product } = usePrototype();
  const { screen, scope } = useScreenAround();
  const row = regionRecord(actor, view, scope);
  if (view.data.is !== 'record') return null;
  if (!row) return <p className="m-0 quiet">{view.instead.empty ?? 'There is none.'}</p>;
  const verdict = mayDo(actor, row.entity, 'view', row);
  if (verdict.may === 'no') return <AccessDenied screen={screen} because={verdict.because} />;
  const views = new Map(fieldViewsFor(product, row.entity, actor.role).map((one) => [one.field.id, one]));
  const items = view.items.filter(
    (item) => item.shows !== 'state' && (!item.field || views.has(item.field.id)) && isItemShown(actor, row, item),
  );
  const lines =
    view.items.length === 0
      ? [...views.values()].map(({ field, mask }) => ({ label: field.label, field, mask, text: '' }))
      : items.map((item) => ({
          label: item.label,
          field: item.empty === '' ? item.field : undefined,
          mask: views.get(item.field?.id ?? '')?.mask,
          text: item.field && item.empty === '' ? '' : itemText(actor, row, item),
          how: emphasisNow(actor, row, item.emphases),
        }));
  const head = view.repeats ? <h2 className="m-0">{view.region.label}</h2> : <RecordHead row={row} />;
  return (
    <div className="grid gap-4">
      {view.region.press.is === 'unknown' ? (
        <AllButtons row={row} screen={screen} head={head} />
      ) : (
        <RegionButtons actions={view.actions} row={row} head={head} />
      )}
      <RecordLines row={row} lines={lines} />
      <StateTerms row={row} />
    </div>
  );
}

/** Everything that may be done with a record, where nobody has said which of it stands here. */
function AllButtons({ row, screen, head }: { row: SampleRow; screen: ProtoScreen; head: ReactNode }) {
  const { status, carryOut, perform, dismiss } = useAction();
  return (
    <MovePanel
      row={row}
      head={head}
      carryOut={carryOut}
      note={<ActionNote status={status} dismiss={dismiss} />}
      others={<RecordActions row={row} screen={screen} perform={perform} />}
    />
  );
}

/** What a record said before. */
export function HistoryRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const { row, scope } = useScreenAround();
  const record = view.data.is === 'record' ? regionRecord(actor, view, scope) : row;
  return record ? <RecordHistory row={record} heading={view.region.label} /> : null;
}
