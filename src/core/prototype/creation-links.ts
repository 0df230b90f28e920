import { knownValue, listOf } from '../answers/sourced.ts';
import { decapitalize } from '../english/capitalize.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { ActorContext } from './actor-context.ts';
import { type ListRows, rowsLinkedTo, visibleRows } from './list-rows.ts';
import type { ListColumn } from './list-view.ts';
import { CREATE_WORDS, isEditLink, outgoingLinks } from './outgoing-links.ts';
import { ownRecord } from './own-record.ts';
import { mayDo, visibleStates } from './permission-verdicts.ts';
import { addressOfNew, isCreateAddress, isForm, ownParameter, type ParentRecords } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

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

/**
 * The records that the actor can choose for a link: those they may list. An actor who may list none can choose
 * themselves if the link defaults to the current user, else any record, as the form could not be filled in otherwise.
 * @param below parent records: a choice that links to other parents is left out
 */
export function linkChoices(actor: ActorContext, field: Field, below: readonly SampleRow[] = []) {
  const target = field.target?.id ?? '';
  const leadsTo = new Set(actor.product.index.fields(target).all.map((field) => field.target?.id));
  const parents = below.filter(({ entity }) => entity !== target && leadsTo.has(entity));
  return rowsLinkedTo(actor, choicesOf(actor, field, target), parents);
}

function choicesOf(actor: ActorContext, field: Field, target: string): readonly SampleRow[] {
  if (mayDo(actor, target, 'list').may !== 'no') return visibleRows(actor, target);
  const own = namesCurrentUser(knownValue(field.default) ?? '') ? ownRecord(actor, target) : undefined;
  return own ? [own] : actor.records.all(target);
}

/**
 * The maximum number of choices of a filter, and the number of records they are gathered from where none are listed.
 */
const MAX_CHOICES = 60;
const SEARCHED_ROWS = 200;

/**
 * What the actor can filter a list by in a column: the listed values; else those in the first rows of the list without
 * a query, which is only made then. States that the actor never sees are left out.
 */
export function filterChoices(
  actor: ActorContext,
  entity: string,
  column: ListColumn,
  listed: () => Pick<ListRows, 'page'>,
): readonly string[] {
  const { shows, field, textOf } = column;
  const [cycle, another] = actor.product.index.cycles(entity);
  if (shows === 'state' && cycle && !another) return visibleStates(actor, cycle).map(({ label }) => label);
  const choiceLabels = knownValue(field?.values)?.map(({ label }) => label);
  const seen = () => listed().page(0, SEARCHED_ROWS).map(textOf).filter(Boolean);
  return choiceLabels ?? [...new Set(seen())].sort().slice(0, MAX_CHOICES);
}
