import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HtmlRenderer, Parser } from 'commonmark';
import type { Sign } from '../first-load.ts';
import { installed } from './installed.ts';

/** A site of the sections of a specification, as somebody would make it who shows a screen or a page for each. */
interface Site {
  readonly name: string;
  readonly sign: Sign;
  readonly files: (sections: readonly Section[]) => Readonly<Record<string, string>>;
  readonly build: (folder: string, bin: string) => readonly [program: string, ...args: string[]];
  readonly built: string;
  readonly peer: 'storybook' | 'vitepress';
}

interface Section {
  readonly title: string;
  readonly text: string;
}

const json = JSON.stringify;

export const SITES: readonly Site[] = [
  {
    name: 'Storybook',
    peer: 'storybook',
    sign: { selector: '#storybook-root > *', frame: '#storybook-preview-iframe' },
    files: (sections) => ({
      'package.json': json({ type: 'module' }),
      '.storybook/main.js': `export default { stories: ['../stories/*.stories.js'], framework: '@storybook/html-vite', core: { disableTelemetry: true } };\n`,
      ...Object.fromEntries(
        sections.map(({ title, text }, at) => [
          `stories/${at + 1}.stories.js`,
          `export default { title: ${json(title)} };\nexport const Page = () => ${json(htmlOf(`## ${title}\n\n${text}`))};\n`,
        ]),
      ),
    }),
    build: (folder, bin) => [
      join(bin, 'storybook'),
      'build',
      '-c',
      join(folder, '.storybook'),
      '-o',
      join(folder, 'out'),
    ],
    built: 'out',
  },
  {
    name: 'VitePress',
    peer: 'vitepress',
    sign: { selector: '.vp-doc h1' },
    files: (sections) => ({
      '.vitepress/config.mjs': `export default { title: 'Specification', ignoreDeadLinks: true, themeConfig: { sidebar: ${json(
        sections.map(({ title }, at) => ({ text: title, link: `/${at + 1}` })),
      )} } };\n`,
      'index.md': `# Specification\n\n${sections.map(({ title }, at) => `- [${title}](./${at + 1})`).join('\n')}\n`,
      ...Object.fromEntries(sections.map(({ title, text }, at) => [`${at + 1}.md`, `# ${title}\n\n${plain(text)}\n`])),
    }),
    build: (folder, bin) => [join(bin, 'vitepress'), 'build', folder],
    built: '.vitepress/dist',
  },
];

/** Builds a site of a specification: its folder, and the one in there with the page. */
export function builtSite({ peer, files, build, built }: Site, specification: string) {
  const place = installed(peer);
  const folder = mkdtempSync(join(place, 'site-'));
  for (const [path, text] of Object.entries(files(sectionsOf(specification)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [program, ...args] = build(folder, join(place, 'node_modules/.bin'));
  execFileSync(program, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return { folder, page: join(folder, built) };
}

function sectionsOf(specification: string): readonly Section[] {
  return specification
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.replace(/^[\d.\s]+/, ''), text: lines.join('\n').trim() };
    });
}

function htmlOf(markdown: string): string {
  return new HtmlRenderer().render(new Parser().parse(markdown));
}

/** VitePress takes braces and tags in text for Vue. */
function plain(markdown: string): string {
  return markdown.replaceAll('<', '&lt;').replaceAll('{{', '{ {');
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder as ours serves its page: texts compressed as well as gzip can, each once. */
export async function servedFolder(folder: string) {
  const sent = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://x');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = TYPES[extname(path)];
    const isText = type !== undefined && type !== 'font/woff2';
    try {
      const bytes = sent.get(path) ?? (isText ? gzipSync(readFileSync(path), { level: 9 }) : readFileSync(path));
      sent.set(path, bytes);
      answer.writeHead(200, {
        'content-length': bytes.length,
        ...(type && { 'content-type': type }),
        ...(isText && { 'content-encoding': 'gzip' }),
      });
      answer.end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
