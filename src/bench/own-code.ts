import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Bytes, gzip, that modules add to the built page, by their path: of each chunk the share that they are of its code.
 * Builds the page once more and writes nothing.
 */
export async function shareOf(isOwn: (path: string) => boolean): Promise<number> {
  let bytes = 0;
  await build({
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'weigh',
        generateBundle: (_, bundle) => {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            const modules = Object.entries(chunk.modules);
            const all = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
            const own = modules.reduce(
              (sum, [path, { renderedLength }]) => sum + (isOwn(path) ? renderedLength : 0),
              0,
            );
            if (own > 0) bytes += (gzipSync(chunk.code, { level: 9 }).length * own) / all;
          }
        },
      },
    ],
  });
  return bytes;
}
