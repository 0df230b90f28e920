import type { ExampleOf, Model, RequiredCell, Rule, Unique, Validation } from '../../model/types.ts';
import { exactWords, refsWords, refWords } from '../../slots/answers.ts';
import { EXAMPLES, RULE_KINDS, SOURCE, UNIQUE } from '../../slots/validation/rules.ts';
import { FOR_ALL } from '../../slots/validation/validation.ts';
import {
  blocks,
  facts,
  factsOf,
  OPEN,
  type Passage,
  type Tell,
  type TextThing,
  tellSource,
  thingsAnd,
  unlessNone,
} from './passage.ts';
import { type Columns, columnsOf, gridOf, heldTable, tableOf } from './table-text.ts';

const RULE_COLUMNS: Columns<Rule> = [
  ['Rule', ({ label }) => label],
  ['Lines', ({ fields }) => refsWords(fields)],
  ['What kind', ({ kind }, tell) => tell(kind, (one) => RULE_KINDS[one])],
  ['Limit', ({ limit }, tell) => unlessNone(tell)(limit, exactWords)],
  [
    'Limit itself',
    ({ inclusive }, tell) => unlessNone(tell)(inclusive, (fine) => (fine ? 'is still fine' : 'is too much')),
  ],
  ['Then', ({ severity }, tell) => unlessNone(tell)(severity, (word) => word)],
  ['What goes wrong', ({ error }, tell) => tell(error, refWords)],
  ['Against it', ({ override }, tell) => tell(override), 'beside'],
  ['The reason is read by', ({ reasonReadBy }, tell) => tell(reasonReadBy), 'beside'],
  ['Said beside', ({ shownAt }, tell) => tell(shownAt), 'beside'],
  ...columnsOf<Rule>(SOURCE.of),
];

const EXAMPLE_COLUMNS: Columns<ExampleOf> = [
  ['Line', ({ field }) => field.label],
  ['Accepted', ({ accepted }) => accepted],
  ['Not accepted', ({ rejected }) => rejected],
  ['On the edge', ({ borderline }) => borderline],
  ...columnsOf<ExampleOf>(EXAMPLES.of),
];

const UNIQUE_COLUMNS: Columns<Unique> = [
  ['Only once', ({ entity }) => entity.label],
  ['The same if equal in', ({ by }) => refsWords(by)],
  ...columnsOf<Unique>(UNIQUE.of),
];

export function validationText({ validation, entities }: Model): readonly Passage[] {
  return [
    ...thingsAnd(entities, 'All things').map((thing) => (tell: Tell) => thingText(thing, validation, tell)),
    (tell) => heldTable(UNIQUE.head ?? '', validation.unique, UNIQUE_COLUMNS, tell),
    (tell) => factsOf(FOR_ALL, validation, tell),
  ];
}

function thingText({ id, label }: TextThing, validation: Validation, tell: Tell): string {
  const ofThing = <T extends { readonly entity: string | null }>(all: readonly T[]) =>
    all.filter(({ entity }) => entity === id);
  const rules = ofThing(validation.rules).filter(saysMore);
  const examples = ofThing(validation.examples);
  for (const { source } of [...rules, ...examples]) tellSource(source, tell);
  return blocks(
    tableOf(`${label}: rules`, rules, RULE_COLUMNS, tell),
    requiredText(label, ofThing(validation.required), tell),
    tableOf(`${label}: examples`, examples, EXAMPLE_COLUMNS, tell),
    facts(
      tell,
      ofThing(validation.draftsOf).map(({ drafts }) => [`${label}: saved half filled in`, drafts] as const),
    ),
  );
}

/** Rules that repeat what the fields say themselves are listed only where more is said about them. */
function saysMore({ madeOf, severity, error, override, comesFrom }: Rule): boolean {
  return madeOf === 'rules' || [severity, error, override, comesFrom].some(({ is }) => is === 'known');
}

function requiredText(thing: string, cells: readonly RequiredCell[], tell: Tell): string {
  return gridOf(
    cells,
    {
      head: `${thing}: what must be filled in`,
      corner: 'Line',
      rowOf: ({ field }) => field.label,
      columnOf: ({ when }) => when,
      words: ({ does, exempt, source }) => {
        tellSource(source, tell);
        return `${does ?? OPEN}${exempt.length === 0 ? '' : `, except for ${refsWords(exempt)}`}`;
      },
    },
    tell,
  );
}
