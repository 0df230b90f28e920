import { knownValue, listOf, type Quantity, questionOf } from '../../answers/sourced.ts';
import { isTimeUnit } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Lifecycle, Transition } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { closingRule, isLeftEmpty, notYet, oneBreach, placeAt, type RuleOutcome } from '../closing-rule.ts';
import { isSetOff } from './set-off.ts';

/** Rule 18: a transition by the clock says after how long, one by another system says by which message. */
export const timersAndMessagesAreNamed = closingRule({
  id: 18,
  severity: 'error',
  reason: 'What happens by itself needs a time or a message to start it; nobody is there to press a button.',
  after: ['states'],
  finds: (product) =>
    product.model.states.cycles.flatMap((cycle) =>
      listOf(cycle.transitions).flatMap((transition) => {
        const by = knownValue(transition.by);
        if (by === 'clock') return byTheClock(transition, cycle, product);
        return by === 'system' ? byAMessage(transition, cycle, product) : [];
      }),
    ),
});

/** The time is that of the transition itself, or of a constant or a date of the record that it names. */
function byTheClock(transition: Transition, { entity }: Lifecycle, product: Product): RuleOutcome {
  const { after } = transition;
  const named = after.is === 'known' ? undefined : constantIn(wordsOf(transition), product);
  const time = knownValue(after) ?? knownValue(named?.value);
  if (time && isTimeUnit(time.unit)) return [];
  if (namesADate(transition, entity, product)) return [];
  const place = placeAt('transition', transition, after, entity);
  if (time) return oneBreach(wrongUnit(transition, time, named), place);
  const sentence = `${inQuotes(transition.label)} happens by itself, but nobody has said after how long; give a time.`;
  if (after.is === 'not-applicable' || isLeftEmpty(after, product)) return oneBreach(sentence, place);
  const wait = `Nobody has said yet after how long ${inQuotes(transition.label)} happens by itself.`;
  return [notYet(wait, questionOf(after))];
}

/** “Due”: the clock moves the record once that date of it is over. */
function namesADate({ actors }: Transition, entity: string | null, { index }: Product): boolean {
  return listOf(actors).some(({ label }) => knownValue(index.fields(entity).called(label)?.type) === 'date');
}

function wrongUnit(transition: Transition, time: Quantity, named: Constant | undefined): string {
  const what = named ? `${inQuotes(named.label)}, ${inQuotes(time.text)}` : inQuotes(time.text);
  return `${inQuotes(transition.label)} happens by itself after ${what}, which is not a time; give it in days, hours or the like.`;
}

function wordsOf({ actors, system, event, guard }: Transition): readonly string[] {
  const said = [knownValue(system), knownValue(event), knownValue(guard)?.text];
  return [...listOf(actors).map(({ label }) => label), ...said.flatMap((text) => text ?? [])];
}

function constantIn(texts: readonly string[], product: Product): Constant | undefined {
  return texts.flatMap((text) => constantsIn(product).mentioned(text))[0]?.of;
}

const constantsIn = memoizeByProduct(({ index }) => nameSearchOf(namesOf(index.constants.all)));

/** A message by its name, a system that sends or gets one, a call that we offer, or what happens to other records. */
function byAMessage(transition: Transition, { entity }: Lifecycle, product: Product): RuleOutcome {
  const { systems, calls, inbound } = product.model.calls;
  const texts = wordsOf(transition);
  if (texts.some((text) => messagesIn(product).mentioned(text).length > 0)) return [];
  if (entity !== null && isSetOff(product, entity, transition)) return [];
  const place = placeAt('transition', transition, transition.system, entity);
  const open = [systems, calls, inbound].find(({ is }) => is === 'unknown');
  if (open) {
    const wait = `Nobody has said yet with which message another system starts ${inQuotes(transition.label)}.`;
    return [notYet(wait, questionOf(open))];
  }
  if (transition.system.is === 'unknown' && !isLeftEmpty(transition.system, product)) {
    const wait = `Nobody has said yet which system starts ${inQuotes(transition.label)}, and how it tells us.`;
    return [notYet(wait, transition.system.question)];
  }
  const sentence = `${inQuotes(transition.label)} is started by another system, but not by any known message; name what comes in or what we ask, or add it.`;
  return oneBreach(sentence, place);
}

const messagesIn = memoizeByProduct(({ index }) => {
  const messages = [...namesOf(index.calls.all), ...namesOf(index.inbound.all)];
  const used = [...index.calls.all.map(({ system }) => system), ...index.inbound.all.map(({ from }) => from)];
  const talking = new Set(used.flatMap((system) => knownValue(system)?.id ?? []));
  const systems = namesOf(index.systems.all.filter(({ id }) => talking.has(id)));
  return nameSearchOf([...messages, ...systems].map(([name]) => [name, name] as const));
});
