import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupBy } from '#core/base/group-by.ts';
import type { SpecReading } from '#core/index.ts';
import { openCorpusStats } from '#core/parsing.ts';
import { corpusFolder, documentsIn, type Labelled } from './where.ts';

/** What the corpus' own scorer prints, as far as it is looked at. */
interface Score {
  readonly gap: Share;
  readonly markers: Share & { readonly decoysHit: number };
  readonly labels: { readonly byRule: Readonly<Record<string, { readonly n: number; readonly ok: number }>> };
}

interface Share {
  readonly precision: number;
  readonly recall: number;
}

const folder = corpusFolder();

/** The documents of one repository are a family; nothing is known of any template. */
function readings(documents: readonly Labelled[]): readonly SpecReading[] {
  const survey = openCorpusStats([]);
  for (const { path, text } of documents) survey.add({ path, text });
  return [...survey.readings()];
}

function scored(corpus: string, families: readonly (readonly Labelled[])[]): Score {
  const scratch = mkdtempSync(join(tmpdir(), 'specwalk-corpus-'));
  try {
    const predictions = Object.fromEntries(
      families.flatMap((family) =>
        readings(family).map(({ points, marks }, index) => [
          family[index]?.id ?? '',
          {
            sections: points.map(({ line, status }) => ({ line, label: status })),
            markers: marks.map(({ line, kind }) => ({ line, kind })),
          },
        ]),
      ),
    );
    const file = join(scratch, 'predictions.json');
    writeFileSync(file, JSON.stringify(predictions));
    const labels = join(corpus, 'labels.json');
    return JSON.parse(execFileSync('node', [join(corpus, 'score.mjs'), labels, file], { encoding: 'utf8' }));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Documents by the letter that their ids begin with: each letter is one repository, or several of one habit. */
function families(documents: readonly Labelled[]): readonly (readonly Labelled[])[] {
  return [...groupBy(documents, ({ id }) => id.slice(0, 1)).values()];
}

test.each([
  ['as families', families],
  ['all at once', (documents: readonly Labelled[]) => [documents]],
  ['one by one', (documents: readonly Labelled[]) => documents.map((document) => [document])],
])('the labelled documents, read %s', (_, together) => {
  if (!folder) throw new Error('There are no labelled documents; SPECWALK_CORPUS names the folder of labels.json.');
  const { gap, markers, labels } = scored(folder, together(documentsIn(folder)));
  const left = labels.byRule['S2 unanswered'];
  process.stdout.write(
    `gaps ${gap.precision} / ${gap.recall} %, marks ${markers.precision} / ${markers.recall} %, decoys hit ${markers.decoysHit}, template left in place ${left?.ok} of ${left?.n}\n`,
  );
  expect(gap.precision).toBeGreaterThanOrEqual(97);
  expect(gap.recall).toBeGreaterThanOrEqual(93);
  expect(markers.precision).toBeGreaterThanOrEqual(94);
  expect(markers.recall).toBeGreaterThanOrEqual(92);
  expect((left?.ok ?? 0) / (left?.n ?? 1)).toBeGreaterThanOrEqual(0.8);
});
