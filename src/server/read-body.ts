import type { Context } from 'hono';

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

/** The same as JSON. */
export async function readJson(
  request: Request,
  limit: number,
): Promise<{ json: unknown; size: number } | { refused: 413 | 400 }> {
  const body = await readBody(request, limit);
  if ('refused' in body) return body;
  try {
    return { json: JSON.parse(body.text), size: body.size };
  } catch {
    return { refused: 400 };
  }
}

/** Says why a body is not taken. */
export function refuseBody(context: Context, status: 413 | 400, limit: number) {
  const tooLarge = `This is larger than ${limit / 1024} kB; send less at once.`;
  return context.json(
    { problem: status === 413 ? tooLarge : 'The body is not valid JSON in UTF-8.' },
    status,
  );
}
