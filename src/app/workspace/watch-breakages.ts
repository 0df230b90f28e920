import { reportBreakage } from './link.ts';

/** Sends what breaks outside of any screen (a handler, a promise) to the server's log too. */
export function watchBreakages(): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(reason: unknown): void {
  const { message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason));
  void reportBreakage({ message, stack, where: window.location.pathname });
}
