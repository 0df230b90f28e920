import { finderOf } from '../../answers/name-finder.ts';
import { knownValue } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { meIn } from '../../model/roles/me.ts';
import type { Product } from '../../product/product.ts';
import { memoizeByProduct } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { outsideBrackets, splitOutside } from '../../shapes/split-words.ts';
import { isPressable } from '../consequences/automations.ts';
import { type ProtoScreen, screensOf } from '../screens-of.ts';
import { filterWords } from './filter-words.ts';
import { NO_SOURCE } from './read-emphasis.ts';
import { readOnScreen } from './screen-scope.ts';
import type { Deed, RegionAction } from './types.ts';

const ALL = /^(?:on |for )?all(?: of (?:them|these))?$/iu;
const BULK =
  /^(?:in bulk|on all (?:chosen|selected)|on many|for many|at once|chosen|selected|(?:for|on) (?:those|all) chosen)$/iu;
const KEY = /^(?:by )?(?:the )?(?:key|keys|shortcut) (\S.*)$/iu;
const VALID = /^(?:only )?(?:if|when|once) (?:it is |all is |everything is )?(?:valid|filled in|complete)$/iu;
const CHANGED = /^(?:only )?(?:if|when|once) (?:it is |it was |something (?:is|was|has) )?changed$/iu;
const MENU = /^(?:in|under) (?:the|a) (?:.+ )?menu$/iu;
const IS_NOTE = [BULK, ALL, KEY, VALID, CHANGED, MENU];
const STAYS = /^(?:it )?(?:stays?(?: (?:here|on this (?:page|screen)))?|here|nowhere)$/iu;

/** “Edit (if mine), Reserve → Reserve a tool, Delete (in bulk), Cancel (in the menu)”, read for the records of one entity. */
export function readActions(
  product: Product,
  screen: ProtoScreen,
  of: string | null,
  words: string,
): readonly RegionAction[] {
  return splitOutside(words, ',;\n').map((part) => actionIn(product, screen, of, part));
}

/** “ctrl + enter” is “Ctrl+Enter”; a letter by itself is small. */
function keyNamed(words: string): string {
  const parts = words.split(/\s*\+\s*/u).map((part) => part.trim());
  return parts.length === 1 && words.length === 1
    ? words.toLowerCase()
    : parts.map((part) => KEY_NAMES.get(part.toLowerCase()) ?? part.charAt(0).toUpperCase() + part.slice(1)).join('+');
}

const KEY_NAMES = new Map([
  ['esc', 'Escape'],
  ['return', 'Enter'],
  ['control', 'Ctrl'],
  ['cmd', 'Ctrl'],
]);

const TARGET = /^(.*?)\s*(?:→|->|=>|:|, then| leads to | opens | goes to )\s*(.+)$/isu;

function actionIn(product: Product, screen: ProtoScreen, of: string | null, words: string): RegionAction {
  const { bare, inside: notes } = outsideBrackets(words);
  const [, label = bare, target] = TARGET.exec(bare) ?? [];
  const conditions = notes.filter((note) => !IS_NOTE.some((pattern) => pattern.test(note)));
  const to = target === undefined ? undefined : STAYS.test(target.trim()) ? null : screenCalled(product, target);
  const read = conditions.length === 0 ? null : conditionOf(product, screen, of, conditions.join(', '));
  return {
    label,
    onlyIf: read?.form === 'exact' ? read : null,
    inWords:
      read === null || read.form === 'exact' ? '' : conditions.join(', ').replace(/^(?:only )?(?:if|when) /iu, ''),
    key: notes.flatMap((note) => KEY.exec(note)?.[1] ?? []).map(keyNamed)[0] ?? null,
    needs: notes.some((note) => VALID.test(note))
      ? 'valid'
      : notes.some((note) => CHANGED.test(note))
        ? 'changed'
        : null,
    bulk: notes.some((note) => BULK.test(note) || ALL.test(note)),
    all: notes.some((note) => ALL.test(note)),
    inMenu: notes.some((note) => MENU.test(note)),
    to,
    does: deedOf(product, screen, of, label, to),
  };
}

