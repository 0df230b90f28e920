import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that style sheets read. */
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
