import type { Binding } from './binding.ts';

/** One line of the help sheet. */
export interface KeyLine {
  readonly keys: string;
  readonly label: string;
  /** Each of the keys does it; else they are pressed in a row. */
  readonly anyOf: boolean;
}

/** What stands on the help sheet, by heading: each thing once, and of two with the same keys the first, which works. */
export function keyLines(bindings: readonly Binding[]): readonly (readonly [string, readonly KeyLine[]])[] {
  const groups = new Map<string, KeyLine[]>();
  const told = new Set<string>();
  const taken = new Set<string>();
  for (const binding of bindings) {
    const line = lineOf(binding);
    if (!line || told.has(`${line.keys} ${line.label}`) || (!line.anyOf && taken.has(line.keys))) continue;
    told.add(`${line.keys} ${line.label}`);
    if (!line.anyOf) taken.add(line.keys);
    const lines = groups.get(binding.group);
    if (lines) lines.push(line);
    else groups.set(binding.group, [line]);
  }
  return [...groups];
}

function lineOf(binding: Binding): KeyLine | null {
  const { label } = binding;
  if ('told' in binding) return { keys: binding.told, label, anyOf: true };
  return binding.keys === undefined ? null : { keys: binding.keys, label, anyOf: false };
}
