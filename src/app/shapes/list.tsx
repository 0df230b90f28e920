import { ItemLines, itemsOf } from './item-lines.tsx';
import { ItemList } from './item-list.tsx';
import type { InputProps, ViewProps } from './props.ts';
import { useHeld } from './use-held.ts';

/** Items, one a line. */
export function ListInput({ value, onChange, spec: _, ...rest }: InputProps<'list'>) {
  const [text, setText] = useHeld(value, onChange, joined, itemsOf);
  return <ItemLines text={text} onChange={setText} placeholder="One a line" {...rest} />;
}

function joined(items: readonly string[]): string {
  return items.join('\n');
}

export function ListView({ value }: ViewProps<'list'>) {
  return <ItemList items={value} />;
}
