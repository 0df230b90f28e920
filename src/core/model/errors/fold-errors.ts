import type { Answers } from '../../answers/answers.ts';
import { diagnosticsIn, unknownNameDiagnostic } from '../../answers/diagnostics.ts';
import { finderOf } from '../../answers/name-finder.ts';
import {
  knownValue,
  listOf,
  mapSourced,
  type NamedElement,
  type NotApplicable,
  type Source,
} from '../../answers/sourced.ts';
import { ERRORS, FOR_ALL_ERRORS, MISTAKES } from '../../slots/errors/errors.ts';
import { ALERTS, ERROR_CLASSES, type ErrorText, MESSAGES } from '../../slots/errors/messages.ts';
import type { ItemOf } from '../../slots/items-slot.ts';
import { itemsIn, joinRows, readSlots } from '../../slots/read-items.ts';
import type { ModelParts, Rule, Transition } from '../types.ts';
import { type NamedRaiser, raiserFinder } from './raisers.ts';

export type Errors = ReturnType<typeof errorsOf>;

export function errorsDiagnostics(answers: Answers, { errors }: Pick<ModelParts, 'errors'>) {
  return [
    ...diagnosticsIn(answers, ERRORS),
    ...errors.strays.map(({ label, source }) =>
      unknownNameDiagnostic(label, 'nothing that can go wrong', 'the messages', source),
    ),
  ];
}

/** The error catalogue. `names`: everything in the other parts that can raise an error. */
export function errorsOf(answers: Answers, names: readonly NamedRaiser[]) {
  const find = finderOf(listOf(answers.rows(MESSAGES.slot)));
  const entries = itemsIn(MESSAGES, answers, { raisers: raiserFinder(names, find) });
  const classes = joinRows(ERROR_CLASSES, answers, find, {});
  const alerts = joinRows(ALERTS, answers, find, {}, noAlert);
  return {
    catalogue: mapSourced(entries, (all) =>
      all.map((entry) => ({
        ...entry,
        ...classes.of(entry.id),
        ...alerts.of(entry.id),
        texts: textsOf(answers, entry),
      })),
    ),
    strays: [...classes.strays, ...alerts.strays].map(({ label, source }) => ({ label, source })),
    /** The most frequent mistake first. */
    mistakes: mapSourced(answers.rows(MISTAKES.slot), (rows) => rows.map(({ label }) => label)),
    mistakesToday: listOf(itemsIn(MISTAKES, answers, {})),
    ...readSlots(FOR_ALL_ERRORS, answers),
  };
}

function textsOf(answers: Answers, entry: ItemOf<typeof MESSAGES>): ReadonlyMap<string, ErrorText> {
  const texts = new Map<string, ErrorText>();
  const add = (language: string, one: ErrorText) => {
    if (!texts.has(language) && one.text + one.action !== '') texts.set(language, one);
  };
  const { id, text, action, source } = entry;
  add('', { text: knownValue(text) ?? '', action: knownValue(action) ?? '', source });
  const others = listOf(answers.forItem(null, MESSAGES.slot, id).rows('languages'));
  for (const { label, cell, source: of } of others)
    add(label, { text: cell('text'), action: cell('action'), source: of });
  return texts;
}

/** Once some errors have an alert, the others alert nobody. */
function noAlert(source: Source): NotApplicable {
  return { is: 'not-applicable', reason: 'nobody else', source };
}

export function namedRaisersOf({
  states,
  validation,
  calls,
  constants,
}: Pick<ModelParts, 'states' | 'validation' | 'calls' | 'constants'>): readonly NamedRaiser[] {
  return [
    ...validation.rules.map(ruleRaiser),
    ...states.cycles.flatMap(({ entity, states: all, transitions }) => [
      ...listOf(transitions).map((transition) => transitionRaiser(transition, entity)),
      ...listOf(all).map((state) => raiserOf('state', state, entity)),
    ]),
    ...listOf(calls.calls).map((call) => raiserOf('call', call, null)),
    ...listOf(calls.inbound).map((inbound) => raiserOf('inbound', inbound, null)),
    ...constants.constants.map((constant) => raiserOf('limit', constant, null)),
  ];
}

function raiserOf(
  kind: NamedRaiser['kind'],
  { id, label, formerly }: NamedElement,
  entity: string | null,
): NamedRaiser {
  return { kind, id, label, formerly, entity };
}

function ruleRaiser({ id, label, formerly, entity, error }: Rule): NamedRaiser {
  if (error.is !== 'known') return { kind: 'rule', id, label, formerly, entity };
  return { kind: 'rule', id, label, formerly, entity, raises: [error.value.label], source: error.source };
}

/** A transition is found by its event or by its two states. */
function transitionRaiser({ id, label, formerly, event }: Transition, entity: string | null): NamedRaiser {
  if (event.is !== 'known') return { kind: 'transition', id, label, formerly, entity };
  return { kind: 'transition', id, label: event.value, formerly: [label, ...formerly], entity };
}
