import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { closingOf, type Judgement } from '#core/closing.ts';
import { printable, shellWord } from '#core/gaps.ts';
import { newestSource, putOffIn, questionPath, SPEC_FILE } from '#core/index.ts';
import { followUps, standingQuestions } from '#core/parsing.ts';
import { derive } from '#core/pipeline.ts';
import { type LiveWorkspace, openOutside, type Store, stateFolder } from '#server/index.ts';
import { type CliCommand, Refusal } from './base/command.ts';
import { type Place, placeOf, withPlace } from './base/place.ts';
import { shown } from './init/plan.ts';

/** `specwalk check`: is everything readable, and are the derived texts what the facts say? Changes nothing. */
export const check: CliCommand = {
  name: 'check',
  usage: '[WORKSPACE]',
  summary: 'Tells whether every file can be read and the derived texts are up to date; exit code 1 if not.',
  options: {
    closed: {
      type: 'boolean',
      help: 'also hold the closing rules against what was decided; exit code 1 while an error stands',
    },
  },
  run: async ({ paths, options }, io) => {
    if (paths.length > 1) throw new Refusal('check takes one workspace.');
    const closed = options.closed === true;
    const place = placeOf(paths[0], io.cwd);
    const outside = openOutside(place.root, stateFolder(io.env));
    const { findings, hints } = await withPlace(
      place,
      (live, store) => foundIn(live, store, { place, cwd: io.cwd }),
      outside,
    );
    const closing = closed ? await withPlace(place, closingLines) : null;
    for (const line of [...findings, ...(closing?.lines ?? [])]) io.out(`${printable(line)}\n`);
    if (findings.length === 0) io.out('Everything can be read and is up to date.\n');
    for (const hint of hints) io.out(`${printable(hint)}\n`);
    if (closing) io.out(`${closing.verdict}\n`);
    return findings.length > 0 || closing?.closed === false ? 1 : 0;
  },
};

/** What the closing rules find, one line each: the rule, how bad, what and where. */
async function closingLines(live: LiveWorkspace) {
  const { workspace, judgements } = derive(live.snapshot(), '');
  const { closed, errors, warnings, open, waiting } = closingOf(judgements, workspace);
  const later = putOffIn(workspace.questions);
  const counts = `${errors} errors, ${warnings} warnings, ${open.length} open questions, ${later > 0 ? `${later} put off, ` : ''}${waiting} rules not to be judged yet`;
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

interface Seen {
  readonly place: Place;
  readonly cwd: string;
}

async function foundIn(live: LiveWorkspace, store: Store, seen: Seen) {
  const [findings, source] = [await findingsOf(live, store), await sourceLines(live, seen)];
  return { findings: [...findings, ...source.findings], hints: source.hints };
}

/** Findings, and hints at what is worth knowing although nothing is wrong with it. */
async function sourceLines(live: LiveWorkspace, seen: Seen) {
  const stand = await live.source.stand();
  const lines = 'sentence' in stand ? [`${SPEC_FILE}:1  ${stand.sentence}`] : [];
  if (stand.stand === 'newer') return { findings: [newer(live, seen)], hints: [] };
  return stand.stand === 'apart' ? { findings: lines, hints: [] } : { findings: [], hints: lines };
}

function newer(live: LiveWorkspace, { place: { root }, cwd }: Seen): string {
  const path = newestSource(live.snapshot().facts)?.path ?? '';
  const words = [resolve(realpathSync.native(root), path), root].map((one) => shellWord(shown(one, cwd))).join(' ');
  return `${SPEC_FILE}:1  The document that it was copied from has changed; it is read again when this is served, or by “specwalk init ${words}”.`;
}

/** One line for each finding: place, what is wrong, what to do. */
async function findingsOf(live: LiveWorkspace, store: Store): Promise<readonly string[]> {
  const workspace = live.workspace();
  const asked = workspace.raised.map(({ question }) => question);
  const known = new Set(asked.map(({ id }) => id));
  const raised = [...standingQuestions(workspace.spec, asked), ...followUps(workspace)];
  const unraised = raised.filter(({ id }) => !known.has(id));
  return [
    ...workspace.quarantined.map(({ path, line, reason }) => `${path}:${line}  ${reason}`),
    ...unraised.map(
      ({ id }) =>
        `${questionPath(id)}:1  The specification or an answer raises it and it is not there; run “specwalk ledger”.`,
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
  const { files } = derive(live.snapshot(), spec.ok ? spec.text : '');
  const stale = files.map(async ({ path, text }) => {
    const reading = await store.read(path);
    return reading.ok && reading.text === text()
      ? []
      : [`${path}:1  It does not say what the facts say; run “specwalk ledger”.`];
  });
  return (await Promise.all(stale)).flat();
}
