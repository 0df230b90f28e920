import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import type { ExampleOf, RequiredCell, Rule, RuleKind, Unique } from '../../model/validation/types.ts';
import {
  type Columns,
  exactWords,
  facts,
  heldTable,
  type Passage,
  refsWords,
  refWords,
  type Tell,
  tableOf,
  under,
} from './passage.ts';

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
  ['Limit', ({ limit }, tell) => tell(limit, exactWords)],
  [
    'Limit itself',
    ({ inclusive }, tell) => tell(inclusive, (fine) => (fine ? 'is still fine' : 'is too much')),
  ],
  ['Then', ({ severity }, tell) => tell(severity)],
  ['Against it', ({ override }, tell) => tell(override)],
  ['What goes wrong', ({ error }, tell) => tell(error, refWords)],
  ['Comes from', ({ comesFrom }, tell) => tell(comesFrom)],
  ['Changed by', ({ changer }, tell) => tell(changer)],
  ['How often', ({ often }, tell) => tell(often)],
];

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

const REQUIRED: Columns<RequiredCell> = [
  ['Line', ({ field }) => field.label],
  ['When', ({ when }) => when],
  ['Then', ({ does }) => does ?? '(open)'],
  ['Except for', ({ exempt }) => refsWords(exempt)],
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
    { id: null, label: 'For all' },
  ];
  return [
    ...things.map(
      (thing) => (tell: Tell) =>
        under(
          thing.label,
          tableOf(
            'Rules',
            validation.rules.filter(({ entity }) => entity === thing.id),
            RULES,
            tell,
          ),
          tableOf(
            'Must be filled in',
            validation.required.filter(({ entity }) => entity === thing.id),
            REQUIRED,
            tell,
          ),
          tableOf(
            'Examples',
            validation.examples.filter(({ entity }) => entity === thing.id),
            EXAMPLES,
            tell,
          ),
        ),
    ),
    (tell) => heldTable('What may exist only once', validation.unique, UNIQUE, tell),
    (tell) =>
      facts(tell, [
        ['Checked', validation.moments],
        ['When a rule changes', validation.existing],
        ['Half filled in', validation.drafts],
        ['A file with a wrong line', validation.importing],
      ]),
  ];
}
