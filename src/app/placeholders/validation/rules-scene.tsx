import {
  checksOf,
  type Entity,
  failureOf,
  groupBy,
  knownValue,
  type Product,
  type Rule,
  type RuleKind,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { Button } from '../../kit/button.tsx';
import { StatusTag } from '../../kit/status-tag.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { plainCondition } from '../answers/plain-condition.ts';
import { SpotCard } from '../pieces/spot-card.tsx';
import { questionIdFor, useFollowUps } from '../things/question-ids.ts';

/** The rules themselves: a notice on the wall at first, then those of one thing. */
export function RulesScene({ product, completeness, subject }: SceneProps) {
  const entity = product.index.entities.get(subject);
  return completeness === 'nothing' || !entity ? <Notice /> : <RuleList product={product} entity={entity} />;
}

function Notice() {
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <article
        className="grid gap-4 p-6 bg-raised border-2 border-line-strong rounded-sm shadow-[6px_6px_0_var(--color-line)]"
        aria-label="The notice on the wall"
      >
        <h2 className="m-0 text-center">House rules</h2>
        <ol className="list-decimal pl-6 voice-lg">
          <li>
            <Spot q="validation.rules" />
          </li>
        </ol>
        <SpotCard says="And whoever breaks it?" q="validation.severity" />
        <p className="quiet justify-self-end text-right">
          Signed: <Spot q="validation.source" />
        </p>
      </article>
      <div className="grid gap-4">
        <SpotCard says="When does anybody look?" q="validation.moment" />
        <article className="grid gap-3" aria-label="The old records">
          <div className="flex items-end gap-1" aria-hidden="true">
            {Array.from({ length: 14 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of folders.
              <i className="flex-1 h-12 bg-raised border border-line-strong rounded-t-sm odd:h-14" key={at} />
            ))}
          </div>
          <SpotCard says="A rule changes. And these 12,400 old ones?" q="validation.existing" choices />
        </article>
      </div>
    </div>
  );
}

/** The rules of an entity with their authors: solid if the rule is decided and can be checked, else dashed. */
function RuleList({ product, entity }: { product: Product; entity: Entity }) {
  const find = useAsking().view;
  const all = product.index.rulesOf(entity.id);
  const stated = all.filter(({ madeOf }) => madeOf === 'rules' || madeOf === 'across');
  const checked = new Set(checksOf(product.model, entity.id).checks.map(({ rule }) => rule?.id));
  const q = questionIdFor(find, 'validation', entity.id, 'rules');
  return (
    <section aria-label={`The rules of ${entity.plural}`}>
      <h2 className="m-0 mb-3 wrap-anywhere">
        {stated.length === 0 ? `Nobody has said a rule about ${entity.plural}` : `The rules of ${entity.plural}`}{' '}
        <Pin q={q} />
      </h2>
      <ul className="grid grid-fill-330 gap-3">
        {stated.map((rule) => (
          <RuleCard key={rule.id} rule={rule} product={product} isExact={checked.has(rule.id)} />
        ))}
      </ul>
      <FieldRules rules={all.filter((rule) => !stated.includes(rule))} />
    </section>
  );
}

const SEVERITY_WORDS = { stop: 'stops', warn: 'warns', 'allow with a reason': 'asks why' } as const;

