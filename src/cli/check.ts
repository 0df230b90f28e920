import { LEDGER_FILE, ledgerText, questionPath, SPEC_FILE } from '#core/index.ts';
import { decidedTexts, fillSpec, standingQuestions } from '#core/parsing.ts';
import type { LiveWorkspace, Store } from '#server/index.ts';
import { type CliCommand, Refusal } from './command.ts';
import { withPlace } from './open-place.ts';
import { placeOf } from './place.ts';

/** `specwalk check`: is everything readable, and are the derived texts what the facts say? Changes nothing. */
export const check: CliCommand = {
  name: 'check',
  usage: '[WORKSPACE]',
  summary: 'Tells whether every file can be read and the derived texts are up to date; exit code 1 if not.',
  options: {},
  run: async ({ paths }, io) => {
    if (paths.length > 1) throw new Refusal('check takes one workspace.');
    const findings = await withPlace(placeOf(paths[0], io.cwd), findingsOf);
    for (const finding of findings) io.out(`${finding}\n`);
    if (findings.length === 0) io.out('Everything can be read and is up to date.\n');
    return findings.length > 0 ? 1 : 0;
  },
};

/** One line for each finding: place, what is wrong, what to do. */
async function findingsOf(live: LiveWorkspace, store: Store): Promise<readonly string[]> {
  const workspace = live.workspace();
  const known = new Set(workspace.questions.map(({ question }) => question.id));
  const unraised = standingQuestions(workspace.spec).filter(({ id }) => !known.has(id));
  return [
    ...workspace.quarantined.map(({ path, line, reason }) => `${path}:${line}  ${reason}`),
    ...unraised.map(
      ({ id }) =>
        `${questionPath(id)}:1  The specification raises it and it is not there; run “specwalk ledger”.`,
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
  const workspace = live.workspace();
  const ledger = await store.read(LEDGER_FILE);
  const spec = await store.read(SPEC_FILE);
  const stale = (path: string) => `${path}:1  It does not say what the facts say; run “specwalk ledger”.`;
  const filled = spec.ok ? fillSpec(spec.text, decidedTexts(workspace)).text : '';
  return [
    ...(ledger.ok && ledger.text === ledgerText(workspace) ? [] : [stale(LEDGER_FILE)]),
    ...(spec.ok && spec.text === filled ? [] : [stale(SPEC_FILE)]),
  ];
}