function conditionOf(product: Product, screen: ProtoScreen, of: string | null, words: string) {
  const filter = of === null ? words : filterWords(product, of, { text: words });
  const bare = filter.replace(/^\(?(?:only )?(?:if|when) /iu, of === null ? '' : '(');
  return of === null || of === screen.entity
    ? readOnScreen(product, screen, bare)
    : product.condition({ text: bare, source: screenSource(screen) }, of);
}

function screenSource({ screen }: ProtoScreen) {
  const regions = screen?.regions;
  return regions?.is === 'known' ? regions.source : NO_SOURCE;
}

const screensByName = memoizeByProduct((product) => finderOf(screensOf(product)));

export function screenCalled(product: Product, words: string): ProtoScreen | undefined {
  const { id } = screensByName(product)(
    words.replace(/^(?:the|its|their|a|an) /iu, '').replace(/ (?:page|screen)$/iu, ''),
  );
  const exact = screensByName(product)(words.trim()).id;
  return screensOf(product).find((screen) => screen.id === (exact ?? id));
}

const VERBS: readonly (readonly [RegExp, 'create' | 'edit' | 'delete' | 'open'])[] = [
  [/^(?:new|add|create|write|post|make|compose|start|publish|submit|send|save)\b/iu, 'create'],
  [/^(?:edit|change|update|rename|correct|amend)\b/iu, 'edit'],
  [/^(?:delete|remove|discard|erase|withdraw)\b/iu, 'delete'],
  [/^(?:open|view|show|see|details|read(?: more)?|more)\b/iu, 'open'],
];
const SIGN_OUT = /^(?:sign|log) ?out$/iu;

/** A move of the records, a screen of that name, or a verb for making, changing, deleting or opening one. */
function deedOf(product: Product, screen: ProtoScreen, of: string | null, label: string, to: RegionAction['to']): Deed {
  const event = of === null ? undefined : eventCalled(product)(of)(foldCase(label));
  if (event !== undefined) return { is: 'move', event };
  const pressed = [of, screen.entity, meIn(product.model)].find(
    (one) => one !== null && isPressable(product, one, label),
  );
  if (pressed) return { is: 'run', of: pressed, name: label };
  if (SIGN_OUT.test(label)) return { is: 'sign out' };
  const verb = VERBS.find(([pattern]) => pattern.test(label))?.[1];
  const named = product.index.entities.called(label.replace(/^\S+\s+(?:an? |the |this |new )*/iu, ''));
  const subject = named?.id ?? of;
  if (verb !== undefined && subject !== null && !(verb === 'create' && to && to.entity !== subject))
    return { is: verb, of: subject };
  const linked = linkCalled(product, screen, label);
  return to || linked || screenCalled(product, label) ? { is: 'go' } : { is: 'unsaid' };
}

const eventCalled = memoizeByProduct(({ index }) =>
  memoize((of: string) => {
    const events = index.movesOf(of).flatMap(({ transition: { event } }) => knownValue(event) ?? []);
    const byName = new Map(events.map((event) => [foldCase(event), event]));
    return (words: string): string | undefined => byName.get(words);
  }),
);

/** The screen that a decided link with this label leads to, or the screen of that name. */
export function targetCalled(product: Product, screen: ProtoScreen, label: string): ProtoScreen | undefined {
  return linkCalled(product, screen, label) ?? screenCalled(product, label);
}

function linkCalled(product: Product, screen: ProtoScreen, label: string): ProtoScreen | undefined {
  const links = knownValue(product.model.screens.links) ?? [];
  const link = links.find(
    ({ from, control }) => from.id === screen.id && foldCase(knownValue(control) ?? '') === foldCase(label),
  );
  return link && screensOf(product).find(({ id }) => id === link.to.id);
}
