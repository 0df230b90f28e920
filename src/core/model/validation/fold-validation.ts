import { type Answers, slotOf } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn, noName } from '../../answers/diagnostics.ts';
import { strayRows } from '../../answers/rows-by-thing.ts';
import { placesIn } from '../../slots/read-things.ts';
import { RULES, UNIQUE } from '../../slots/validation/rules.ts';
import { FOR_ALL, VALIDATION } from '../../slots/validation/validation.ts';
import type { Entities } from '../entities/types.ts';
import { fieldIndex } from '../field-index.ts';
import { roleFinder } from '../role-names.ts';
import type { Parts } from '../types.ts';
import { completedRules } from './completed-rules.ts';
import { examplesIn } from './examples.ts';
import { fieldRules } from './field-rules.ts';
import { requiredRules, requirementsIn } from './required.ts';
import { acrossRules, statedRules } from './stated-rules.ts';
import type { Validation } from './types.ts';
import { uniqueIn, uniqueRules, unreadWithin } from './unique.ts';

const WITH_THINGS = [RULES, UNIQUE];

export function validationDiagnostics(answers: Answers, parts: Parts): readonly Diagnostic[] {
  const { entities, validation } = parts;
  const find = fieldIndex(entities).entityRef;
  const strays = WITH_THINGS.flatMap(({ slot }) => strayRows(answers, slot, find));
  return [
    ...diagnosticsIn(answers, VALIDATION),
    ...strays.map((row) => noName(row.cell('thing'), 'no thing', 'the list of things', row.source)),
    ...unreadWithin(validation.unique, parts),
    ...validation.strays.map(({ label, source }) => noName(label, 'no rule', 'the rules', source)),
  ];
}

/** Folds what was settled about right and wrong: the rules that were stated, and those that other answers amount to. */
export function validationOf(answers: Answers, entities: Entities): Validation {
  const fields = fieldIndex(entities);
  const required = requirementsIn(answers, fields, roleFinder(answers));
  const unique = uniqueIn(answers, fields);
  const examples = examplesIn(answers, fields);
  const forAll = placesIn(FOR_ALL, answers);
  const drafts = [
    ...statedRules(answers, fields),
    ...requiredRules(required),
    ...fieldRules(entities),
    ...acrossRules(answers, fields),
    ...uniqueRules(unique),
  ];
  return {
    ...completedRules(answers, fields, { drafts, examples, moments: forAll.moments }),
    required,
    unique,
    examples,
    ...forAll,
    draftsOf: fields.entities.flatMap(({ id }) => {
      const slot = slotOf(id, FOR_ALL.drafts.slot);
      return answers.at(slot) ? [{ entity: id, drafts: answers.choice(slot) }] : [];
    }),
  };
}
