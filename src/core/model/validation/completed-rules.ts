import { type Answers, questionIdOf, type Row } from '../../answers/answers.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { finderOf, type NameFinder } from '../../answers/name-finder.ts';
import { knownFrom, knownValue, listOf, mapSourced, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize, memoizeByDeps } from '../../base/memoize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { canonicalUnit } from '../../shapes/units.ts';
import type { RowOf } from '../../slots/items-slot.ts';
import { rowReader } from '../../slots/read-items.ts';
import { noEdge, shownAtField } from '../../slots/validation/not-applicable.ts';
import { RULE_SOURCES, SEVERITY } from '../../slots/validation/rules.ts';
import type { FieldIndex } from '../field-index.ts';
import type { FieldExample, Rule, Validation } from '../types.ts';
import { requiredId } from './required.ts';
import { fieldKey, type RuleDraft } from './rule-draft.ts';

/** Matches table rows to rules. */
interface RowsOfRules {
  readonly rowOf: (rule: RuleDraft) => Row | undefined;
  /** Rows that matched no rule so far. */
  readonly strays: () => readonly Row[];
}

/**
 * Matches table rows to the rules they name: by the significant words (“The due date has to be filled in”), with the
 * entity's name first where several entities have such a rule, or by the field name alone.
 */
function rowsOfRules(rows: readonly Row[], things: ReadonlyMap<string | null, string>): RowsOfRules {
  if (rows.length === 0) return { rowOf: () => undefined, strays: () => [] };
  const keyOf = keyReader();
  const byKey = rowsByKey(rows, keyOf);
  const keys = [...byKey.keys()];
  const speaksOf = memoize((fieldLabel: string) => keys.some((key) => key.includes(keyOf(fieldLabel))));
  const used = new Set<Row>();
  return {
    rowOf: (rule) => {
      if (!speaksOf(fieldLabelOf(rule))) return undefined;
      const row = rowNamed(rule, things.get(rule.entity) ?? '', byKey, keyOf);
      if (row) used.add(row);
      return row;
    },
    strays: () => rows.filter((row) => !used.has(row)),
  };
}

type RowsByKey = ReadonlyMap<string, readonly Row[]>;
/** The significant words of a name as a key; empty for a name of punctuation. */
type KeyOf = (name: string) => string;

function rowsByKey(rows: readonly Row[], keyOf: KeyOf): RowsByKey {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    for (const key of new Set([row.label, ...row.formerly].map((name) => keyOf(name) || foldCase(name)))) {
      const known = byKey.get(key);
      if (known) known.push(row);
      else byKey.set(key, [row]);
    }
  }
  return byKey;
}

/** The field label that the rule's name starts with; empty if there is none. */
function fieldLabelOf({ label, fields }: RuleDraft): string {
  const [field] = fields;
  return field && label.startsWith(field.label) ? field.label : '';
}

function rowNamed({ label, formerly, fields }: RuleDraft, thing: string, byKey: RowsByKey, keyOf: KeyOf) {
  const [field, another] = fields;
  const fieldLabel = field && !another ? field.label : '';
  for (const name of formerly.length === 0 ? [label] : [label, ...formerly]) {
    const key = keyWithField(name, fieldLabel, keyOf) || foldCase(name);
    const row = nearest(byKey.get(`${keyOf(thing)} ${key}`), name) ?? nearest(byKey.get(key), name);
    if (row) return row;
  }
  return fieldLabel === '' ? undefined : nearest(byKey.get(keyOf(fieldLabel)), fieldLabel);
}

/** Most rule names start with their field's name; both halves are memoized separately. */
function keyWithField(name: string, fieldLabel: string, keyOf: KeyOf): string {
  if (fieldLabel === '' || !name.startsWith(`${fieldLabel} `)) return keyOf(name);
  return `${keyOf(fieldLabel)} ${keyOf(name.slice(fieldLabel.length))}`.trim();
}

/** Among rows with the same key, the one with the same spelling, else the first. */
function nearest(rows: readonly Row[] | undefined, name: string): Row | undefined {
  if (!rows || rows.length === 1) return rows?.[0];
  return rows.find(({ label }) => foldCase(label) === foldCase(name)) ?? rows[0];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that do not help to identify a rule. */
const FILLERS: ReadonlySet<string> = new Set(
  'must be is are has have had to the a an of in should need needs always may can exist exists only been being it its'.split(
    ' ',
  ),
);
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['required', 'filled'],
  ['mandatory', 'filled'],
  ['compulsory', 'filled'],
  ['unique', 'once'],
]);

