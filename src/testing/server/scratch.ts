import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder on a real disk for one test, removed after it. */
export interface Scratch {
  readonly root: string;
  readonly put: (path: string, text: string | Uint8Array) => void;
  readonly text: (path: string) => string;
  /** Names in a folder, hidden ones too. */
  readonly names: (path: string) => readonly string[];
}

export function scratch(files: Readonly<Record<string, string | Uint8Array>> = {}): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'specwalk-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const put = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) put(path, text);
  return {
    root,
    put,
    text: (path) => readFileSync(join(root, path), 'utf8'),
    names: (path) => readdirSync(join(root, path)).sort(),
  };
}

/** A specification with one answered point, one without an answer, and one mark. */
export const SPEC = `# Invoices

## 1. Purpose

Clerks write invoices, and customers pay them.

## 2. Naming

## 3. Reminders

A reminder goes out after TBD days.
`;

/** A question with a plain text as its answer. */
export const QUESTION = `---
point: "2"
---

How is an invoice named?
`;

/** A door at which nobody waits. */
export const NO_DOOR = { waiting: () => [], alarms: () => [] } as const;
