import type { Finding } from '#core/closing.ts';
import type { Workspace } from '#core/index.ts';

/** Where a finding is mended: a screen with the question open, or the screen alone where nothing is asked yet. */
interface Way {
  readonly to: string;
  readonly label: string;
}

/** Findings that are mended in the same places. */
export interface Gathered {
  readonly sentences: readonly string[];
  readonly ways: readonly Way[];
}

/** Most ways that are shown for one finding. */
const MOST = 4;

/** Findings in their order, those that are mended in the same places together. */
export function gather(findings: readonly Finding[], workspace: Workspace): readonly Gathered[] {
  const groups = new Map<string, { sentences: string[]; ways: readonly Way[] }>();
  for (const finding of findings) {
    const ways = waysFrom(finding, workspace);
    const key = ways.map(({ to }) => to).join(' ');
    const group = groups.get(key) ?? { sentences: [], ways };
    group.sentences.push(finding.sentence);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function waysFrom({ places }: Finding, workspace: Workspace): readonly Way[] {
  const asked = [...new Set(places.flatMap(({ question }) => question ?? []))].flatMap(
    (id) => workspace.question(id)?.question ?? [],
  );
  if (asked.length > 0)
    return asked
      .slice(0, MOST)
      .map(({ id, point, ask }) => ({ to: `${screenOf(point)}?q=${id}`, label: ask }));
  const points = [...new Set(places.flatMap(({ point }) => point ?? []))].flatMap(
    (id) => workspace.point(id)?.point ?? [],
  );
  return points.slice(0, MOST).map(({ id, title }) => ({ to: screenOf(id), label: title }));
}

function screenOf(point: string): string {
  return `/points/${encodeURIComponent(point)}`;
}
