import type { ErrorClass } from '#core/product.ts';

/** Whose it is to put an error right, as people read it. */
export const CLASS_WORDS: Readonly<Record<ErrorClass, string>> = {
  yours: 'yours to mend',
  permission: 'not allowed',
  conflict: 'somebody was faster',
  outside: 'trouble outside',
  defect: 'our own fault',
};
