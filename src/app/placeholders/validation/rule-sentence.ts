import { heldValue, type Rule, type RuleKind } from '#core/product.ts';
import { plainCondition } from '../known/plain-condition.ts';

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
export function ruleSentence({ fields, kind, limit, inclusive }: Rule): string {
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
