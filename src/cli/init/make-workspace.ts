import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  CORRECTIONS_FOLDER,
  type Correction,
  checksum,
  isClosed,
  LEDGER_FILE,
  type Point,
  SPEC_FILE,
  type SpecReading,
  type Tone,
  type Workspace,
} from '#core/index.ts';
import { factFile, readSpec } from '#core/parsing.ts';
import {
  type LiveWorkspace,
  openFolder,
  openOutsideDocuments,
  type Store,
  StoreFailure,
  stateFolder,
} from '#server/index.ts';
import { CliError, type Io } from '../base/command.ts';
import { makeFolder, withWorkspace } from '../base/workspace-folder.ts';
import type { FamilyMember, PlannedWorkspace } from './plan-workspaces.ts';

export interface MadeWorkspace {
  readonly planned: PlannedWorkspace;
  /** Questions on its list that are not parked. */
  readonly questions: number;
  /** How many are new, were closed by the text, and are under another section than before. */
  readonly changes: { readonly new: number; readonly closed: number; readonly moved: number };
  readonly isAgain: boolean;
  /** What a person has to know, as sentences. */
  readonly notes: readonly string[];
}

/** Makes the workspace of a document, or reads it again. Throws a `CliError`, also where the disk fails. */
export async function makeWorkspace(member: FamilyMember, io: Io, tone?: Tone): Promise<MadeWorkspace> {
  try {
    return await make(member, io, tone);
  } catch (error) {
    throw error instanceof StoreFailure ? new CliError(error.message) : error;
  }
}

async function make(member: FamilyMember, io: Io, tone: Tone | undefined): Promise<MadeWorkspace> {
  const { planned } = member;
  const { root, document } = planned;
  makeFolder(root);
  const isAgain = existsSync(join(root, LEDGER_FILE));
  const reading = document.read();
  if (!reading.ok) throw new CliError(reading.trouble);
  if (!planned.isInPlace) await openFolder(root).create(SPEC_FILE, reading.text);
  const outside = openOutsideDocuments(root, stateFolder(io.env));
  return withWorkspace(
    { root, name: basename(root) },
    async (live, store): Promise<MadeWorkspace> => {
      const before = live.workspace();
      const notes = planned.isInPlace ? [] : await followDocument(planned, live);
      const taken = await live.source.take();
      await keepCorrections(member, reading.text, live, store);
      const { trouble } = await live.raiseStanding();
      if (trouble) throw new CliError(trouble);
      if (tone !== undefined && tone !== live.workspace().tone) await setTone(tone, live);
      return {
        planned,
        ...compareWorkspaces(before, live.workspace()),
        isAgain,
        notes: 'sentence' in taken ? [...notes, taken.sentence] : notes,
      };
    },
    outside,
  );
}

/** Makes the workspace follow its document. Throws a `CliError` where SPEC.md is the copy of another one. */
async function followDocument({ file }: PlannedWorkspace, { source }: LiveWorkspace): Promise<readonly string[]> {
  const named = await source.name(file);
  if ('problem' in named) throw new CliError(named.problem);
  return named.note === null ? [] : [named.note];
}

async function keepCorrections({ planned, spec }: FamilyMember, text: string, live: LiveWorkspace, store: Store) {
  const alone = readSpec(text, planned.document.path);
  const files = templateCorrections(spec, alone).map((fact) => factFile(fact));
  for (const file of files) await store.create(file.path, file.text);
  if (files.length > 0) await live.rescan([CORRECTIONS_FOLDER]);
}

async function setTone(tone: Tone, live: LiveWorkspace): Promise<void> {
  const set = await live.handle({ id: randomUUID(), type: 'set', payload: { by: { name: 'Specwalk' }, tone } });
  if ('problem' in set) throw new CliError(set.problem);
}

function compareWorkspaces(before: Workspace, after: Workspace): Pick<MadeWorkspace, 'questions' | 'changes'> {
  const asked = new Map(before.questions.map((view) => [view.question.id, view]));
  const changes = { new: 0, closed: 0, moved: 0 };
  for (const { question, status } of after.questions) {
    const earlier = asked.get(question.id);
    if (!earlier) changes.new += 1;
    else if (isParkedOrClosed(status) && !isParkedOrClosed(earlier.status)) changes.closed += 1;
    else if (question.point !== earlier.question.point) changes.moved += 1;
  }
  return { questions: after.questions.filter(({ status }) => status !== 'parked').length, changes };
}

function isParkedOrClosed(status: Workspace['questions'][number]['status']): boolean {
  return status === 'parked' || isClosed(status);
}

const CORRECTION_REASON = 'It has only lines that a template or the documents next to it have as well.';

/**
 * Corrections to keep what only a reading with the other documents shows: sections that seem to say something, and have
 * only text that a template or the other documents have as well.
 *
 * @param family the document read together with the others
 * @param alone the same document, read without the others
 */
export function templateCorrections(family: SpecReading, alone: SpecReading): readonly Correction[] {
  const byId = new Map(alone.points.map((point) => [point.id, point]));
  return family.points.flatMap((point) => {
    if (point.status !== 'unanswered' || point.unsaid !== 'template') return [];
    const own = byId.get(point.id);
    return own && own.status !== 'unanswered' ? [correctionOf(own)] : [];
  });
}

/** Its id comes from its content, so that reading the document again gives the same correction. */
function correctionOf({ id, title, text }: Point): Correction {
  return {
    fact: 'correction',
    id: `template-${checksum(`${id}\n${text}`)}`,
    point: id,
    section: title,
    status: 'unanswered',
    of: checksum(text),
    why: CORRECTION_REASON,
    by: { name: 'Specwalk', role: '' },
    at: '',
  };
}
