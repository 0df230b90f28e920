import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface SideBySideProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [id: T, label: string])[];
  readonly shown: T;
  readonly show: (id: T) => void;
  readonly children: ReactNode;
}

const TAB = 'px-3.5 py-2 min-h-10 border border-b-0 rounded-t-lg ui-14/[1.2] font-[550] whitespace-nowrap';
const SHOWN = 'border-line-strong bg-raised';
const HIDDEN = 'border-transparent bg-transparent';

/** Several views of one thing behind tabs; arrow keys go from one to the next. */
export function SideBySide<T extends string>({ label, tabs, shown, show, children }: SideBySideProps<T>) {
  const ids = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = tabs.findIndex(([id]) => id === shown);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    show(next[0]);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${ids}-${next[0]}`)}`)?.focus();
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
            id={`${ids}-${id}`}
            aria-selected={id === shown}
            aria-controls={`${ids}-panel`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => show(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${ids}-panel`} aria-labelledby={`${ids}-${shown}`} className="pt-4 min-w-0">
        {children}
      </div>
    </div>
  );
}
