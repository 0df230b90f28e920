import type { Context, MiddlewareHandler } from 'hono';

/** A request's body as text, or why it is not taken. The bytes are counted as they come, whatever a header says. */
async function readBody(
  request: Request,
  limit: number,
): Promise<{ text: string; size: number } | { refused: 413 | 400 }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return { refused: 413 };
    chunks.push(chunk);
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)), size };
  } catch {
    return { refused: 400 };
  }
}

/** What was sent: JSON, and how many bytes it had. */
export interface Sent {
  readonly json: unknown;
  readonly size: number;
}

/** Reads the body as JSON, at most so many bytes, for those behind it; says why where it is not taken. */
export function wholeJson(limit: number): MiddlewareHandler<{ Variables: { sent: Sent } }> {
  return async (context, next) => {
    const body = await readBody(context.req.raw, limit);
    if ('refused' in body) return refuse(context, body.refused, limit);
    const json = parsed(body.text);
    if (json === undefined) return refuse(context, 400, limit);
    context.set('sent', { json, size: body.size });
    return await next();
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(context: Context, status: 413 | 400, limit: number) {
  const tooLarge = `This is larger than ${limit / 1024} kB; send less at once.`;
  return context.json(
    { problem: status === 413 ? tooLarge : 'The body is not valid JSON in UTF-8.' },
    status,
  );
}
