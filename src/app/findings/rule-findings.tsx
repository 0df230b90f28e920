import { Link } from 'react-router';
import type { Finding, Judgement } from '#core/closing.ts';
import { addressOfPoint, type Workspace, withCount } from '#core/index.ts';
import { Disclosure } from '../kit/disclosure.tsx';
import { Section } from '../kit/section.tsx';
import { useClosingReport } from '../workspace/closing-report.ts';
import { useWorkspace } from '../workspace/store.ts';
import { conflictsAt, countFindings, withFindings } from './closing-report.tsx';

/** The conflicts by the point where they are fixed, errors first, and below them what could not be used. */
export function Conflicts() {
  const report = useClosingReport();
  const workspace = useWorkspace();
  if (!report) return null;
  const { conflicts, diagnostics } = report;
  const homes = new Set(conflicts.flatMap(({ findings }) => findings.map(homeOf)));
  return (
    <Section head="Fix first" count={countFindings(conflicts)}>
      {conflicts.length === 0 && <p className="quiet">Nothing that was decided contradicts anything else.</p>}
      {[...homes].map((home) => {
        const here = withFindings(conflicts, (finding) => homeOf(finding) === home);
        const title = workspace.point(home)?.point.title ?? 'No longer in the specification';
        return (
          <div key={home} className="mb-6">
            <h3>
              {title} <small className="quiet font-ui">{withCount(countFindings(here), 'conflict')}</small>
            </h3>
            {here.map((judgement) => (
              <BrokenRule key={judgement.rule.id} judgement={judgement} />
            ))}
          </div>
        );
      })}
      {diagnostics.length > 0 && (
        <>
          <h3>Answers that could not be used</h3>
          <FindingGroups
            of={diagnostics.map(({ sentence, question }) => ({
              sentences: [sentence],
              links: fixLinks({ places: [{ question }] }, workspace),
            }))}
          />
        </>
      )}
    </Section>
  );
}

function homeOf({ places }: Finding): string {
  return places.find(({ point }) => point !== undefined)?.point ?? '';
}

/** Findings of one rule that are shown before “more”. */
const MAX_AT_FIRST = 5;

const SEVERITIES = {
  error: { mark: '✕', word: 'Conflict' },
  warning: { mark: '△', word: 'Worth a look' },
} as const;

/** What breaks one rule, with where to fix it, and why the rule is there. */
function BrokenRule({ judgement: { rule, findings } }: { judgement: Judgement }) {
  const workspace = useWorkspace();
  const rest = findings.slice(MAX_AT_FIRST);
  const { mark, word } = SEVERITIES[rule.severity];
  return (
    <div className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-3 py-2.5 border-t-1 border-line">
      <b className="text-pen" role="img" aria-label={word} title={word}>
        {mark}
      </b>
      <div>
        <FindingGroups of={groupFindings(findings.slice(0, MAX_AT_FIRST), workspace)} />
        {rest.length > 0 && (
          <Disclosure summary={`${rest.length} more`}>
            <FindingGroups of={groupFindings(rest, workspace)} />
          </Disclosure>
        )}
        <p className="hint mt-1">{rule.reason}</p>
      </div>
      <small className="text-ink-2 whitespace-nowrap">Rule {rule.id}</small>
    </div>
  );
}

interface FindingGroup {
  readonly sentences: readonly string[];
  /** Links to where they are fixed. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function FindingGroups({ of }: { of: readonly FindingGroup[] }) {
  return (
    <ul className="grid gap-2">
      {of.map(({ sentences, links }) => (
        <li
          className="grid justify-items-start gap-1 break-inside-avoid *:min-w-0 *:wrap-anywhere"
          key={`${links[0]?.to} ${sentences[0]}`}
        >
          {sentences.map((sentence) => (
            <p key={sentence} className="m-0">
              {sentence}
            </p>
          ))}
          {links.map(({ to, label }) => (
            <Link key={to} className="text-sm" to={to}>
              {label}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}

const MAX_LINKS = 4;

/** Findings in their order, grouped by the places where they are fixed. */
export function groupFindings(findings: readonly Finding[], workspace: Workspace) {
  const groups = new Map<string, FindingGroup & { sentences: string[] }>();
  for (const finding of findings) {
    const links = fixLinks(finding, workspace);
    const key = links.map(({ to }) => to).join(' ');
    const group = groups.get(key) ?? { sentences: [], links };
    group.sentences.push(finding.sentence);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Links to where a finding is fixed: a screen with the question open, or the screen alone if nothing is asked there
 * yet.
 */
function fixLinks({ places }: Pick<Finding, 'places'>, workspace: Workspace) {
  const asked = places.flatMap(({ question = '' }) => workspace.question(question)?.question ?? []);
  const points = places.flatMap(({ point = '' }) => workspace.point(point)?.point ?? []);
  const links =
    asked.length > 0
      ? asked.map(({ id, point, ask }) => ({ to: addressOfPoint(point, id), label: ask }))
      : points.map(({ id, title }) => ({ to: addressOfPoint(id), label: title }));
  return [...new Map(links.map((way) => [way.to, way])).values()].slice(0, MAX_LINKS);
}

/** The conflicts of one point, folded; nothing where there are none. */
export function PointFindings({ point }: { point: string }) {
  const here = conflictsAt(point, useClosingReport());
  const count = countFindings(here);
  if (count === 0) return null;
  return (
    <details className="point-findings mb-4 bg-sheet border-1 border-line rounded px-4 py-2">
      <summary className="list-item min-h-8 py-1">{withCount(count, 'conflict')} to fix</summary>
      {here.map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
    </details>
  );
}
