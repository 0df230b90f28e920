import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { closingOf, type Judgement } from '#core/closing.ts';
import { printable, shellWord } from '#core/gaps.ts';
import { countDeferred, countQuestions, newestSpecSource, questionPath, SPEC_FILE, withCount } from '#core/index.ts';
import { followUps, standingQuestions } from '#core/parsing.ts';
import { deriveWorkspace } from '#core/pipeline.ts';
import { type LiveWorkspace, openOutsideDocuments, type Store, stateFolder } from '#server/index.ts';
import { type CliCommand, CliError } from './base/command.ts';
import { resolveWorkspace, type WorkspaceFolder, withWorkspace } from './base/workspace-folder.ts';
import { relativePath } from './init/plan-workspaces.ts';

/** `specwalk check`: is everything readable, and are the derived texts what the facts say? Changes nothing. */
export const check: CliCommand = {
  name: 'check',
  usage: '[WORKSPACE]',
  summary: 'Tells whether every file can be read and the derived texts are up to date; exit code 1 if not.',
  options: {
    closed: {
      type: 'boolean',
      help: 'also check what was decided against the closing rules; exit code 1 while there is an error',
    },
  },
  run: async ({ paths, options }, io) => {
    if (paths.length > 1) throw new CliError('check takes one workspace.');
    const closed = options.closed === true;
    const place = resolveWorkspace(paths[0], io.cwd);
    const outside = openOutsideDocuments(place.root, stateFolder(io.env));
    const { findings, hints } = await withWorkspace(
      place,
      (live, store) => checkFindings(live, store, { place, cwd: io.cwd }),
      outside,
    );
    const closing = closed ? await withWorkspace(place, closingLines) : null;
    for (const line of [...findings, ...(closing?.lines ?? [])]) io.out(`${printable(line)}\n`);
    if (findings.length === 0) io.out('Everything can be read and is up to date.\n');
    for (const hint of hints) io.out(`${printable(hint)}\n`);
    if (closing) io.out(`${closing.verdict}\n`);
    return findings.length > 0 || closing?.closed === false ? 1 : 0;
  },
};

/** The findings of the closing rules, one line each: where, how severe, which rule and what. */
async function closingLines(live: LiveWorkspace) {
  const { workspace, judgements } = deriveWorkspace(live.snapshot(), '');
  const { closed, errors, warnings, open, waiting } = closingOf(judgements, workspace);
  const later = countDeferred(workspace.questions);
  const counts = [
    ...(countQuestions(workspace.questions).asked === 0 ? ['nothing was asked'] : []),
    withCount(errors, 'error'),
    withCount(warnings, 'warning'),
    withCount(open, 'open question'),
    ...(later > 0 ? [`${later} put off`] : []),
    `${withCount(waiting, 'rule')} that cannot be judged yet`,
  ].join(', ');
  return {
    lines: judgements.flatMap(ruleLines),
    verdict: `${closed ? 'Closed' : 'Not closed'}: ${counts}.`,
    closed,
  };
}

function ruleLines({ rule, findings }: Judgement): readonly string[] {
  return findings.map(({ severity, sentence, places }) => {
    const question = places.find((place) => place.question !== undefined)?.question;
    const path = question === undefined ? SPEC_FILE : questionPath(question);
    return `${path}:1  ${severity}, rule ${rule.id}: ${sentence}`;
  });
}

interface CheckContext {
  readonly place: WorkspaceFolder;
  readonly cwd: string;
}

async function checkFindings(live: LiveWorkspace, store: Store, context: CheckContext) {
  const [findings, source] = [await findingsOf(live, store), await sourceLines(live, context)];
  return { findings: [...findings, ...source.findings], hints: source.hints };
}

/** Findings, and hints: what is worth knowing although nothing is wrong. */
async function sourceLines(live: LiveWorkspace, context: CheckContext) {
  const sourceState = await live.source.stand();
  const lines = 'sentence' in sourceState ? [`${SPEC_FILE}:1  ${sourceState.sentence}`] : [];
  if (sourceState.stand === 'newer') return { findings: [newerSourceLine(live, context)], hints: [] };
  return sourceState.stand === 'apart' ? { findings: lines, hints: [] } : { findings: [], hints: lines };
}

function newerSourceLine(live: LiveWorkspace, { place: { root }, cwd }: CheckContext): string {
  const path = newestSpecSource(live.snapshot().facts)?.path ?? '';
  const words = [resolve(realpathSync.native(root), path), root]
    .map((one) => shellWord(relativePath(one, cwd)))
    .join(' ');
  return `${SPEC_FILE}:1  The document that it was copied from has changed; it is read again when this is served, or by “specwalk init ${words}”.`;
}

/** One line for each finding: place, what is wrong, what to do. */
async function findingsOf(live: LiveWorkspace, store: Store): Promise<readonly string[]> {
  const workspace = live.workspace();
  const asked = workspace.questionsAsRaised.map(({ question }) => question);
  const known = new Set(asked.map(({ id }) => id));
  const raised = [...standingQuestions(workspace.spec, asked), ...followUps(workspace)];
  const unraised = raised.filter(({ id }) => !known.has(id));
  return [
    ...workspace.quarantined.map(({ path, line, reason }) => `${path}:${line}  ${reason}`),
    ...unraised.map(
      ({ id }) =>
        `${questionPath(id)}:1  The specification or an answer raises it, but it is missing; run “specwalk ledger”.`,
    ),
    ...workspace.spec.blocks
      .filter((block) => block.editedByHand)
      .map(
        ({ line, point }) =>
          `${SPEC_FILE}:${line}  The decided text of point ${point} was edited by hand; adopt it on /spec or undo the edit.`,
      ),
    ...(await staleTexts(live, store)),
  ];
}

async function staleTexts(live: LiveWorkspace, store: Store): Promise<readonly string[]> {
  const spec = await store.read(SPEC_FILE);
  const { files } = deriveWorkspace(live.snapshot(), spec.ok ? spec.text : '');
  const stale = files.map(async ({ path, text }) => {
    const reading = await store.read(path);
    return reading.ok && reading.text === text() ? [] : [`${path}:1  It is out of date; run “specwalk ledger”.`];
  });
  return (await Promise.all(stale)).flat();
}
