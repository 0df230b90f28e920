import { type ReactNode, useState } from 'react';
import type { ShapeName, SpecOf, ValueOf } from '#core/index.ts';

/** A text that somebody types: the only one of an answer, or a cell of a table. */
export interface AidedText {
  /** Id of its column; empty where there is none. */
  readonly column: string;
  /** All cells of its row. */
  readonly row: readonly string[];
  readonly text: string;
  /** What it is called, for screen readers. */
  readonly name: string;
  readonly onChange: (text: string) => void;
}

/** What stands below a text to help with it; null: nothing does. */
export interface TextAid {
  readonly helps: (column: string) => boolean;
  readonly below: (text: AidedText) => ReactNode;
}

/** Words about one row; rows count from 0. */
export interface RowNote {
  readonly row: number;
  readonly words: ReactNode;
}

export interface InputProps<S extends ShapeName> {
  readonly spec: SpecOf<S>;
  readonly value: ValueOf[S];
  /** Called at every change; the value may be incomplete. */
  onChange(value: ValueOf[S]): void;
  /** Name for screen readers. */
  readonly label: string;
  readonly autoFocus?: boolean | undefined;
  /** Names to suggest in each column of a table; in a matrix those of its rows, then those of its columns. */
  readonly names?: readonly (readonly string[])[] | undefined;
  /** The cells of a row that an empty table shows in grey. */
  readonly example?: readonly string[] | undefined;
  /** Helps with what is typed. */
  readonly aid?: TextAid | undefined;
  /** Whether the value is a first guess that nobody has touched: what is pasted replaces it. */
  readonly isGuess?: boolean | undefined;
  /** What is to be said about a row of a table, directly below it. */
  readonly note?: RowNote | undefined;
  /** Draws what an option, or own words, would look like; undefined: the question is about no look. */
  readonly sample?: ((words: string) => ReactNode) | undefined;
}

export interface ViewProps<S extends ShapeName> {
  readonly spec: SpecOf<S>;
  readonly value: ValueOf[S];
}

/**
 * The state of an input: what was typed is kept (a blank line, a half word) while it still parses to the value; a new
 * value from outside wins.
 */
export function useInputState<V, R>(
  value: V,
  onChange: (value: V) => void,
  format: (value: V) => R,
  parse: (raw: R) => V,
): readonly [R, (raw: R) => void] {
  const [typed, setTyped] = useState<{ readonly raw: R } | null>(null);
  const isCurrent = typed !== null && isSame(parse(typed.raw), value);
  const change = (raw: R) => {
    setTyped({ raw });
    onChange(parse(raw));
  };
  return [isCurrent ? typed.raw : format(value), change];
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The classes of a button inside running text. */
export const INLINE_BUTTON = `min-h-6 ml-2 px-0.5 py-0 ui-sm leading-6 font-semibold underline underline-offset-3 text-pen
  bg-transparent border-0`;

/** The classes of a quiet line below an input. */
export const HINT = 'flex flex-wrap items-baseline min-h-6 ui-sm leading-6 text-ink-2';
