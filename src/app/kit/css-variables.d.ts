import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet takes from the page. */
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
