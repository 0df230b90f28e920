import { useSearchParams } from 'react-router';
import {
  addressFor,
  isItemShown,
  isLeaving,
  labelFor,
  mayDo,
  type ParentRecords,
  type RegionAction,
  type RegionView,
  regionRecord,
  type SampleRow,
} from '#core/product.ts';
import { WithVerdictLook } from '../hole.tsx';
import { useNavigateTo, useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { RecordForm } from '../screens/record-form.tsx';
import { RegionLink } from './region-buttons.tsx';
import { useScreenAround } from './region-context.ts';

/** “Cancel → Members” leads away from a form without saving. */
function leavesForm({ label, to }: RegionAction): boolean {
  return Boolean(to) && isLeaving(label);
}

/** A form for a new record, or for the record that it is bound to; it stays on the screen unless it leads elsewhere. */
export function FormRegion({ view }: { view: RegionView }) {
  const { actor } = usePrototype();
  const { screen, scope, row, around } = useScreenAround();
  const [params] = useSearchParams();
  const updateSearch = useUpdateSearch();
  const go = useNavigateTo();
  const { data, items, actions } = view;
  if (data.is === 'nothing' || data.is === 'records') return null;
  const changed = data.is === 'record' ? regionRecord(actor, view, scope) : undefined;
  if (data.is === 'record' && !changed)
    return <p className="m-0 quiet">{view.instead.empty ?? 'There is nothing to change.'}</p>;
  const verdict = mayDo(actor, data.of, changed ? 'edit' : 'create', changed);
  if (verdict.may === 'no') return <p className="m-0 quiet">{view.instead.refused ?? verdict.because}</p>;
  const parents: ParentRecords = row ? new Map([...around, [row.entity, row]]) : around;
  const only = items.flatMap(({ field }) => field?.id ?? []);
  const isHidden = (field: string, preview: SampleRow) =>
    items.some((item) => item.field?.id === field && !isItemShown(actor, preview, item));
  const [leaving, saving] = [actions.filter(leavesForm), actions.filter((action) => !leavesForm(action))];
  const count = params.get(`${view.region.id}.saved`) ?? '0';
  return (
    <WithVerdictLook verdict={verdict}>
      <RecordForm
        key={`${changed?.id ?? 'new'} ${count}`}
        subject={{ entity: data.of, row: changed, around: parents }}
        screen={screen}
        steps={null}
        only={only.length > 0 ? only : undefined}
        isHidden={isHidden}
        buttons={saving.length > 0 ? saving : undefined}
        asRead={(label, preview) => labelFor(actor, preview, label)}
        focus={items.find(({ hasFocus }) => hasFocus)?.field?.id}
        savesAtOnce={view.savesAtOnce && changed !== undefined}
        saved={(saved, pressed) => {
          const { to } = saving.find(({ label }) => label === pressed) ?? {};
          const path = to && addressFor(actor, to, saved, parents);
          if (path) go(path);
          else if (!view.savesAtOnce) updateSearch({ [`${view.region.id}.saved`]: String(Number(count) + 1) });
        }}
      />
      {leaving.length > 0 && (
        <div className="row mt-3">
          {leaving.map((action) => (
            <RegionLink key={action.label} action={action} row={row} />
          ))}
        </div>
      )}
    </WithVerdictLook>
  );
}
