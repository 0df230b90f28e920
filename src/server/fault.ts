import type { Context, Env, ErrorHandler } from 'hono';
import type { Diagnostics } from './diagnostics.ts';

/** Answers what should not have happened: with the digest to look for in the log, and where that is for whoever may know. */
export function answerFault<E extends Env>(
  diagnostics: Diagnostics,
  mayKnow: (context: Context<E>) => boolean = () => true,
): ErrorHandler<E> {
  return (error, context) => {
    const { digest, log: file } = diagnostics.report({
      message: error.message,
      stack: error.stack ?? '',
      where: `${context.req.method} ${context.req.path}`,
    });
    const log = mayKnow(context) ? { log: file } : {};
    const where = 'log' in log ? `its log ${file}` : 'the server’s log';
    const problem = `Specwalk has a fault, and this was not done; ${where} tells more under ${digest}.`;
    if (context.req.path.startsWith('/api/')) return context.json({ problem, digest, ...log }, 500);
    return context.text(`${problem}\n`, 500);
  };
}

/** Hears of what nobody waits for and should not have happened: notes it, and says where. */
export function hearFault(
  diagnostics: Diagnostics,
  log: (sentence: string) => void,
): (error: unknown) => void {
  return (error) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const { digest, log: noted } = diagnostics.report({ message, stack, where: 'server' });
    log(`Specwalk has a fault; its log ${noted} tells more under ${digest}.`);
  };
}
