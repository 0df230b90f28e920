import { Readable } from 'node:stream';
import type { Io } from '../../cli/base/command.ts';
import { main } from '../../cli/main.ts';

/** Where and how something is typed. */
export interface Typing extends Partial<Io> {
  readonly cwd: string;
  /** Runs as soon as an address is printed; then the program is stopped. */
  readonly meanwhile?: ((url: string) => Promise<void>) | undefined;
}

/** What the program said, and how it ended. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Types a command line, with the state of the user in the same folder, and hears what the program says. */
export async function typeIn(argv: readonly string[], { meanwhile, ...io }: Typing): Promise<Said> {
  let out = '';
  let err = '';
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const code = await main(argv, {
    out: (text) => {
      out += text;
      const url = /http:\S+/.exec(text)?.[0];
      if (url) void (meanwhile?.(url) ?? Promise.resolve()).finally(stop);
    },
    err: (text) => {
      err += text;
    },
    stdin: Readable.from([]),
    env: { CI: '1', XDG_STATE_HOME: io.cwd },
    stop: stopped,
    ...io,
  });
  return { code, out, err };
}
