import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import type {
  ExampleOf,
  RequiredCell,
  Rule,
  RuleKind,
  Unique,
  Validation,
} from '../../model/validation/types.ts';
import { exactWords, refsWords, refWords } from '../../slots/answers.ts';
import { blocks, facts, OPEN, type Passage, type Tell, tellSource, unlessNone } from './passage.ts';
import { type Columns, gridOf, heldTable, tableOf } from './table-text.ts';

/** The kinds of rules in the words in which they are asked for. */
const KINDS: Readonly<Record<RuleKind, string>> = {
  required: 'must be filled in',
  type: 'is of its type',
  range: 'between',
  length: 'this long',
  pattern: 'looks like',
  unique: 'only once',
  reference: 'exists already',
  across: 'fits together',
  conditional: 'only sometimes',
};

const RULES: Columns<Rule> = [
  ['Rule', ({ label }) => label],
  ['Lines', ({ fields }) => refsWords(fields)],
  ['What kind', ({ kind }, tell) => tell(kind, (one) => KINDS[one])],
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
  ['Comes from', ({ comesFrom }, tell) => tell(comesFrom), 'beside'],
  ['Changed by', ({ changer }, tell) => tell(changer), 'beside'],
  ['How often', ({ often }, tell) => tell(often), 'beside'],
  ['On a screen of its own', ({ setting }, tell) => tell(setting, settingWords), 'beside'],
];

function settingWords(all: readonly { readonly who: string; readonly from: string }[]): string {
  return all.map(({ who, from }) => `${who}${from && `, from ${from}`}`).join(', ');
}

const EXAMPLES: Columns<ExampleOf> = [
  ['Line', ({ field }) => field.label],
  ['Accepted', ({ accepted }) => accepted],
  ['Not accepted', ({ rejected }) => rejected],
  ['On the edge', ({ borderline }) => borderline],
  [
    'The edge',
    ({ edgeAccepted }, tell) => tell(edgeAccepted, (fine) => (fine ? 'accepted' : 'not accepted')),
  ],
  ['They read', ({ words }, tell) => tell(words)],
];

const UNIQUE: Columns<Unique> = [
  ['Only once', ({ entity }) => entity.label],
  ['The same if equal in', ({ by }) => refsWords(by)],
  ['Within', ({ within }, tell) => tell(within)],
  ['Deleted ones count', ({ deletedCount }, tell) => tell(deletedCount)],
  ['If it is there already', ({ found }, tell) => tell(found)],
];

/** The rules of each thing, examples on both sides of them, and when they are checked. */
export function validationText({ validation, entities }: Model): readonly Passage[] {
  const things = [
    ...(heldValue(entities.entities) ?? []).map(({ id, label }) => ({ id: id as string | null, label })),
    { id: null, label: 'All things' },
  ];
  return [
    ...things.map((thing) => (tell: Tell) => thingText(thing, validation, tell)),
    (tell) => heldTable('What may exist only once', validation.unique, UNIQUE, tell),
    (tell) =>
      facts(tell, [
        ['Checked', validation.moments],
        ['What is found at night is looked at by', validation.nightly],
        ['When a rule changes', validation.existing],
        ['Those that do not fit then are mended by', validation.mendedBy],
        ['Left alone in any case', validation.leftAlone],
        ['Saved half filled in', validation.drafts],
        ['A file with a wrong line', validation.importing],
      ]),
  ];
}

interface Thing {
  readonly id: string | null;
  readonly label: string;
}

function thingText({ id, label }: Thing, validation: Validation, tell: Tell): string {
  const ofThing = <T extends { readonly entity: string | null }>(all: readonly T[]) =>
    all.filter(({ entity }) => entity === id);
  const rules = ofThing(validation.rules).filter(saysMore);
  const examples = ofThing(validation.examples);
  for (const { source } of [...rules, ...examples]) tellSource(source, tell);
  return blocks(
    tableOf(`${label}: rules`, rules, RULES, tell),
    requiredText(label, ofThing(validation.required), tell),
    tableOf(`${label}: examples`, examples, EXAMPLES, tell),
    facts(
      tell,
      ofThing(validation.draftsOf).map(({ drafts }) => [`${label}: saved half filled in`, drafts] as const),
    ),
  );
}

/** Rules that repeat what the fields say themselves stand here only where something more is said about them. */
function saysMore({ madeOf, severity, error, override, comesFrom }: Rule): boolean {
  return madeOf === 'rules' || [severity, error, override, comesFrom].some(({ is }) => is === 'said');
}

/** Lines down, states or moments across. */
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
