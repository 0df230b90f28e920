import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabbedViewsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [id: T, label: string])[];
  readonly shown: T;
  readonly show: (id: T) => void;
  readonly children: ReactNode;
}

const TAB = 'px-3.5 py-2 min-h-10 border border-b-0 rounded-t-lg ui-sm font-semibold whitespace-nowrap';
const SHOWN = 'border-line-strong bg-raised';
const HIDDEN = 'border-transparent bg-transparent';

/** Tabs; arrow keys go from one to the next. */
export function TabbedViews<T extends string>({ label, tabs, shown, show, children }: TabbedViewsProps<T>) {
  const idPrefix = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = tabs.findIndex(([id]) => id === shown);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    show(next[0]);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${idPrefix}-${next[0]}`)}`)?.focus();
  };
  return (
    <div className="things-views">
      <div
        className="flex gap-0.5 overflow-x-auto px-1 pt-1 border-b border-line-strong"
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(([id, words]) => (
          <button
            key={id}
            className={`${TAB} ${id === shown ? SHOWN : HIDDEN}`}
            type="button"
            role="tab"
            id={`${idPrefix}-${id}`}
            aria-selected={id === shown}
            aria-controls={`${idPrefix}-panel`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => show(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${idPrefix}-panel`} aria-labelledby={`${idPrefix}-${shown}`} className="pt-4 min-w-0">
        {children}
      </div>
    </div>
  );
}