/** Makes the key of a name: its significant words in the singular; memoized. */
function keyReader(): KeyOf {
  return memoize((name) => {
    const words = (foldCase(name).match(WORD) ?? []).filter((word) => !FILLERS.has(word));
    return words.map(plainWord).join(' ');
  });
}

function plainWord(word: string): string {
  const plain = canonicalUnit(word);
  return SYNONYMS.get(plain) ?? plain;
}

interface RuleInputs {
  readonly drafts: readonly RuleDraft[];
  readonly examples: readonly FieldExample[];
  readonly moments: Validation['moments'];
}

/** Completes rules with what other answers say about them by name; also returns the names that match no rule. */
export function completedRules(answers: Answers, fields: FieldIndex, { drafts, examples, moments }: RuleInputs) {
  const labels = new Map<string | null, string>(fields.entities.map(({ id, label }) => [id, label]));
  const severity = rowsOfRules(listOf(answers.rows(SEVERITY.slot)), labels);
  const origin = rowsOfRules(listOf(answers.rows(RULE_SOURCES.slot)), labels);
  const byField = examplesByField(examples);
  const completing = keepPiece('what completes a rule', [moments], () => ({
    error: errorFinder(answers),
    notesOn: severityNotes(answers),
    originOf: originNotes(answers),
  }));
  const rules = withoutRepetition(drafts).map((draft): Rule => {
    const example = exampleFor(draft, byField);
    const rows = [severity.rowOf(draft), origin.rowOf(draft)] as const;
    const complete = () => completed(draft, example, rows, completing, moments);
    // What is said of a rule by its name is looked up each time.
    return rows.some(Boolean) ? complete() : ruleOf(draft, [example, completing], complete);
  });
  const strays = [...severity.strays(), ...origin.strays()].map(({ label, source }) => ({ label, source }));
  return { rules, strays };
}

const ruleOf = memoizeByDeps<RuleDraft, Rule>();

interface Completing {
  readonly error: ReturnType<typeof errorFinder>;
  readonly notesOn: ReturnType<typeof severityNotes>;
  readonly originOf: ReturnType<typeof originNotes>;
}

function completed(
  draft: RuleDraft,
  example: FieldExample | undefined,
  [severity, origin]: readonly [Row | undefined, Row | undefined],
  { error, notesOn, originOf }: Completing,
  moments: Validation['moments'],
): Rule {
  const notes = notesOn(severity, draft.severity, draft.who);
  const origins = originOf(origin);
  // Written out: there are thousands of rules, and spreading their parts takes most of the time.
  return {
    id: draft.id,
    label: draft.label,
    formerly: draft.formerly,
    source: draft.source,
    entity: draft.entity,
    fields: draft.fields,
    kind: draft.kind,
    limit: draft.limit,
    inclusive: inclusiveOf(draft, example),
    severity: notes.severity,
    error: error(draft.error, example?.words),
    moments,
    shownAt: draft.shownAt ?? shownAtField(draft.source),
    override: notes.override,
    reasonReadBy: notes.reasonReadBy,
    comesFrom: origins.comesFrom,
    changer: origins.changer,
    often: origins.often,
    setting: origins.setting,
    madeOf: draft.madeOf,
  };
}

/** Drops duplicates: a required field may be stated both as a rule and as a cell. */
function withoutRepetition(drafts: readonly RuleDraft[]): readonly RuleDraft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    if (seen.has(draft.id)) return false;
    seen.add(draft.id);
    if (draft.madeOf === 'rules' && knownValue(draft.kind) === 'required') seen.add(requiredIdOf(draft));
    return true;
  });
}

/** The id that a stated “required” rule would have if it came from a cell. */
function requiredIdOf({ entity, fields, limit, id }: RuleDraft): string {
  const [field, another] = fields;
  return field && !another ? requiredId(entity, field, knownValue(limit)?.text ?? '') : id;
}

type ExamplesByField = ReadonlyMap<string | null, ReadonlyMap<string, FieldExample>>;

