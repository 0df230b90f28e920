import type { Answers } from '../../answers/answers.ts';
import { diagnosticsIn, noName } from '../../answers/diagnostics.ts';
import { finderOf } from '../../answers/find.ts';
import { knownValue, listOf, mapSourced, type Named, type NotApplicable, type Source } from '../../answers/sourced.ts';
import { ERRORS, HANDLING, MISTAKES } from '../../slots/errors/errors.ts';
import { ALERTS, CLASSES, type ErrorText, MESSAGES } from '../../slots/errors/messages.ts';
import { placesIn, rowsAbout, thingsIn } from '../../slots/read-things.ts';
import type { ThingOf } from '../../slots/things.ts';
import type { Parts, Rule, Transition } from '../types.ts';
import { type RaiserName, raiserFinder } from './raisers.ts';

export type Errors = ReturnType<typeof errorsOf>;

export function errorsDiagnostics(answers: Answers, { errors }: Pick<Parts, 'errors'>) {
  return [
    ...diagnosticsIn(answers, ERRORS),
    ...errors.strays.map(({ label, source }) => noName(label, 'nothing that can go wrong', 'the messages', source)),
  ];
}

/** What was settled about failures. `names` are all things of the other parts that can cause an error. */
export function errorsOf(answers: Answers, names: readonly RaiserName[]) {
  const find = finderOf(listOf(answers.rows(MESSAGES.slot)));
  const entries = thingsIn(MESSAGES, answers, { raisers: raiserFinder(names, find) });
  const classes = rowsAbout(CLASSES, answers, find, {});
  const alerts = rowsAbout(ALERTS, answers, find, {}, toldToNobody);
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
    mistakesToday: listOf(thingsIn(MISTAKES, answers, {})),
    ...placesIn(HANDLING, answers),
  };
}

function textsOf(answers: Answers, entry: ThingOf<typeof MESSAGES>): ReadonlyMap<string, ErrorText> {
  const texts = new Map<string, ErrorText>();
  const add = (language: string, one: ErrorText) => {
    if (!texts.has(language) && one.text + one.action !== '') texts.set(language, one);
  };
  const { id, text, action, source } = entry;
  add('', { text: knownValue(text) ?? '', action: knownValue(action) ?? '', source });
  const others = listOf(answers.below(null, MESSAGES.slot, id).rows('languages'));
  for (const { label, cell, source: of } of others)
    add(label, { text: cell('text'), action: cell('action'), source: of });
  return texts;
}

/** Once it was said which failures somebody else hears about, nobody hears of the others. */
function toldToNobody(source: Source): NotApplicable {
  return { is: 'not-applicable', reason: 'nobody else', source };
}

export function raiserNamesOf({
  states,
  validation,
  calls,
  constants,
}: Pick<Parts, 'states' | 'validation' | 'calls' | 'constants'>): readonly RaiserName[] {
  return [
    ...validation.rules.map(ruleName),
    ...states.cycles.flatMap(({ entity, states: all, transitions }) => [
      ...listOf(transitions).map((move) => moveName(move, entity)),
      ...listOf(all).map((state) => nameOf('state', state, entity)),
    ]),
    ...listOf(calls.calls).map((call) => nameOf('call', call, null)),
    ...listOf(calls.inbound).map((inbound) => nameOf('inbound', inbound, null)),
    ...constants.constants.map((constant) => nameOf('limit', constant, null)),
  ];
}

function nameOf(kind: RaiserName['kind'], { id, label, formerly }: Named, entity: string | null): RaiserName {
  return { kind, id, label, formerly, entity };
}

function ruleName({ id, label, formerly, entity, error }: Rule): RaiserName {
  if (error.is !== 'known') return { kind: 'rule', id, label, formerly, entity };
  return { kind: 'rule', id, label, formerly, entity, raises: [error.value.label], source: error.source };
}

/** A move is called by what happens on it, and by both its ends. */
function moveName({ id, label, formerly, event }: Transition, entity: string | null): RaiserName {
  if (event.is !== 'known') return { kind: 'transition', id, label, formerly, entity };
  return { kind: 'transition', id, label: event.value, formerly: [label, ...formerly], entity };
}
