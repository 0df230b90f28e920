import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { largeSaid } from '#testing/core/model/large-model.ts';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { factFile } from '../core/facts/fact-file.ts';
import type { Workspace } from '../core/workspace/workspace.ts';

/** A product of 100 things with 20 fields each and 200 screens, in about 2,000 decisions. */
export function largeProduct(): Workspace {
  return workspaceOf(largeSaid(100, 20, 200));
}

const POINTS = [
  'Purpose and users',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
];
const SPEC = `# Large\n\n${POINTS.map((title, at) => `## ${at + 1}. ${title}\n\nNot shown.\n`).join('\n')}`;

/** The same as files of a workspace in a temporary folder. */
export function largeProductFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'specwalk-product-'));
  const write = ({ path, text }: { readonly path: string; readonly text: string }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write({ path: 'SPEC.md', text: SPEC });
  for (const { question, responses, decisions } of largeProduct().questions) {
    write(factFile(question));
    for (const response of responses) write(factFile(response, question.shape));
    for (const decision of decisions) write(factFile(decision, question.shape));
  }
  return root;
}
