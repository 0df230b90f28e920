import { type Answers, asWord, type Below, inWords, type Row, slotOf } from '../answers.ts';
import type { FieldIndex } from '../field-index.ts';
import { partsOf } from '../find.ts';
import { heldValue, mapHeld } from '../held.ts';
import { folded } from '../shapes/folded.ts';
import type { Ref } from '../things.ts';
import { always, type Draft, ruleId } from './draft.ts';
import { type Place, placesOf } from './lines-together.ts';
import type { Rule, RuleKind } from './types.ts';

const SLOT = 'validation/rules';

/** What a rule is said to be. */
export const KINDS: ReadonlyMap<string, RuleKind> = new Map([
  ['must be filled in', 'required'],
  ['is of its type', 'type'],
  ['between', 'range'],
  ['this long', 'length'],
  ['looks like', 'pattern'],
  ['only once', 'unique'],
  ['exists already', 'reference'],
  ['fits together', 'across'],
  ['only sometimes', 'conditional'],
]);

export const EDGES: ReadonlyMap<string, 'fine' | 'too much'> = new Map([
  ['is still fine', 'fine'],
  ['is too much', 'too much'],
]);

export const SEVERITIES: ReadonlyMap<string, 'stop' | 'warn' | 'allow with a reason'> = new Map([
  ['stop', 'stop'],
  ['warn', 'warn'],
  ['allow with a reason', 'allow with a reason'],
]);

/**
 * Rules that were stated as such: of one thing, and of all. A rule in the table for all things gives way to one of the
 * same name that its thing has of its own.
 */
export function statedRules(answers: Answers, fields: FieldIndex): readonly Draft[] {
  const own = fields.entities.flatMap(({ id }) =>
    rowsAt(answers, slotOf(id, SLOT)).map((row) =>
      draftOf(row, { entity: id, fields: refsOn(fields, id, row) }, () => answers.below(id, SLOT, row.id)),
    ),
  );
  const taken = new Set(own.map(({ entity, label }) => `${entity}\n${folded(label)}`));
  const general = rowsAt(answers, SLOT).flatMap((row) => {
    const about = fields.entity(row.cell('thing'))?.id;
    const places = placesOf(fields, row.cell('thing'), partsOf(row.cell('fields')));
    return places
      .filter(({ entity }) => entity === null || speaksOf(answers, entity, about !== undefined))
      .map((place) => draftOf(row, place, () => answers.below(null, SLOT, row.id)));
  });
  return [...own, ...general.filter(({ entity, label }) => !taken.has(`${entity}\n${folded(label)}`))];
}

/** Whether a row of the table for all things is about one: it names it, or nothing was said of that thing alone. */
function speaksOf(answers: Answers, entity: string, named: boolean): boolean {
  const own = answers.at(slotOf(entity, SLOT));
  return !own || (named && own.value !== undefined);
}

function rowsAt(answers: Answers, slot: string): readonly Row[] {
  return heldValue(answers.rows(slot)) ?? [];
}

function refsOn(fields: FieldIndex, thing: string, row: Row): readonly Ref[] {
  const entity = fields.entities.find(({ id }) => id === thing);
  return partsOf(row.cell('fields')).map((name) =>
    entity ? fields.fieldRef(entity, name) : { label: name, id: null },
  );
}

function draftOf(row: Row, { entity, fields }: Place, below: () => Below): Draft {
  const { label, formerly, source } = row;
  const kind = asWord(row.held('kind'), KINDS);
  return {
    id: ruleId(entity, 'rules', row.id),
    label,
    formerly,
    source,
    entity,
    fields,
    kind,
    limit: limitOf(row, heldValue(kind)),
    inclusive: mapHeld(asWord(row.held('edge'), EDGES), (edge) => edge === 'fine'),
    severity: asWord(row.held('we'), SEVERITIES),
    error: row.held('error'),
    madeOf: 'rules',
    ...whoOf(row, below),
  };
}

/** Asked of rules that let people go on with a reason. */
function whoOf(row: Row, below: () => Below): Pick<Draft, 'who'> {
  return SEVERITIES.get(folded(row.cell('we'))) === 'allow with a reason'
    ? { who: below().lines('who') }
    : {};
}

/** Without a limit, what must be filled in must be so always. */
function limitOf(row: Row, kind: RuleKind | undefined): Rule['limit'] {
  const limit = inWords(row.held('limit'));
  return limit.is === 'unsaid' && kind === 'required' ? always(row.source) : limit;
}
