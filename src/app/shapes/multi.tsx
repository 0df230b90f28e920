import type { MultiValue, Option } from '#core/index.ts';
import { ItemLines, itemsOf } from './item-lines.tsx';
import { ItemList } from './item-list.tsx';
import { focusOnce, type InputProps, naming, type ViewProps } from './props.ts';
import { useHeld } from './use-held.ts';

interface Ticked {
  readonly ids: readonly string[];
  /** Words of one's own, one a line. */
  readonly own: string;
}

/** Boxes to tick, and lines for what none of them says. */
export function MultiInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'multi'>) {
  const [held, setHeld] = useHeld(value, onChange, (said) => tickedIn(said, spec.options), saidBy);
  const tick = (id: string, on: boolean) =>
    setHeld({ ...held, ids: on ? [...held.ids, id] : held.ids.filter((other) => other !== id) });
  return (
    <fieldset className="shape-options" {...naming(names)}>
      {spec.options.map(({ id, label }, at) => (
        <label key={id} className="shape-option">
          <input
            type="checkbox"
            ref={autoFocus && at === 0 ? focusOnce : undefined}
            checked={held.ids.includes(id)}
            onChange={(event) => tick(id, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      <div className="shape-own">
        <span className="shape-hint" aria-hidden="true">
          And in your own words
        </span>
        <ItemLines
          text={held.own}
          onChange={(own) => setHeld({ ...held, own })}
          label="In your own words, one a line"
          placeholder="One a line"
        />
      </div>
    </fieldset>
  );
}

function tickedIn(value: MultiValue, options: readonly Option[]): Ticked {
  const known = (item: string) => options.some(({ id }) => id === item);
  return { ids: value.filter(known), own: value.filter((item) => !known(item)).join('\n') };
}

function saidBy({ ids, own }: Ticked): MultiValue {
  return [...ids, ...itemsOf(own)];
}

export function MultiView({ spec, value }: ViewProps<'multi'>) {
  return <ItemList items={value.map((item) => spec.options.find(({ id }) => id === item)?.label ?? item)} />;
}
