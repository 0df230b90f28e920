import { Link } from 'react-router';
import type { Finding, Judgement } from '#core/closing.ts';
import type { Workspace } from '#core/index.ts';
import { useWorkspace } from '../workspace/store.ts';
import './findings.css';

/** More than these of one rule say nothing new at first sight. */
const FIRST = 5;

/** The findings of one rule as sentences, each with the ways to where it is mended; many of them are folded. */
function FindingList({ findings }: { findings: readonly Finding[] }) {
  const rest = findings.slice(FIRST);
  return (
    <>
      <Sentences findings={findings.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="fold">
          <summary>{rest.length} more</summary>
          <Sentences findings={rest} />
        </details>
      )}
    </>
  );
}

function Sentences({ findings }: { findings: readonly Finding[] }) {
  const workspace = useWorkspace();
  return (
    <ul className="findings">
      {gather(findings, workspace).map(({ sentences, ways }) => (
        <li key={sentences[0]}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {ways.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Where a finding is mended: a screen with the question open, or the screen alone where nothing is asked yet. */
interface Way {
  readonly to: string;
  readonly label: string;
}

/** Findings that are mended in the same places. */
interface Gathered {
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

const SEVERITIES = {
  error: { word: 'Must be mended', look: 'hole' },
  warning: { word: 'Worth a look', look: 'guess' },
} as const;

/** A rule that does not hold: how much that matters, why, and each place where it does not. */
export function BrokenRule({ judgement: { rule, findings } }: { judgement: Judgement }) {
  const { word, look } = SEVERITIES[rule.severity];
  return (
    <section className="broken-rule" aria-label={rule.reason}>
      <h3>{rule.reason}</h3>
      <p className="broken-rule-facts" data-severity={rule.severity}>
        <span className={`tag ${look}`}>{word}</span>
        <span className="quiet">
          {findings.length > 1 && `${findings.length} times · `}Rule {rule.id}
        </span>
      </p>
      <FindingList findings={findings} />
    </section>
  );
}
