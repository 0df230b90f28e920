import type { ShapeName, SpecOf, ValueOf } from '#core/index.ts';

/** What names an input for those who do not see it. */
export interface Naming {
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

export interface InputProps<S extends ShapeName> extends Naming {
  readonly spec: SpecOf<S>;
  readonly value: ValueOf[S];
  /** What stands there now; it may be incomplete. */
  onChange(value: ValueOf[S]): void;
  readonly autoFocus?: boolean | undefined;
}

export interface ViewProps<S extends ShapeName> {
  readonly spec: SpecOf<S>;
  readonly value: ValueOf[S];
}

/** The attributes that carry a name. */
export function naming({ label, labelledBy, describedBy }: Naming) {
  return { 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
}

/** A ref for the element that should have the keyboard when it first appears. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
