import { pluralOf } from '../../english/plural.ts';
import { type Answers, type Row, thingOf } from '../answers.ts';
import { YES_NO } from '../cells.ts';
import { finderOf } from '../find.ts';
import { type Held, heldValue, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { roleFinder } from '../role-names.ts';
import { rowsByThing, strayRows } from '../rows-by-thing.ts';
import type { Named } from '../things.ts';
import type { ModelTrouble } from '../troubles.ts';
import { cellTroubles, nameTroubles } from '../troubles.ts';
import type { Parts } from '../types.ts';
import { FIELD_TYPES } from './field-types.ts';
import { entityFinder } from './find-entity.ts';
import { exchangesOf } from './fold-exchanges.ts';
import { type FieldsContext, fieldsOf } from './fold-fields.ts';
import { identityOf } from './fold-identity.ts';
import { HOW_MANY, relationsOf } from './fold-relations.ts';
import { termsOf } from './fold-terms.ts';
import { historyOf, retentionOf, volumeOf } from './fold-times.ts';
import { endsOf } from './link-target.ts';
import { namingLine } from './naming-line.ts';
import type { Entities, Entity, Field, Identity } from './types.ts';

/** An entity as the list of things names it. */
interface Thing extends Named {
  readonly plural: string;
  readonly isPluralSaid: boolean;
  readonly examples: readonly string[];
}

/** What people keep records of. */
export function entitiesOf(answers: Answers): Entities {
  const rows = mapHeld(answers.rows('entities/records'), (all) => onlyOnce(all).map(thingIn));
  const things = heldValue(rows) ?? [];
  const find = finderOf(things.map((thing) => ({ ...thing, also: [thing.plural] })));
  const relations = relationsOf(answers, things, find);
  const related = endsOf(heldValue(relations) ?? []);
  const context = { answers, find, related, about: rowsByThing(answers, find), role: roleFinder(answers) };
  return {
    entities: mapHeld(rows, (all) => all.map((thing) => entityOf(thing, context))),
    relations,
    terms: termsOf(answers),
  };
}

const EXAMPLES = ['example', 'another', 'third'];

function pluralIn(row: Row): Pick<Thing, 'plural' | 'isPluralSaid'> {
  const said = row.cell('plural');
  return { plural: said || pluralOf(row.label), isPluralSaid: said !== '' };
}

function thingIn(row: Row): Thing {
  const examples = EXAMPLES.map(row.cell).filter((example) => example !== '');
  return { ...thingOf(row), ...pluralIn(row), examples };
}

function entityOf(thing: Thing, context: FieldsContext): Entity {
  const { answers, about } = context;
  const fields = fieldsOf(thing, context);
  const identity = identityOf(thing.id, fields, answers, about);
  return {
    ...thing,
    display: displayOf(identity, fields),
    identity,
    fields,
    ...historyOf(thing.id, answers),
    volume: volumeOf(thing.id, answers, about),
    retention: retentionOf(thing.id, answers),
    files: exchangesOf(thing.id, answers, about),
  };
}

/** The line that tells one from the next, else the one by which people call it. */
function displayOf({ fields: lines }: Identity, fields: Held<readonly Field[]>): string | null {
  const line = heldValue(lines)?.find(({ id }) => id !== null);
  return line?.id ?? namingLine(heldValue(fields) ?? [])?.id ?? null;
}

const NAMINGS = [
  { slot: 'entities/records', noun: 'things' },
  { slot: 'entities/fields', noun: 'lines of one record', within: ['thing'] },
  { slot: 'entities/fields/{item}/values', noun: 'choices' },
  { slot: 'entities/relations', noun: 'links' },
];

const CELLS = [
  { slot: 'entities/fields', columns: ['type'], words: FIELD_TYPES },
  { slot: 'entities/fields/{item}/range', columns: ['least', 'most'] },
  { slot: 'entities/fields/{item}/values', columns: ['retired'], words: YES_NO },
  { slot: 'entities/volume', columns: ['now', 'daily', 'later', 'most'] },
  { slot: 'entities/relations', columns: ['forth', 'back'], words: HOW_MANY },
  { slot: 'entities/relations', columns: ['moves'], words: YES_NO },
];

const WITH_THINGS = ['entities/fields', 'entities/volume', 'entities/identity-format', 'entities/files'];

/** What the answers on things say that cannot be taken as it stands. */
export function entitiesTroubles(answers: Answers, { entities }: Parts): readonly ModelTrouble[] {
  const find = entityFinder(entities);
  return [
    ...nameTroubles(answers, NAMINGS),
    ...cellTroubles(answers, CELLS),
    ...WITH_THINGS.flatMap((slot) => strayRows(answers, slot, find).map(strayThing)),
  ];
}

function strayThing({ label, source, cell }: Row): ModelTrouble {
  const thing = cell('thing');
  const what = label === '' || label === thing ? 'Something' : `“${label}”`;
  const sentence = `${what} is said of “${thing}”, and no thing is called so; add it to the list of things, or mend the name.`;
  return { kind: 'no-name', sentence, question: source.question };
}
