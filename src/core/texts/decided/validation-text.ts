import type { FieldExample, Model, RequiredCell, Rule, UniqueConstraint, Validation } from '../../model/types.ts';
import { formatExpression, formatRef, formatRefs } from '../../slots/answer-types.ts';
import { EXAMPLES, RULE_KIND_LABELS, RULE_SOURCES, UNIQUE } from '../../slots/validation/rules.ts';
import { FOR_ALL_RULES } from '../../slots/validation/validation.ts';
import {
  type EntityOrRest,
  entitiesAndRest,
  joinBlocks,
  OPEN,
  type Passage,
  type Render,
  recordSource,
  slotBullets,
  unlessNotApplicable,
  valueBullets,
} from './passage.ts';
import { type Columns, columnsOf, gridOf, sourcedTable, tableOf } from './table-text.ts';

const RULE_COLUMNS: Columns<Rule> = [
  ['Rule', ({ label }) => label],
  ['Fields', ({ fields }) => formatRefs(fields)],
  ['What kind', ({ kind }, render) => render(kind, (one) => RULE_KIND_LABELS[one])],
  ['Limit', ({ limit }, render) => unlessNotApplicable(render)(limit, formatExpression)],
  [
    'Limit itself',
    ({ inclusive }, render) =>
      unlessNotApplicable(render)(inclusive, (fine) => (fine ? 'is still fine' : 'is too much')),
  ],
  ['Then', ({ severity }, render) => unlessNotApplicable(render)(severity, (word) => word)],
  ['What goes wrong', ({ error }, render) => render(error, formatRef)],
  ['Overridden by', ({ override }, render) => render(override), 'beside'],
  ['Reason read by', ({ reasonReadBy }, render) => render(reasonReadBy), 'beside'],
  ['Shown next to', ({ shownAt }, render) => render(shownAt), 'beside'],
  ...columnsOf<Rule>(RULE_SOURCES.properties),
];

const EXAMPLE_COLUMNS: Columns<FieldExample> = [
  ['Field', ({ field }) => field.label],
  ['Accepted', ({ accepted }) => accepted],
  ['Not accepted', ({ rejected }) => rejected],
  ['On the edge', ({ borderline }) => borderline],
  ...columnsOf<FieldExample>(EXAMPLES.properties),
];

const UNIQUE_COLUMNS: Columns<UniqueConstraint> = [
  ['Only once', ({ entity }) => entity.label],
  ['The same if these match', ({ by }) => formatRefs(by)],
  ...columnsOf<UniqueConstraint>(UNIQUE.properties),
];

export function validationText({ validation, entities }: Model): readonly Passage[] {
  return [
    ...entitiesAndRest(entities, 'All things').map(
      (thing) => (render: Render) => entityText(thing, validation, render),
    ),
    (render) => sourcedTable(UNIQUE.head ?? '', validation.unique, UNIQUE_COLUMNS, render),
    (render) => slotBullets(FOR_ALL_RULES, validation, render),
  ];
}

function entityText({ id, label }: EntityOrRest, validation: Validation, render: Render): string {
  const ofEntity = <T extends { readonly entity: string | null }>(all: readonly T[]) =>
    all.filter(({ entity }) => entity === id);
  const rules = ofEntity(validation.rules).filter(saysMore);
  const examples = ofEntity(validation.examples);
  for (const { source } of [...rules, ...examples]) recordSource(source, render);
  return joinBlocks(
    tableOf(`${label}: rules`, rules, RULE_COLUMNS, render),
    requiredText(label, ofEntity(validation.required), render),
    tableOf(`${label}: examples`, examples, EXAMPLE_COLUMNS, render),
    valueBullets(
      render,
      ofEntity(validation.draftsOf).map(({ drafts }) => [`${label}: can be saved half filled in`, drafts] as const),
    ),
  );
}

/** Rules that repeat what the fields say themselves are listed only where more is said about them. */
function saysMore({ madeOf, severity, error, override, comesFrom }: Rule): boolean {
  return madeOf === 'rules' || [severity, error, override, comesFrom].some(({ is }) => is === 'known');
}

function requiredText(thing: string, cells: readonly RequiredCell[], render: Render): string {
  return gridOf(
    cells,
    {
      head: `${thing}: required fields`,
      corner: 'Field',
      rowOf: ({ field }) => field.label,
      columnOf: ({ when }) => when,
      words: ({ does, exempt, source }) => {
        recordSource(source, render);
        return `${does ?? OPEN}${exempt.length === 0 ? '' : `, except for ${formatRefs(exempt)}`}`;
      },
    },
    render,
  );
}
