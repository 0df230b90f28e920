import { type InWords, knownValue, questionOf } from '../answers/sourced.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import { folded } from '../shapes/folded.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { shownAtFirst } from './list-rows.ts';
import { mayDo } from './may.ts';
import { mayBeSeen } from './menu.ts';
import { nowOf } from './now.ts';
import {
  addressFor,
  addressOfNew,
  arriveAt,
  isForm,
  landingOf,
  type RowsAround,
  recordAt,
} from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { type Look, type ProtoScreen, screensOf } from './screens-of.ts';

/** A way from one screen to the next, as it was named. */
export interface WayOn {
  readonly label: string;
  /** Undefined: it leads to what is no screen. */
  readonly to: ProtoScreen | undefined;
  /** As the answer calls it. */
  readonly toLabel: string;
  /** It is a button of a form: one gets there by saving what was filled in. */
  readonly saves: boolean;
  /** Null: one gets there by something else on the screen, such as a line of a list or the button that saves. */
  readonly path: string | null;
  /** A condition that nobody has made exact, or that is about a record which the screen does not show; empty where there is none. */
  readonly onlyIf: string;
  readonly look: Look;
  readonly question: string;
}

/**
 * The ways on from a screen that are open to the user, on the record that it shows or as it is filled in.
 *
 * @param around records that the address of the screen is below, by the id of their thing
 */
export function waysOn(
  actor: ActorContext,
  screen: ProtoScreen,
  row: SampleRow | undefined,
  around: RowsAround = new Map(),
): readonly WayOn[] {
  const { links } = actor.product.model.screens;
  const screens = screensOf(actor.product);
  return (knownValue(links) ?? [])
    .filter(({ from }) => from.id === screen.id)
    .flatMap((link) => {
      const only = knownValue(link.condition);
      const open = only ? wayIsOpen(actor, only, screen, row) : 'yes';
      if (open === 'no') return [];
      const to = screens.find(({ id }) => id === link.to.id);
      const label = knownValue(link.control) ?? link.to.label;
      const saves = to !== undefined && isSaving(screen, to, knownValue(link.control) ?? '');
      const path = to && !saves ? pathTo(actor, screen, to, row, around) : null;
      // What changes the record that is shown is for the button that does it.
      if (to && !saves && !changesShown({ to, label }, screen) && !mayBeTaken(actor, to, path)) return [];
      const inWords = open === 'in words';
      return {
        label,
        to,
        toLabel: link.to.label,
        saves,
        path,
        onlyIf: open === 'yes' ? '' : (only?.text ?? ''),
        look: to ? (inWords ? 'guess' : 'said') : 'hole',
        question: to && inWords ? questionOf(link.condition) : questionOf(links),
      };
    });
}

/** Whether the user may do what a screen is for with the record of its address; where they arrive they always may. */
function mayBeTaken(actor: ActorContext, to: ProtoScreen, path: string | null) {
  if (to === landingOf(actor.product, actor.role)) return true;
  const { entity, kind } = to;
  const arrival = path === null ? null : arriveAt([to], path);
  const row = (arrival && recordAt(actor, arrival)) ?? undefined;
  const may = (action: Action) => entity === null || mayDo(actor, entity, action, row).may !== 'no';
  if (isForm(to)) return may(row ? 'edit' : 'create');
  return kind === 'detail' ? may('view') : mayBeSeen(actor, to);
}

