import { heldValue, type Rule, type RuleKind } from '#core/product.ts';

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

/** A rule in the words that were used for it: “Worth is 0 EUR to 3000 EUR, the limit included.” */
export function ruleSentence({ fields, kind, limit, inclusive }: Rule): string {
  const is = heldValue(kind);
  const lines = fields.map(({ label }) => label).join(', ');
  const text = heldValue(limit)?.text ?? '';
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
