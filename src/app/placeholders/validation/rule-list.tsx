import type { PointView } from '#core/index.ts';
import {
  checksOf,
  type Entity,
  failureOf,
  grouped,
  heldValue,
  type Product,
  type Rule,
  type RuleKind,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { Button } from '../../kit/button.tsx';
import { Hole } from '../../prototype/hole.tsx';
import { Pin } from '../../stage/pin.tsx';
import { plainCondition } from '../known/plain-condition.ts';
import { askedBelow, askedOf } from '../things/asked-of.ts';

/** The rules of a thing, each with who said it: solid where it is checked, dashed where it stands in words only. */
export function RuleList({ view, product, entity }: { view: PointView; product: Product; entity: Entity }) {
  const find = useAsking().view;
  const all = product.index.rulesOf(entity.id);
  const stated = all.filter(({ madeOf }) => madeOf === 'rules' || madeOf === 'across');
  const checked = new Set(checksOf(product.model, entity.id).checks.map(({ rule }) => rule?.id));
  const q = askedOf(find, 'validation', entity.id, 'rules');
  return (
    <section className="validation-rules-said" aria-label={`The rules of ${entity.plural}`}>
      <h2>
        {stated.length === 0
          ? `Nobody has said a rule about ${entity.plural}`
          : `The rules of ${entity.plural}`}{' '}
        <Pin q={q} />
      </h2>
      <ul>
        {stated.map((rule) => (
          <Line key={rule.id} rule={rule} view={view} product={product} isExact={checked.has(rule.id)} />
        ))}
      </ul>
      <FromLines rules={all.filter((rule) => !stated.includes(rule))} />
    </section>
  );
}

const WE = { stop: 'stops', warn: 'warns', 'allow with a reason': 'asks why' } as const;

interface LineProps {
  readonly rule: Rule;
  readonly view: PointView;
  readonly product: Product;
  /** It is checked, as against only said in words. */
  readonly isExact: boolean;
}

function Line({ rule, view, product, isExact }: LineProps) {
  const asking = useAsking();
  const look = isExact && rule.source.firmness === 'decided' ? 'said' : 'guess';
  const from = heldValue(rule.comesFrom);
  return (
    <li data-look={look}>
      <p className="validation-rule-head">
        <b>{rule.label}</b>
        {rule.severity.is === 'unsaid' ? (
          <Hole q={rule.severity.question} words="stop, warn or let go on?" />
        ) : (
          <span className="tag aside">{WE[heldValue(rule.severity) ?? 'stop']}</span>
        )}
        {!isExact && <span className="tag guess">In words, not yet exact</span>}
        {rule.source.firmness !== 'decided' && (
          <span className="tag guess">{rule.source.firmness === 'stale' ? 'Stale' : 'Assumed'}</span>
        )}
      </p>
      <p className="validation-rule-says">
        {ruleSentence(rule)} <Read rule={rule} product={product} />
      </p>
      <p className="validation-rule-by">
        <Button look="plain" onClick={() => asking.ask(rule.source.question)}>
          {rule.source.by.name}
        </Button>
        {from && <span>from {from}</span>}
        {belowRule(view, rule).map(({ question }) => (
          <span key={question.id} title={question.ask}>
            {shortWords(question)} <Pin q={question.id} />
          </span>
        ))}
      </p>
    </li>
  );
}

/** What people read when it is broken, as the catalogue has it. */
function Read({ rule, product }: { rule: Rule; product: Product }) {
  const { error, text, question } = failureOf(product, { kind: 'rule', id: rule.id, label: rule.label });
  const words = text ?? error?.label ?? heldValue(rule.error)?.label;
  return words === undefined ? <Hole q={question} words="what do people read?" /> : <q>{words}</q>;
}

/** The id of a rule ends with the id of its row. */
function belowRule(view: PointView, { id, entity }: Rule) {
  const row = id.split('/').at(-1) ?? id;
  return [`validation/${entity}/rules/${row}`, `validation/rules/${row}`].flatMap((slot) =>
    askedBelow(view.questions, slot),
  );
}

/** What the lines themselves say: when they must be filled in, their range, their choices; short, with whoever said so. */
function FromLines({ rules }: { rules: readonly Rule[] }) {
  const asking = useAsking();
  const bySource = grouped(rules, ({ source }) => source.question);
  if (rules.length === 0) return null;
  return (
    <div className="validation-from-lines">
      <p className="quiet">And what the lines themselves say:</p>
      {[...bySource].map(([question, all]) => (
        <p key={question}>
          {all.map((rule) => (
            <span key={rule.id} data-look={rule.source.firmness === 'decided' ? 'said' : 'guess'}>
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

const KINDS: Readonly<Record<RuleKind, string>> = {
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

/** Kinds whose limit is a condition, and not an amount or a pattern. */
const CONDITIONS: ReadonlySet<RuleKind> = new Set(['required', 'across', 'conditional']);

/** A rule in the words that were used for it: “Worth is 0 EUR to 3000 EUR, the limit included.” */
function ruleSentence({ fields, kind, limit, inclusive }: Rule): string {
  const is = heldValue(kind);
  const lines = fields.map(({ label }) => label).join(', ');
  const said = heldValue(limit)?.text ?? '';
  const text = is !== undefined && CONDITIONS.has(is) ? plainCondition(said) : said;
  const words = [is === 'across' && text !== '' ? '' : lines, is ? KINDS[is] : '', limitOf(is, text)].filter(
    Boolean,
  );
  return `${words.join(' ')}${edge(is, heldValue(inclusive))}.`;
}

/** Of what must be filled in the limit says when, of what comes once it says within what. */
function limitOf(kind: RuleKind | undefined, text: string): string {
  if (text === '' || (kind === 'required' && text.trim().toLowerCase() === 'always')) return '';
  if (kind === 'unique') return `within ${text}`;
  return kind === 'required' ? `(${text})` : text;
}

function edge(kind: RuleKind | undefined, inclusive: boolean | undefined): string {
  if ((kind !== 'range' && kind !== 'length') || inclusive === undefined) return '';
  return inclusive ? ', the limit included' : ', the limit itself is too much';
}
