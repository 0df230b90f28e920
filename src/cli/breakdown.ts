/**
 * What is said where Specwalk itself has failed: one sentence, and only for whoever looks for the fault (SPECWALK_DEBUG
 * is set) the lines that tell where.
 */
export function breakdownLines(
  error: unknown,
  { SPECWALK_DEBUG }: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const sentence = `specwalk: It broke down, and that is a fault of its own: ${message.split('\n')[0]}`;
  return SPECWALK_DEBUG ? [sentence, ...stack.split('\n')] : [`${sentence} (SPECWALK_DEBUG=1 tells where.)`];
}
