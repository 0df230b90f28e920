import {
  type ActorContext,
  type Edits,
  knownValue,
  listOf,
  mayDo,
  movesOffered,
  type ProtoScreen,
  type SampleRow,
} from '#core/product.ts';

/** A task to do in the running prototype, without help. */
export interface Dare {
  readonly id: string;
  /** What to do: “lend L-17”. */
  readonly says: string;
  /** The role to do it as. */
  readonly role: { readonly id: string; readonly label: string };
  readonly entity: string;
  readonly goal: Goal;
}

type Goal =
  | { readonly is: 'moved'; readonly record: string; readonly cycle: string; readonly to: string }
  | { readonly is: 'created' };

/** Records searched for one with a permitted move. */
const SEARCHED_ROWS = 40;

/** Moves, then new records, that some role is permitted to make now. `labelOf` names records. */
export function daresOf(
  actor: ActorContext,
  screens: readonly ProtoScreen[],
  labelOf: (row: SampleRow) => string,
): readonly Dare[] {
  const { index } = actor.product;
  const ofTransitions = index.entities.all.flatMap(({ id }) => moveDares(actor, id, labelOf));
  const forms = screens.filter(({ kind }) => kind === 'form' || kind === 'wizard');
  const ofForms = forms.flatMap(({ entity }) => createDare(actor, entity));
  return [...ofTransitions, ...ofForms].filter(({ id }, at, all) => all.findIndex((dare) => dare.id === id) === at);
}

function moveDares(actor: ActorContext, entity: string, labelOf: (row: SampleRow) => string): readonly Dare[] {
  const { index } = actor.product;
  const rows = actor.records.all(entity).slice(0, SEARCHED_ROWS);
  return index.cycles(entity).flatMap((cycle) =>
    index.transitions(cycle).flatMap((transition): readonly Dare[] => {
      const actors = listOf(transition.actors).flatMap(({ id }) => index.roles.get(id) ?? []);
      const to = transition.to.id;
      const says = knownValue(transition.event);
      if (to === null || says === undefined || knownValue(transition.by) !== 'person') return [];
      for (const role of actors) {
        const row = rows.find((one) =>
          movesOffered({ ...actor, role: role.id }, one).some(
            ({ id, verdict }) => id === transition.id && verdict.may === 'yes',
          ),
        );
        if (!row) continue;
        const goal = { is: 'moved', record: row.id, cycle: cycle.id, to } as const;
        return [{ id: `${entity}/${transition.id}`, says: `${says}: ${labelOf(row)}`, role, entity, goal }];
      }
      return [];
    }),
  );
}

function createDare(actor: ActorContext, entity: string | null): readonly Dare[] {
  const { index } = actor.product;
  const thing = index.entities.get(entity);
  if (!thing) return [];
  const role = index.roles.all.find(({ id }) => mayDo({ ...actor, role: id }, thing.id, 'create').may === 'yes');
  if (!role) return [];
  const says = `put in a new ${thing.label}`;
  return [{ id: `${thing.id}/new`, says, role, entity: thing.id, goal: { is: 'created' } }];
}

export function isMet({ entity, goal }: Dare, before: Edits, now: Edits): boolean {
  const newEdits = [...now.changed].filter(([key, edit]) => edit !== before.changed.get(key));
  if (goal.is === 'created') {
    return newEdits.some(
      ([key, edit]) => edit.entity === entity && edit.fate === 'created' && !before.changed.has(key),
    );
  }
  return newEdits.some(
    ([, edit]) => edit.entity === entity && edit.id === goal.record && edit.states[goal.cycle] === goal.to,
  );
}