const SAVES = /^(?:save|finish|send|submit|done|ok|okay|create|store|confirm|book|register|speichern)\b/iu;
const LEAVES =
  /^(?:cancel|back|not now|close|leave|discard|abort|dismiss|never ?mind|skip|return to|exit|quit|go to|see|view|show|open|read|help|menu|logo|home|all|my|the|abbrechen|zurück|verwerfen)\b|^[←‹«×]|\?$|\bwithout saving\b|\bdo(?:n’t|n't| not) save\b/iu;
const APART: ReadonlySet<ProtoScreen['kind']> = new Set(['static', 'sign-in', 'error']);

/** Whether a way is taken by saving what was filled in: any button of a form, unless its words or where it leads say otherwise. */
function isSaving(from: ProtoScreen, to: ProtoScreen, control: string): boolean {
  const words = control.trim();
  if (!isForm(from) || words === '' || LEAVES.test(words)) return false;
  if (SAVES.test(words)) return true;
  const isToAnotherForm = isForm(to) && to.entity !== from.entity;
  return !APART.has(to.kind) && !isToAnotherForm && folded(words) !== folded(to.label);
}

/** Words for making a record, on a button or as the title of a form. */
export const ANOTHER = /^(?:new|add|create|copy|duplicate)\b|\b(?:another|again)\b/iu;

/** Whether a way leads from the page of a record to a form that changes it. */
export function changesShown({ to, label }: Pick<WayOn, 'to' | 'label'>, from: ProtoScreen): boolean {
  const isOwnForm = to !== undefined && isForm(to) && to.entity === from.entity;
  return from.kind === 'detail' && isOwnForm && !ANOTHER.test(label.trim());
}

/** What leads from the page of a record to its form: the decided ways that are open, “Change” while none was decided. */
export function changingWays(
  actor: ActorContext,
  screen: ProtoScreen,
  row: SampleRow,
): readonly { readonly label: string; readonly path: string }[] {
  const screens = screensOf(actor.product);
  const links = knownValue(actor.product.model.screens.links) ?? [];
  const isDecided = links.some(
    ({ from, to, control }) =>
      from.id === screen.id &&
      changesShown(
        { to: screens.find(({ id }) => id === to.id), label: knownValue(control) ?? to.label },
        screen,
      ),
  );
  if (isDecided) {
    return waysOn(actor, screen, row).flatMap((way) =>
      changesShown(way, screen) && way.path !== null ? [{ label: way.label, path: way.path }] : [],
    );
  }
  const forms = screens.filter((one) => isForm(one) && one.entity === row.entity);
  const form = forms.find(({ kind }) => kind === 'form') ?? forms[0];
  return form ? [{ label: 'Change', path: pathTo(actor, screen, form, row, new Map()) ?? form.path }] : [];
}

/** The address with the records that it is about: the one shown, those this is linked to, those around. */
function pathTo(
  actor: ActorContext,
  from: ProtoScreen,
  to: ProtoScreen,
  row: SampleRow | undefined,
  around: RowsAround,
): string | null {
  const found = addressFor(actor, to, row, around);
  if (found !== undefined) return found;
  if (isForm(to)) return addressOfNew(actor, to, around);
  if (to.entity === null || (from.entity === to.entity && from.kind === 'list')) return null;
  return addressFor(actor, to, shownAtFirst(actor, to.entity)) ?? null;
}

type Openness = 'yes' | 'on a record' | 'in words' | 'no';

const WIDEST: readonly Openness[] = ['yes', 'on a record', 'in words', 'no'];

/** Whether a way is open to the user; to nobody in particular, if it is to some role. */
function wayIsOpen(actor: ActorContext, words: InWords, screen: ProtoScreen, row: SampleRow | undefined) {
  const others = actor.role === null ? actor.product.index.roles.all : [];
  const all = [actor.role, ...others.map(({ id }) => id)].map((role) =>
    wayIsOpenTo({ ...actor, role }, words, screen, row),
  );
  return WIDEST.find((one) => all.includes(one)) ?? 'no';
}

/**
 * Whether a way is open to a role: by its condition where that is exact, else it is drawn as a guess. Where it is
 * about a record and the screen shows none, a list tells it; the page of a record that is gone leads nowhere with it.
 */
function wayIsOpenTo(actor: ActorContext, words: InWords, screen: ProtoScreen, row: SampleRow | undefined) {
  const { condition: read } = actor.product;
  const general = read(words, row?.entity ?? null);
  const condition = row || general.form === 'exact' ? general : read(words, screen.entity);
  if (condition.form !== 'exact') return 'in words';
  const without = withoutRecord(actor);
  const outcome = condition.run(row ? scopeOf(actor, row) : without.scope);
  if (outcome.ok && outcome.value !== true) return 'no';
  if (!row && without.missed()) return screen.kind === 'detail' ? 'no' : 'on a record';
  return outcome.ok ? 'yes' : 'no';
}

/** What a condition can look at where there is no record, and whether it has looked for more. */
function withoutRecord(actor: ActorContext) {
  const {
    product: { index },
    role,
    today,
  } = actor;
  let missed = false;
  const value = (label: string) => {
    if (folded(label) === 'role') return index.roles.get(role)?.label;
    const constant = index.constants.called(label);
    missed ||= constant === undefined;
    return constant && knownValue(constant.value)?.amount;
  };
  return { scope: { value, today, now: nowOf(actor) }, missed: () => missed };
}