function examplesByField(examples: readonly FieldExample[]): ExamplesByField {
  const byThing = groupBy(examples, ({ entity }) => entity);
  const byField = (all: readonly FieldExample[]) =>
    new Map([...all].reverse().map((example) => [fieldKey(example.field), example]));
  return new Map([...byThing].map(([thing, all]) => [thing, byField(all)]));
}

function exampleFor({ entity, fields }: RuleDraft, examples: ExamplesByField): FieldExample | undefined {
  const [field, another] = fields;
  return field && !another ? examples.get(entity)?.get(fieldKey(field)) : undefined;
}

const BOUNDED_KINDS: ReadonlySet<string> = new Set(['range', 'length']);

/** Whether the limit itself is accepted: by the rule's own answer, else by the borderline example of its field. */
function inclusiveOf(
  { inclusive, kind, source }: Pick<RuleDraft, 'inclusive' | 'kind' | 'source'>,
  example: FieldExample | undefined,
): Rule['inclusive'] {
  if (inclusive.is !== 'unknown' || kind.is !== 'known') return inclusive;
  if (!BOUNDED_KINDS.has(kind.value)) return noEdge(source);
  return example?.edgeAccepted.is === 'known' ? example.edgeAccepted : inclusive;
}

/** The error that a rule names, else the words of its field's example. */
function errorFinder(
  answers: Answers,
): (named: Sourced<string> | undefined, words: Sourced<string> | undefined) => Rule['error'] {
  const find: NameFinder = finderOf(answers.naming('errors/messages').items.filter(({ here }) => here));
  const open = unknownAt('errors.messages');
  return (named, words) => {
    const answer = named?.is === 'known' ? named : words?.is === 'known' ? words : named;
    return answer ? mapSourced(answer, find) : open;
  };
}

type SeverityNotes = Pick<Rule, 'severity' | 'override' | 'reasonReadBy'>;
type OverrideRows = RowOf<typeof SEVERITY>['who'];

/** Severity and override of a rule: from the rule itself, else from the row that names it. */
function severityNotes(
  answers: Answers,
): (row: Row | undefined, own: Rule['severity'] | undefined, who: OverrideRows | undefined) => SeverityNotes {
  const open = unlessNone(answers, SEVERITY.slot);
  const nothing: SeverityNotes = { severity: open, override: open, reasonReadBy: open };
  const placesOf = memoize(rowReader(SEVERITY, answers, {}));
  const ofRow = memoize((row: Row) => withOverride(placesOf(row)));
  return (row, own, who) => {
    if (own?.is !== 'known') return row ? ofRow(row) : nothing;
    return withOverride({
      severity: own,
      who: who?.is === 'unknown' && row ? placesOf(row).who : (who ?? open),
    });
  };
}

/** Only a rule that can be overridden with a reason has people who may override it. */
function withOverride({ severity, who }: RowOf<typeof SEVERITY>): SeverityNotes {
  if (severity.is !== 'known' || severity.value === 'allow with a reason')
    return { severity, override: columnOf(who, 'who'), reasonReadBy: columnOf(who, 'reads') };
  const reason = severity.value === 'stop' ? 'Nobody may override it.' : 'Everybody may override it.';
  const none: Sourced<never> = { is: 'not-applicable', reason, source: severity.source };
  return { severity, override: none, reasonReadBy: none };
}

function columnOf(rows: OverrideRows, column: string): Sourced<string> {
  if (rows.is !== 'known') return rows;
  const cells = rows.value.map((row) => row.cell(column)).filter((cell) => cell !== '');
  return cells.length === 0 ? unknownAt(rows.source.question) : knownFrom(cells.join(', '), rows.source);
}

/** The origin of a rule and who may change it, from the row that names it. */
function originNotes(answers: Answers): (row: Row | undefined) => RowOf<typeof RULE_SOURCES> {
  const open = unlessNone(answers, RULE_SOURCES.slot);
  const nothing = { comesFrom: open, changer: open, often: open, setting: open };
  const ofRow = memoize(rowReader(RULE_SOURCES, answers, {}));
  return (row) => (row ? ofRow(row) : nothing);
}

/** The value for a rule without a row: unknown, or not applicable if that was decided for all rules. */
function unlessNone(answers: Answers, slot: string): Exclude<Sourced<never>, { readonly is: 'known' }> {
  const rows = answers.rows(slot);
  return rows.is === 'not-applicable' ? rows : unknownAt(questionIdOf(slot));
}
