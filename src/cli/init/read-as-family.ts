import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { questionPath, type SpecReading } from '#core/index.ts';
import { type Given, standingQuestions } from '#core/parsing.ts';
import { readFamily } from '#server/index.ts';
import type { FoundDocument } from '../documents/document.ts';
import { strange } from '../documents/templates.ts';
import type { Making, Plan } from './plan.ts';

/** A workspace to be made, with what its document says beside the others. */
export interface Member {
  readonly making: Making;
  readonly spec: SpecReading;
  /** How many questions it would put on its list. */
  readonly raises: number;
}

export interface Family {
  readonly members: readonly Member[];
  /** A sentence for each document that says nothing that can be asked about. */
  readonly troubles: ReadonlyMap<FoundDocument, string>;
  /** A sentence for each template that fits none of them. */
  readonly strangers: readonly string[];
}

/** Reads the documents of a plan as one family. What cannot be read is named, the rest goes on. */
export async function readAsFamily({ makings }: Plan, templates: readonly Given[]): Promise<Family> {
  const { taken, troubles, strangers } = await readFamily(
    makings.map((making) => ({ ...making.document, making })),
    { templates, take: ({ making }, spec) => ({ making, spec, raises: newIn(spec, making.root) }) },
  );
  const read = [...taken.values()];
  const headless = read.filter(({ spec }) => spec.points.length === 0);
  return {
    members: read.filter(({ spec }) => spec.points.length > 0),
    troubles: new Map([
      ...[...troubles].map(([{ making }, sentence]) => [making.document, sentence] as const),
      ...headless.map(({ making: { document } }) => [document, withoutHeading(document.path)] as const),
    ]),
    strangers: strangers.map(strange),
  };
}

function newIn(spec: SpecReading, root: string): number {
  return standingQuestions(spec).filter(({ id }) => !existsSync(join(root, questionPath(id)))).length;
}

function withoutHeading(path: string): string {
  return `${path} has no heading, so there is nothing to ask about; give it a title like “# Invoices” and a heading for each part.`;
}
