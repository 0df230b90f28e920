import { type ConditionText, knownValue, type Look, listOf, questionOf } from '../answers/sourced.ts';
import { decapitalize } from '../english/capitalize.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Action } from '../slots/roles/actions.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { defaultRecord } from './list-rows.ts';
import { mayBeSeen } from './menu.ts';
import { nowOf } from './now.ts';
import { mayDo } from './permission-verdicts.ts';
import {
  addressFor,
  addressOfNew,
  isCreateAddress,
  isForm,
  landingOf,
  matchRoute,
  ownParameter,
  type ParentRecords,
  recordAt,
} from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

export interface OutgoingLink {
  readonly label: string;
  /** Undefined: it leads to no known screen. */
  readonly to: ProtoScreen | undefined;
  /** As written in the answer. */
  readonly toLabel: string;
  /** A button of a form that saves and then follows the link. */
  readonly saves: boolean;
  /** Null: something else on the screen leads there, such as a row of a list or the button that saves. */
  readonly path: string | null;
  /** A condition that is not exact, or about a record that the screen does not show; empty without one. */
  readonly onlyIf: string;
  readonly look: Look;
  readonly question: string;
}

/**
 * The links from a screen that the actor may follow, for the record that is shown or filled in.
 * @param around the parent records in the address, by entity id
 */
export function outgoingLinks(
  actor: ActorContext,
  screen: ProtoScreen,
  row: SampleRow | undefined,
  around: ParentRecords = new Map(),
): readonly OutgoingLink[] {
  const { links } = actor.product.model.screens;
  const screens = screensOf(actor.product);
  return listOf(links)
    .filter(({ from }) => from.id === screen.id)
    .flatMap((link) => {
      const only = knownValue(link.condition);
      const open = only ? linkOpenness(actor, only, screen, row) : 'yes';
      if (open === 'no') return [];
      const to = screens.find(({ id }) => id === link.to.id);
      const label = knownValue(link.control) ?? link.to.label;
      const saves = to !== undefined && isSaving(screen, to, knownValue(link.control) ?? '');
      const path = to && !saves && !A_LINE.test(label) ? pathTo(actor, screen, to, row, around) : null;
      // The Edit button itself checks whether the record may be changed.
      if (to && !saves && !isEditLink({ to, label }, screen) && !mayBeTaken(actor, to, path)) return [];
      const inWords = open === 'in words';
      return {
        label,
        to,
        toLabel: link.to.label,
        saves,
        path,
        onlyIf: open === 'yes' ? '' : (only?.text ?? ''),
        look: to ? (inWords ? 'guess' : 'decided') : 'hole',
        question: to && inWords ? questionOf(link.condition) : questionOf(links),
      };
    });
}

/** What is pressed is the record itself, wherever it stands on the screen. */
const A_LINE = /^(?:an?|the|each|every) (?:line|row|card|entry)$/iu;

/** Whether the actor may use a screen with the record in its address; the first screen of their role is always open. */
function mayBeTaken(actor: ActorContext, to: ProtoScreen, path: string | null) {
  if (to === landingOf(actor.product, actor.role)) return true;
  const { entity, kind } = to;
  const arrival = path === null ? null : matchRoute([to], path);
  const row = (arrival && recordAt(actor, arrival)) ?? undefined;
  const may = (action: Action) => entity === null || mayDo(actor, entity, action, row).may !== 'no';
  if (isForm(to)) return may(row ? 'edit' : 'create');
  return kind === 'detail' ? may('view') : mayBeSeen(actor, to);
}