function RuleCard({ rule, product, isExact }: { rule: Rule; product: Product; isExact: boolean }) {
  const { id, entity, severity, source } = rule;
  // The id of a rule ends with the id of its row.
  const row = id.split('/').at(-1) ?? id;
  const raised = useFollowUps()(`validation/${entity}/rules/${row}`, `validation/rules/${row}`);
  const asking = useAsking();
  const look = isExact ? source.firmness : 'said';
  const from = knownValue(rule.comesFrom);
  return (
    <li
      className="grid content-start gap-1.5 px-4 py-3 wrap-anywhere bg-raised border rounded by-look"
      data-look={look}
    >
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 voice-lg">
        <b className="font-semibold">{rule.label}</b>
        {severity.is === 'unknown' ? (
          <Hole q={severity.question} words="stop, warn or ask why?" />
        ) : (
          <span className="tag aside">{SEVERITY_WORDS[knownValue(severity) ?? 'stop']}</span>
        )}
        {!isExact && <span className="tag partly">In words, not yet exact</span>}
        {source.firmness !== 'decided' && <StatusTag status={source.firmness} />}
      </p>
      <p className="text-ink-2 text-sm">
        {ruleSentence(rule)} <MessageText rule={rule} product={product} />
      </p>
      <p className="quiet flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button look="plain" onClick={() => asking.ask(source.question)}>
          {source.by.name}
        </Button>
        {from && <span>from {from}</span>}
        {raised.map(({ question }) => (
          <span key={question.id} title={question.ask}>
            {shortWords(question)} <Pin q={question.id} />
          </span>
        ))}
      </p>
    </li>
  );
}

function MessageText({ rule, product }: { rule: Rule; product: Product }) {
  const { error, text, question } = failureOf(product, { kind: 'rule', id: rule.id, label: rule.label });
  const words = text ?? error?.label ?? knownValue(rule.error)?.label;
  return words === undefined ? (
    <Hole q={question} words="what do people read?" />
  ) : (
    <q className="text-ink font-voice text-md">{words}</q>
  );
}

function FieldRules({ rules }: { rules: readonly Rule[] }) {
  const asking = useAsking();
  const bySource = groupBy(rules, ({ source }) => source.question);
  if (rules.length === 0) return null;
  return (
    <div className="validation-from-lines mt-4 wrap-anywhere voice-lg">
      <p className="quiet mb-2">And what the fields themselves say:</p>
      {[...bySource].map(([question, all]) => (
        <p className="mb-2" key={question}>
          {all.map((rule) => (
            <span key={rule.id} data-look={rule.source.firmness}>
              {ruleSentence(rule)}{' '}
            </span>
          ))}
          <Button look="plain" onClick={() => asking.ask(question)}>
            {all[0]?.source.by.name}
          </Button>
        </p>
      ))}
    </div>
  );
}

const KIND_WORDS: Readonly<Record<RuleKind, string>> = {
  required: 'must be filled in',
  type: 'is of its kind',
  range: 'is',
  length: 'is',
  pattern: 'looks like',
  unique: 'comes only once',
  reference: 'exists already',
  across: '',
  conditional: 'only if',
};

/** Kinds whose limit is a condition, not an amount or a pattern. */
const CONDITIONAL_KINDS: ReadonlySet<RuleKind> = new Set(['required', 'across', 'conditional']);

/** A rule as a sentence: “Worth is 0 EUR to 3000 EUR, the limit included.” */
function ruleSentence({ fields, kind, limit, inclusive }: Rule): string {
  const knownKind = knownValue(kind);
  const fieldNames = fields.map(({ label }) => label).join(', ');
  const limitText = knownValue(limit)?.text ?? '';
  const text = knownKind !== undefined && CONDITIONAL_KINDS.has(knownKind) ? plainCondition(limitText) : limitText;
  const words = [
    knownKind === 'across' && text !== '' ? '' : fieldNames,
    knownKind ? KIND_WORDS[knownKind] : '',
    limitWords(knownKind, text),
  ].filter(Boolean);
  return `${words.join(' ')}${inclusiveWords(knownKind, knownValue(inclusive))}.`;
}

/** The limit of `required` is a condition, that of `unique` a scope. */
function limitWords(kind: RuleKind | undefined, text: string): string {
  if (text === '' || (kind === 'required' && text.trim().toLowerCase() === 'always')) return '';
  if (kind === 'unique') return `within ${text}`;
  return kind === 'required' ? `(${text})` : text;
}

function inclusiveWords(kind: RuleKind | undefined, inclusive: boolean | undefined): string {
  if ((kind !== 'range' && kind !== 'length') || inclusive === undefined) return '';
  return inclusive ? ', the limit included' : ', the limit itself is too much';
}
