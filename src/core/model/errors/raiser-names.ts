import { heldValue } from '../held.ts';
import type { Transition } from '../states/types.ts';
import type { Named } from '../things.ts';
import type { Parts } from '../types.ts';
import type { Rule } from '../validation/types.ts';
import type { RaiserName } from './types.ts';

/** All things of the other parts that can bring an error up, by their names. */
export function raiserNamesOf({
  states,
  validation,
  calls,
  constants,
}: Pick<Parts, 'states' | 'validation' | 'calls' | 'constants'>): readonly RaiserName[] {
  return [
    ...validation.rules.map(ruleName),
    ...states.cycles.flatMap(({ entity, states: all, transitions }) => [
      ...(heldValue(transitions) ?? []).map((move) => moveName(move, entity)),
      ...(heldValue(all) ?? []).map((state) => nameOf('state', state, entity)),
    ]),
    ...(heldValue(calls.calls) ?? []).map((call) => nameOf('call', call, null)),
    ...(heldValue(calls.inbound) ?? []).map((inbound) => nameOf('inbound', inbound, null)),
    ...constants.constants.map((constant) => nameOf('limit', constant, null)),
  ];
}

function nameOf(kind: RaiserName['kind'], { id, label, formerly }: Named, entity: string | null): RaiserName {
  return { kind, id, label, formerly, entity };
}

/** A rule names the error it brings up. */
function ruleName({ id, label, formerly, entity, error }: Rule): RaiserName {
  if (error.is !== 'said') return { kind: 'rule', id, label, formerly, entity };
  return { kind: 'rule', id, label, formerly, entity, raises: [error.value.label], source: error.source };
}

/** A move is called by what happens on it, and by both its ends. */
function moveName({ id, label, formerly, event }: Transition, entity: string | null): RaiserName {
  if (event.is !== 'said') return { kind: 'transition', id, label, formerly, entity };
  return { kind: 'transition', id, label: event.value, formerly: [label, ...formerly], entity };
}
