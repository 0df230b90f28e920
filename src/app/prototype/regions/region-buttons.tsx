import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  addressFor,
  addressOf,
  addressOfNew,
  creationLinks,
  isForm,
  isTrue,
  mayDo,
  ownRecord,
  type ParentRecords,
  type ProtoScreen,
  pressMany,
  type RegionAction,
  recordKey,
  recordLabel,
  type SampleRow,
  scopeOf,
  targetCalled,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { WithLook, WithVerdictLook } from '../hole.tsx';
import { MovePanel } from '../move-panel.tsx';
import { useHref, useNavigateTo } from '../navigation.ts';
import { usePrototype, useRecordAddress } from '../prototype-context.tsx';
import { ActionNote, DeleteButton } from '../screens/detail.tsx';
import { useAction } from '../use-action.ts';
import { EditDialog } from './edit-dialog.tsx';
import { useScreenAround } from './region-context.ts';

interface RegionButtonsProps {
  readonly actions: readonly RegionAction[];
  readonly row: SampleRow;
  /** What stands to the left of the buttons. */
  readonly head?: ReactNode;
  /** One of many, with little room: forms open over the screen. */
  readonly isEntry?: boolean;
  /** What a button does in place of what it says it does. */
  readonly instead?: ((action: RegionAction) => (() => void) | undefined) | undefined;
}

/** What can be pressed on a record: its moves, and changing, deleting, opening it, as far as that was said. */
export function RegionButtons({ actions, row, head = null, isEntry = false, instead }: RegionButtonsProps) {
  const [inMenu, beside] = [actions.filter((one) => one.inMenu), actions.filter((one) => !one.inMenu)];
  const menu = inMenu.length > 0 && (
    <details className="relative">
      <summary className="button list-none" aria-label="More">
        ⋮
      </summary>
      <div className="absolute z-3 right-0 top-full min-w-50 p-3 bg-raised border-1 border-line rounded [&_.row]:grid">
        <ButtonsOf actions={inMenu} row={row} isEntry={isEntry} instead={instead} />
      </div>
    </details>
  );
  return <ButtonsOf actions={beside} row={row} head={head} menu={menu} isEntry={isEntry} instead={instead} />;
}

interface ButtonsProps extends RegionButtonsProps {
  readonly menu?: ReactNode;
}

function ButtonsOf({ actions, row, head = null, menu = null, isEntry = false, instead }: ButtonsProps) {
  const { product, actor } = usePrototype();
  const { status, carryOut, perform, dismiss } = useAction();
  const [edited, setEdited] = useState<string | null>(null);
  const { around } = useScreenAround();
  const go = useNavigateTo();
  const open = actions.filter(({ onlyIf, bulk }) => !bulk && (!onlyIf || isTrue(onlyIf.run(scopeOf(actor, row)))));
  if (open.length === 0 && !menu) return head;
  const moves = open.flatMap(({ does }) => (does.is === 'move' ? [does.event] : []));
  const label = recordLabel(product, row);
  const leave = (done: RegionAction | undefined) => {
    const path = done?.to && addressFor(actor, done.to, row, new Map([...around, [row.entity, row]]));
    if (path) go(path);
  };
  const deleteRecord = () => {
    const name = product.index.entities.get(row.entity)?.label ?? '';
    const occasion = { event: `Delete ${name}`, action: 'delete', entity: row.entity, row } as const;
    const change = { entity: row.entity, id: row.id, change: { fate: 'deleted' } } as const;
    void perform(occasion, { act: 'edit', says: `${label} deleted`, changes: [change] });
  };
  const others = open.flatMap((action): ReactNode => {
    if (action.does.is === 'move') return [];
    if (action.does.is === 'delete' && action.does.of === row.entity) {
      const verdict = mayDo(actor, row.entity, 'delete', row);
      if (verdict.may === 'no') return [];
      return (
        <WithVerdictLook key={action.label} verdict={verdict}>
          <DeleteButton row={row} confirmed={deleteRecord} label={action.label} />
        </WithVerdictLook>
      );
    }
    if (action.does.is === 'edit' && action.to === null) {
      const verdict = mayDo(actor, row.entity, 'edit', row);
      if (verdict.may === 'no') return [];
      return (
        <WithVerdictLook key={action.label} verdict={verdict}>
          <Button data-action="edit" onClick={instead?.(action) ?? (() => setEdited(action.label))}>
            {action.label}
          </Button>
        </WithVerdictLook>
      );
    }
    if (action.does.is === 'run')
      return (
        <Button
          key={action.label}
          onClick={async () => {
            if (await carryOut(pressMany(actor, [row], action.does), action.label)) leave(action);
          }}
        >
          {action.label}
        </Button>
      );
    return <RegionLink key={action.label} action={action} row={row} />;
  });
  return (
    <div className="grid gap-2 text-start">
      <MovePanel
        row={row}
        head={head}
        isEntry={isEntry}
        carryOut={carryOut}
        only={moves}
        moved={(event) => leave(open.find(({ does }) => does.is === 'move' && does.event === event))}
        note={<ActionNote status={status} dismiss={dismiss} />}
        others={[...others, menu && <Fragment key="menu">{menu}</Fragment>]}
      />
      {edited !== null && <EditDialog row={row} label={edited} close={() => setEdited(null)} />}
    </div>
  );
}

