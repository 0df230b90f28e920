import { questionPath } from '../../facts/paths.ts';
import { decidedByWords } from '../../facts/speaker.ts';
import { valueSummary } from '../../shapes/value-summary.ts';
import { escapeCell } from '../../spec/escape.ts';
import { type Assumed, assumptionsIn } from '../../workspace/questions/assumptions.ts';
import type { Workspace } from '../../workspace/workspace.ts';

const HEAD = `<h2>Assumed</h2>

None of the following is decided. It holds until somebody who could know has confirmed or refused it, on the page of the
specification. Specwalk writes this list; it stands with its questions above, too.

| Question | Assumed | Because | By |
| --- | --- | --- | --- |`;

/** The list of all that is assumed, for the end of SPEC.md; empty where nothing is. */
export function assumedText(workspace: Workspace): string {
  const assumed = assumptionsIn(workspace);
  return assumed.length === 0 ? '' : [HEAD, ...assumed.map(rowOf)].join('\n');
}

function rowOf({ view: { question }, decision, result }: Assumed): string {
  const value =
    result.outcome === 'assumed' ? valueSummary(result.value, question.shape) : `does not apply: ${result.reason}`;
  const because = result.usual ? `usual, because ${result.usual.because} (${result.usual.source})` : '';
  const by = `${decidedByWords(decision)} on ${decision.at.slice(0, 10)}; again on ${result.revisit}`;
  const cells = [
    `[${escapeCell(question.ask)}](${questionPath(question.id)})`,
    ...[value, because, by].map(escapeCell),
  ];
  return `| ${cells.join(' | ')} |`;
}
