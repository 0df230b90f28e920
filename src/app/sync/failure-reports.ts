export interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly where: string;
}

/** Sends a failure to the server’s log. `log`: where that is, for facilitators; null: it was not logged. */
export async function reportFailure(
  failure: Failure,
): Promise<{ readonly digest: string; readonly log?: string } | null> {
  try {
    const response = await fetch('/api/diagnostics', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(failure),
      keepalive: true,
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Sends what fails outside of any screen (a handler, a promise) to the server’s log too. */
export function watchFailures(): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(reason: unknown): void {
  const { message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason));
  void reportFailure({ message, stack, where: window.location.pathname });
}
