import { knownValue, listOf } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { cyclesFor } from '../by-entity.ts';
import type { Model } from '../types.ts';

/** The name of a move of an entity, also as what was done to it: “lent”, “retired”. */
export function eventCalled(model: Model, entity: string, words: string): string | undefined {
  const said = folded(words);
  const events = cyclesFor(model, entity).flatMap((cycle) =>
    listOf(cycle.transitions).flatMap(({ event }) => knownValue(event) ?? []),
  );
  return events.find((event) => folded(event) === said) ?? events.find((event) => done(folded(event)).includes(said));
}

function done(event: string): readonly string[] {
  const [verb = '', ...rest] = event.split(' ');
  const forms = [
    verb,
    `${verb}ed`,
    `${verb}d`,
    `${verb}${verb.at(-1)}ed`,
    verb.replace(/y$/u, 'ied'),
    verb.replace(/d$/u, 't'),
  ];
  return forms.map((form) => [form, ...rest].join(' '));
}