const SAVES = /^(?:save|finish|send|submit|done|ok|okay|create|store|confirm|book|register|speichern)\b/iu;
const LEAVES =
  /^(?:cancel|back|not now|close|leave|discard|abort|dismiss|never ?mind|skip|return to|exit|quit|go to|see|view|show|open|read|help|menu|logo|home|all|my|the|abbrechen|zurück|verwerfen)\b|^[←‹«×]|\?$|\bwithout saving\b|\bdo(?:n’t|n't| not) save\b/iu;
const APART: ReadonlySet<ProtoScreen['kind']> = new Set(['static', 'sign-in', 'error']);

/** Whether a button leaves a form as it was: “Cancel”, “Back”. */
export function isLeaving(label: string): boolean {
  return LEAVES.test(label.trim());
}

/** Whether a link is a save button: any button of a form, unless its label or its target says otherwise. */
function isSaving(from: ProtoScreen, to: ProtoScreen, control: string): boolean {
  const words = control.trim();
  if (!isForm(from) || words === '' || isLeaving(words)) return false;
  if (SAVES.test(words)) return true;
  const isToAnotherForm = isForm(to) && to.entity !== from.entity;
  return !APART.has(to.kind) && !isToAnotherForm && foldCase(words) !== foldCase(to.label);
}

/** Words for creating a record, on a button or in the title of a form. */
const CREATE_WORDS = /^(?:new|add|create|copy|duplicate)\b|\b(?:another|again)\b/iu;

/** Whether a link leads from the page of a record to a form that changes it. */
export function isEditLink({ to, label }: Pick<OutgoingLink, 'to' | 'label'>, from: ProtoScreen): boolean {
  const isOwnForm = to !== undefined && isForm(to) && to.entity === from.entity;
  return from.kind === 'detail' && isOwnForm && !CREATE_WORDS.test(label.trim());
}

/** The decided links from the page of a record to its form that are open; “Change” while none was decided. */
export function editLinks(actor: ActorContext, screen: ProtoScreen, row: SampleRow) {
  const screens = screensOf(actor.product);
  const links = listOf(actor.product.model.screens.links);
  const isDecided = links.some(
    ({ from, to, control }) =>
      from.id === screen.id &&
      isEditLink({ to: screens.find(({ id }) => id === to.id), label: knownValue(control) ?? to.label }, screen),
  );
  if (isDecided) {
    return outgoingLinks(actor, screen, row).flatMap((link) =>
      isEditLink(link, screen) && link.path !== null ? [{ label: link.label, path: link.path }] : [],
    );
  }
  const forms = screens.filter((one) => isForm(one) && one.entity === row.entity);
  const form = forms.find(({ kind }) => kind === 'form') ?? forms[0];
  return form ? [{ label: 'Change', path: pathTo(actor, screen, form, row, new Map()) ?? form.path }] : [];
}

/** The address with the records that it names: the one shown, those linked to it, and the parent records. */
function pathTo(
  actor: ActorContext,
  from: ProtoScreen,
  to: ProtoScreen,
  row: SampleRow | undefined,
  around: ParentRecords,
): string | null {
  const found = addressFor(actor, to, row, around);
  if (found !== undefined) return found;
  if (isForm(to)) return addressOfNew(actor, to, around);
  if (to.entity === null || (from.entity === to.entity && from.kind === 'list')) return null;
  return addressFor(actor, to, defaultRecord(actor, to.entity)) ?? null;
}

type Openness = 'yes' | 'on a record' | 'in words' | 'no';

const WIDEST: readonly Openness[] = ['yes', 'on a record', 'in words', 'no'];

/** For nobody in particular: the widest openness that any role has. */
function linkOpenness(actor: ActorContext, words: ConditionText, screen: ProtoScreen, row: SampleRow | undefined) {
  const others = actor.role === null ? actor.product.index.roles.all : [];
  const all = [actor.role, ...others.map(({ id }) => id)].map((role) =>
    linkOpennessFor({ ...actor, role }, words, screen, row),
  );
  return WIDEST.find((one) => all.includes(one)) ?? 'no';
}

/**
 * Whether a link is open to a role: by its condition if that is exact, else it is a guess. Where the condition is about
 * a record and the screen shows none, a list says so; the page of a deleted record leads nowhere.
 */
function linkOpennessFor(actor: ActorContext, words: ConditionText, screen: ProtoScreen, row: SampleRow | undefined) {
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

/** A scope without a record, which notes whether a condition needed one. */
function withoutRecord(actor: ActorContext) {
  const {
    product: { index },
    role,
    today,
  } = actor;
  let missed = false;
  const value = (label: string) => {
    if (foldCase(label) === 'role') return index.roles.get(role)?.label;
    const constant = index.constants.called(label);
    missed ||= constant === undefined;
    return knownValue(constant?.value)?.amount;
  };
  return { scope: { value, today, now: nowOf(actor) }, missed: () => missed };
}

const CHANGES = /^(?:edit|change|amend|update|correct)\b/iu;

/**
 * The links from a list to a form for a new record: the decided ones that are open to the actor. Where no decided link
 * leads to the form from anywhere, one link with the form’s title, or “New …” where it has no decided title or one
 * about changing.
 */
export function creationLinks(actor: ActorContext, screen: ProtoScreen, around: ParentRecords = new Map()) {
  const forms = screensOf(actor.product).filter(
    (one) => isForm(one) && one.entity !== null && one.entity === screen.entity,
  );
  const form = forms.find(({ path }) => !path.includes(':')) ?? forms[0];
  if (!form) return [];
  const named = outgoingLinks(actor, screen, undefined, around).flatMap(({ to, label, path }) =>
    to && forms.includes(to) && path !== null ? [{ label, path }] : [],
  );
  if (named.length > 0 || usesOf(actor.product, form).includes('making')) return named;
  const isTitle = form.screen !== null && !CHANGES.test(form.label.trim());
  const entityLabel = actor.product.index.entities.get(screen.entity)?.label ?? '';
  const label = isTitle ? form.label : `New ${decapitalize(entityLabel)}`;
  return [{ label, path: addressOfNew(actor, form, around) }];
}

/** What the decided links to a form from other screens use it for. */
function usesOf(product: Product, form: ProtoScreen) {
  const screens = screensOf(product);
  return listOf(product.model.screens.links).flatMap(({ from, to, control }) => {
    const before = from.id === form.id ? undefined : screens.find(({ id }) => id === from.id);
    if (to.id !== form.id || !before) return [];
    const label = knownValue(control) ?? to.label;
    return CHANGES.test(label.trim()) || isEditLink({ to: form, label }, before) ? 'changing' : 'making';
  });
}

/**
 * Whether a form was decided for new records only, by its name, its address or the links to it: using it to change a
 * record is then a guess.
 */
export function isCreateOnlyForm(actor: ActorContext, form: ProtoScreen): boolean {
  if (!isForm(form) || form.screen === null || ownParameter(actor.product, form)) return false;
  const label = form.label.trim();
  const uses = usesOf(actor.product, form);
  if (CHANGES.test(label) || uses.includes('changing')) return false;
  return CREATE_WORDS.test(label) || isCreateAddress(form) || uses.includes('making');
}
