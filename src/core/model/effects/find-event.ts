import { knownValue, listOf } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { cyclesFor } from '../by-entity.ts';
import type { DataModel } from '../types.ts';

/** Finds the event of a transition by its name or its past form: “lent”, “retired”. */
export function findEvent(model: DataModel, entity: string, words: string): string | undefined {
  const foldedWords = foldCase(words);
  const events = cyclesFor(model, entity).flatMap((cycle) =>
    listOf(cycle.transitions).flatMap(({ event }) => knownValue(event) ?? []),
  );
  return (
    events.find((event) => foldCase(event) === foldedWords) ??
    events.find((event) => pastForms(foldCase(event)).includes(foldedWords))
  );
}

function pastForms(event: string): readonly string[] {
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
