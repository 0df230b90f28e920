import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  countGaps,
  type DocumentGaps,
  documentGaps,
  type GapsReport,
  gapLines,
  SPEC_FILE,
} from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { type CliCommand, type Io, Refusal } from './command.ts';
import { withPlace } from './open-place.ts';
import { placeOf } from './place.ts';
import { readDocument } from './read-document.ts';

const FORMATS: Readonly<Record<string, (documents: readonly DocumentGaps[]) => string>> = {
  text: (documents) => documents.map(textOf).join('\n'),
  json: (documents) => `${JSON.stringify({ version: 1, documents } satisfies GapsReport, null, 2)}\n`,
};

/** `specwalk gaps`: what a specification leaves unsaid, for people and for pipelines. */
export const gaps: CliCommand = {
  name: 'gaps',
  usage: '[PATH …]',
  summary: 'Lists what is unsaid in workspaces or Markdown files; exit code 1 if anything is.',
  options: {
    format: { type: 'string', value: 'FORMAT', help: 'text (default) or json, a versioned contract' },
  },
  run: async ({ paths, options }, io) => {
    const name = String(options.format ?? 'text');
    const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
    if (!format)
      throw new Refusal(`There is no format “${name}”; take ${Object.keys(FORMATS).join(' or ')}.`);
    const documents: DocumentGaps[] = [];
    for (const path of paths.length > 0 ? paths : ['.']) documents.push(await gapsOf(path, io));
    io.out(format(documents));
    return documents.some((document) => countGaps(document) > 0) ? 1 : 0;
  },
};

async function gapsOf(path: string, io: Io): Promise<DocumentGaps> {
  const status = statSync(resolve(io.cwd, path), { throwIfNoEntry: false });
  if (status && !status.isDirectory()) {
    return documentGaps(readSpec(readDocument(resolve(io.cwd, path), path), path), path);
  }
  return withPlace(placeOf(path, io.cwd), async (live) => {
    const workspace = live.workspace();
    const lifted = (id: string) => workspace.point(id)?.status;
    return documentGaps(workspace.spec, join(path, SPEC_FILE), (point) => lifted(point.id) ?? point.status);
  });
}

function textOf(document: DocumentGaps): string {
  const count = countGaps(document);
  const total =
    count === 0
      ? `${document.path}: nothing is unsaid.`
      : `${document.path}: ${count} ${count === 1 ? 'gap' : 'gaps'}.`;
  return `${[...gapLines(document), total].join('\n')}\n`;
}
