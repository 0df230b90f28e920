import { type FormEvent, useState } from 'react';
import { plural } from '#core/index.ts';
import { knownValue, type Look, lookOfSourced, type NameRef, type Product, type UserGroup } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { type RowEntry, useDraftWriter } from '../answers/draft-writer.ts';
import { Face, Silhouette } from '../people/face.tsx';

/** What a group may do: it has a role, only receives something, must be kept out, or nobody has said. */
export type GroupAccess = 'inside' | 'receives' | 'outside' | 'unsaid';

export interface GroupView {
  readonly group: UserGroup;
  readonly access: GroupAccess;
  /** The role of its members; null for none. */
  readonly role: NameRef | null;
  readonly look: Look;
}

export function groupViews({ model }: Pick<Product, 'model'>): readonly GroupView[] {
  const { groups } = model.purpose;
  const named = lookOfSourced(groups);
  return (knownValue(groups) ?? []).map((group): GroupView => {
    const role = knownValue(group.role);
    const look = named === 'decided' && group.role.is !== 'unknown' ? lookOfSourced(group.role) : named;
    if (role === undefined)
      return { group, access: group.role.is === 'not-applicable' ? 'receives' : 'unsaid', role: null, look };
    if (role === 'no-access') return { group, access: 'outside', role: null, look };
    if (role === 'receives-only') return { group, access: 'receives', role: null, look };
    return { group, access: 'inside', role, look };
  });
}

/** Access and role id of somebody in a story, found by the name of a group or of a role. */
export function accessByName(
  product: Pick<Product, 'model' | 'index'>,
  name: string,
): { readonly access: GroupAccess; readonly role: string | null } {
  const group = groupViews(product).find((one) => one.group.label.toLowerCase() === name.trim().toLowerCase());
  const role = group?.role?.id ?? product.index.roles.called(name)?.id ?? null;
  return { access: group?.access ?? 'unsaid', role };
}

interface UserGroupsProps {
  readonly all: readonly GroupView[];
  readonly chosen: string | undefined;
  readonly choose: (group: string) => void;
  /** Whether to ask who is missing. */
  readonly asks: boolean;
}

const ACCESS_WORDS: Readonly<Record<GroupAccess, string>> = {
  inside: '',
  receives: 'only receives something',
  outside: 'must never get in',
  unsaid: 'and what may they do?',
};

const PERSON_CARD = `purpose-person grid justify-items-center content-start gap-1 w-full h-full px-2 pt-3 pb-2 border
  border-transparent rounded-xl bg-transparent text-center`;
const GRID_ITEM = 'flex-[1_1_104px] min-w-min max-w-[min(180px,100%)]';

/** The user groups as faces, a silhouette to add one, and an empty chair for those who must be kept out. */
export function UserGroups({ all, chosen, choose, asks }: UserGroupsProps) {
  const inside = all.filter(({ access }) => access !== 'outside');
  const excluded = all.filter(({ access }) => access === 'outside');
  const pick = (one: GroupView) => {
    choose(one.group.id);
    announce(`${one.group.label}.`);
  };
  return (
    <div>
      <ul className="flex flex-wrap gap-x-2 gap-y-3" aria-label="Who it is for">
        {inside.map((one) => (
          <li className={GRID_ITEM} key={one.group.id}>
            <Button
              className={PERSON_CARD}
              data-look={one.access === 'unsaid' ? 'hole' : one.look}
              aria-current={one.group.id === chosen ? 'true' : undefined}
              onClick={() => pick(one)}
            >
              <Face
                className="w-14"
                name={one.group.label}
                look={one.look}
                holds={one.access === 'receives' ? 'paper' : undefined}
              />
              <bdi className="voice-lg font-semibold">{one.group.label}</bdi>
              <small>{[knownValue(one.group.count), knownValue(one.group.frequency)].filter(Boolean).join(', ')}</small>
              <small className="purpose-seat">{one.role ? `as ${one.role.label}` : ACCESS_WORDS[one.access]}</small>
            </Button>
          </li>
        ))}
        {asks && <MissingGroup />}
        {(excluded.length > 0 || asks) && <ExcludedGroups kept={excluded} chosen={chosen} pick={pick} />}
      </ul>
      <p className="mt-3 text-ink-2 text-sm">
        {plural(all.length, 'One group', '# groups')} so far. Who was forgotten? <Pin q="purpose.groups" />
      </p>
    </div>
  );
}

/** A form for the name of a group; submitting it adds a row to the draft. */
function useGroupForm(label: string, placeholder: string, more: RowEntry = {}) {
  const draftWriter = useDraftWriter();
  const [typed, setTyped] = useState('');
  const who = typed.trim();
  return {
    who,
    field: (
      <input
        className="field w-full px-2 py-1 voice-lg font-semibold text-center"
        value={typed}
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
      />
    ),
    put: (event: FormEvent) => {
      event.preventDefault();
      if (who === '' || !draftWriter.addRows('purpose.groups', [{ who, ...more }], ['who'])) return;
      setTyped('');
      announce(`${who}: waiting in the answer. Save it there.`);
    },
  };
}

function MissingGroup() {
  const { who, field, put } = useGroupForm('And who is this?', 'Name');
  return (
    <li className={GRID_ITEM}>
      <form className={PERSON_CARD} data-look="hole" onSubmit={put}>
        <Silhouette className="w-14" figure="plain" />
        {field}
        {who === '' ? (
          <small>And who is this?</small>
        ) : (
          <Button type="submit" className="button main text-sm">
            Into the answer
          </Button>
        )}
      </form>
    </li>
  );
}

interface ExcludedGroupsProps {
  readonly kept: readonly GroupView[];
  readonly pick: (one: GroupView) => void;
}

/** The chair of those who must never use the product: dashed while nobody has been named. */
function ExcludedGroups({ kept, chosen, pick }: Pick<UserGroupsProps, 'chosen'> & ExcludedGroupsProps) {
  return (
    <li className={GRID_ITEM}>
      <div className={`${PERSON_CARD} purpose-chair`} data-look={kept.length > 0 ? 'decided' : 'hole'}>
        <svg className="people-face block w-14" viewBox="0 0 100 112" aria-hidden="true" focusable="false">
          <g
            className="fill-none stroke-ink-2 stroke-3"
            strokeLinecap="round"
            strokeDasharray={kept.length > 0 ? undefined : '5 5'}
          >
            <path d="M30 10v56h42M30 66v40M72 66v40M30 12h8v54M50 66v0M30 88h42" />
            <path className="stroke-pen" d="M8 62v44M92 62v44M8 66q42 34 84 0" />
          </g>
        </svg>
        {kept.map((one) => (
          <Button
            key={one.group.id}
            className="plain voice-lg font-semibold text-ink aria-[current=true]:decoration-3"
            aria-current={one.group.id === chosen ? 'true' : undefined}
            onClick={() => pick(one)}
          >
            <bdi>{one.group.label}</bdi>
          </Button>
        ))}
        <small>must never use this</small>
        {kept.length === 0 && <ExcludedGroupForm />}
      </div>
    </li>
  );
}

function ExcludedGroupForm() {
  const { field, put } = useGroupForm('Who must never use this?', 'Who?', {
    frequency: 'never, must be kept out',
  });
  return (
    <form className="w-full" onSubmit={put}>
      {field}
    </form>
  );
}
