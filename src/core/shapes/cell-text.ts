import { parseValue, serializeValue } from './index.ts';
import { foldCase, trimText } from './normalize-text.ts';
import { optionIdOf } from './options.ts';
import type { ChoiceOption, ParseResult, ShapeSpec, Value } from './types.ts';

/** Items that a line cannot hold, as one has the sign between items in it or begins like a line of a list. */
const NEEDS_LINES = /;|^\s*(?:[-*+•‣–]|\d{1,4}[.)])\s/u;

/** An answer as one cell of a sheet holds it: labels of options, a number with its unit, items with “;” between them. */
export function cellText(value: Value, shape: ShapeSpec): string {
  if (shape.shape === 'choice' && typeof value === 'string') return labelOf(value, shape.options);
  if ((shape.shape !== 'list' && shape.shape !== 'multi') || !Array.isArray(value)) return serializeValue(value, shape);
  const options = shape.shape === 'multi' ? shape.options : [];
  const items: readonly string[] = value.map((item) => labelOf(String(item), options));
  return items.some((item) => NEEDS_LINES.test(item)) ? serializeValue(items, { shape: 'list' }) : items.join('; ');
}

/**
 * Reads what was typed or pasted into a cell. Of options the beginning is enough where only one begins so; where several
 * do, nothing is guessed.
 */
export function readCell(typed: string, shape: ShapeSpec): ParseResult<Value> {
  const text = trimText(typed);
  switch (shape.shape) {
    case 'choice': {
      const word = wordFor(text, shape.options);
      return word.ok ? parseValue(word.value, shape) : word;
    }
    case 'list':
      return parseValue(itemLines(text), shape);
    case 'multi': {
      const items = parseValue(itemLines(text), { shape: 'list' });
      const words =
        items.ok && Array.isArray(items.value) ? items.value.map((item) => wordFor(item, shape.options)) : [];
      const unclear = words.find(({ ok }) => !ok);
      if (unclear || !items.ok) return unclear ?? items;
      return parseValue(
        serializeValue(
          words.flatMap((word) => (word.ok ? [word.value] : [])),
          shape,
        ),
        shape,
      );
    }
    default:
      return parseValue(text, shape);
  }
}

/** One item a line; a single line is split at “;” unless it is a line of a list already. */
function itemLines(text: string): string {
  return text.includes('\n') || /^[-*+•‣–]\s/u.test(text) ? text : text.split(';').join('\n');
}

function labelOf(id: string, options: readonly ChoiceOption[]): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

function wordFor(said: string, options: readonly ChoiceOption[]): ParseResult<string> {
  const id = optionIdOf(said, options);
  const words = foldCase(said);
  if (words === '' || options.some((option) => option.id === id)) return { ok: true, value: id };
  const begun = options.filter(({ label }) => /^[^\p{L}\p{N}]/u.test(afterStart(foldCase(label), words)));
  const [first, ...others] = begun;
  if (first && others.length > 0)
    return {
      ok: false,
      problem: `“${said}” can mean several things here: ${begun.map(({ label }) => label).join('; ')}.`,
    };
  return { ok: true, value: first?.id ?? id };
}

function afterStart(label: string, start: string): string {
  return label.startsWith(start) ? label.slice(start.length) : '';
}
