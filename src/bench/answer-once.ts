/** Milliseconds that an answer to one question of a large workspace takes until it is acknowledged. */
export async function answerOnce(url: string, question: number, at = question): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: `${String(at).padStart(8, '0')}bench`,
      type: 'respond',
      payload: {
        by: { name: 'Ann', role: '' },
        question: `asked-${question}`,
        reply: { says: 'value', value: `Answer ${at}` },
      },
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - start;
}
