import type { Answers } from '../answers.ts';
import type { Entities } from '../entities/types.ts';
import { fieldIndex } from '../field-index.ts';
import { nameTroubles } from '../troubles.ts';
import type { ModelTrouble } from '../types.ts';
import { authorityIn } from './authority.ts';
import { exchangesIn } from './exchanges.ts';
import { inboundIn } from './inbound.ts';
import { systemFinder, systemsIn } from './systems.ts';
import type { Calls } from './types.ts';

const NAMINGS = [
  { slot: 'calls/systems', noun: 'systems' },
  { slot: 'calls/exchanges', noun: 'messages to other systems' },
  { slot: 'calls/inbound', noun: 'things that come in' },
  { slot: 'calls/authority', noun: 'lines that two systems hold' },
];

/** What the answers on other systems say that cannot be taken as it stands. */
export function callsTroubles(answers: Answers): readonly ModelTrouble[] {
  return nameTroubles(answers, NAMINGS);
}

/** Folds what was settled about other systems: which, what goes there and comes back, and what comes in unasked. */
export function callsOf(answers: Answers, entities: Entities): Calls {
  const systems = systemsIn(answers);
  const find = systemFinder(systems);
  return {
    systems,
    calls: exchangesIn(answers, fieldIndex(entities), systems, find),
    inbound: inboundIn(answers, find),
    authority: authorityIn(answers),
    identity: answers.choice('calls/identity'),
    really: answers.text('calls/identity/really'),
    key: answers.text('calls/identity/key'),
    staysInside: answers.list('calls/stays-inside'),
  };
}
