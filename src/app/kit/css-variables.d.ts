import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that a style sheet takes from the page. */
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
