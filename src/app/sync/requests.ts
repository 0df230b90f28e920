/** What the server answered; status 0: nothing. `problem` is a sentence for the person. */
export type ServerResult<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly problem: string };

const UNREACHABLE = 'The server does not answer; try again in a moment.';

/** Asks the server for something other than a command, in JSON. Never throws. */
export async function askServer<T>(method: string, path: string, body?: unknown): Promise<ServerResult<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const { status } = response;
    const parsed = text === '' ? {} : JSON.parse(text);
    return response.ok
      ? { ok: true, status, body: parsed }
      : { ok: false, status, problem: parsed.problem ?? UNREACHABLE };
  } catch {
    return { ok: false, status: 0, problem: UNREACHABLE };
  }
}