interface RegionLinkProps {
  readonly action: RegionAction;
  /** The record that it is about; undefined for the screen itself. */
  readonly row: SampleRow | undefined;
  readonly look?: 'button' | 'button main';
}

/** A button that leads to another screen; a hole where nobody has said what it does. */
export function RegionLink({ action, row, look = 'button' }: RegionLinkProps) {
  const { actor, screens } = usePrototype();
  const { screen, around } = useScreenAround();
  const recordAddress = useRecordAddress();
  const href = useHref();
  const { label, does, inWords } = action;
  const verdict =
    row && (does.is === 'edit' || does.is === 'open') && does.of === row.entity
      ? mayDo(actor, row.entity, does.is === 'edit' ? 'edit' : 'view', row)
      : does.is === 'create'
        ? mayDo(actor, does.of, 'create')
        : undefined;
  if (verdict?.may === 'no') return null;
  if (does.is === 'run') return <RunButton action={action} row={row} />;
  const parents: ParentRecords = row ? new Map([...around, [row.entity, row]]) : around;
  const path = pathOf();
  if (path === undefined) return <Button disabled>{label}</Button>;
  const link = (
    <Link className={look} to={path} aria-keyshortcuts={action.key ?? undefined}>
      {label}
    </Link>
  );
  const drawn = verdict ? <WithVerdictLook verdict={verdict}>{link}</WithVerdictLook> : link;
  if (inWords === '') return drawn;
  return (
    <WithLook look="guess" q={`screens.${screen.id}.parts`} words={`only if “${inWords}”, which is not exact`}>
      {drawn}
    </WithLook>
  );

  function pathOf(): string | undefined {
    if (does.is === 'sign out') {
      const signIn = screensOfKind('sign-in');
      return signIn && href(addressOf(signIn));
    }
    const to = action.to ?? (does.is === 'go' ? targetCalled(actor.product, screen, label) : undefined);
    if (to) return href(addressTo(to));
    if (does.is === 'open' && row && does.of === row.entity) return hrefTo(recordAddress(row));
    if (does.is === 'edit' && row) return editPath(row);
    if (does.is !== 'create') return undefined;
    const list: ProtoScreen = { ...screen, entity: does.of };
    const [first] = creationLinks(actor, list, parents);
    return hrefTo(first?.path);
  }

  function screensOfKind(kind: ProtoScreen['kind']) {
    return screens.find((one) => one.kind === kind);
  }

  function hrefTo(address: string | undefined): string | undefined {
    return address === undefined ? undefined : href(address);
  }

  function addressTo(to: ProtoScreen): string {
    if (isForm(to)) return addressFor(actor, to, row, parents) ?? addressOfNew(actor, to, parents);
    return addressFor(actor, to, row, parents) ?? addressOf(to);
  }

  function editPath(edited: SampleRow): string | undefined {
    const form = screens.find((one) => isForm(one) && one.entity === edited.entity);
    const address = form && (addressFor(actor, form, edited, parents) ?? addressOfNew(actor, form, parents));
    const path = hrefTo(address);
    return path && `${path}${path.includes('?') ? '&' : '?'}edit=${encodeURIComponent(recordKey(actor, edited))}`;
  }
}

/** A button that sets off what happens by itself: on the record, else on that of whoever acts. */
function RunButton({ action: { label, does }, row }: Pick<RegionLinkProps, 'action' | 'row'>) {
  const { actor } = usePrototype();
  const { status, carryOut, dismiss } = useAction();
  const own = does.is === 'run' && does.of !== row?.entity ? ownRecord(actor, does.of) : row;
  return (
    <>
      <Button disabled={!own} onClick={() => own && void carryOut(pressMany(actor, [own], does), label)}>
        {label}
      </Button>
      <ActionNote status={status} dismiss={dismiss} />
    </>
  );
}
