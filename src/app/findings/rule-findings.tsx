import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Finding, Judgement } from '#core/closing.ts';
import { addressOfPoint, plural, type Workspace } from '#core/index.ts';
import { Disclosure, Section } from '../kit/section.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { brokenRules, type ClosingReport, countFindings, judgementsOf, useClosingReport } from './closing-report.ts';

export function RuleFindings() {
  const report = useClosingReport();
  const workspace = useWorkspace();
  if (!report) return null;
  const violated = brokenRules(report.judgements);
  const unjudged = report.judgements.flatMap(({ notYet }) =>
    notYet ? [{ sentence: notYet.notYet, question: notYet.question }] : [],
  );
  const groupsOf = (diagnostics: ClosingReport['diagnostics']) =>
    diagnostics.map(({ sentence, question }) => ({
      sentences: [sentence],
      links: fixLinks({ places: [{ question }] }, workspace),
    }));
  const passedCount = report.judgements.length - violated.length - unjudged.length;
  return (
    <Section head="What does not fit" count={`${passedCount} of ${report.judgements.length} closing rules hold`}>
      {violated.length === 0 && <p className="quiet">Nothing that was decided contradicts anything else.</p>}
      {violated.map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
      {report.diagnostics.length > 0 && (
        <FindingSection head="What could not be taken as it stands" severity="warning">
          <FindingGroups of={groupsOf(report.diagnostics)} />
        </FindingSection>
      )}
      {unjudged.length > 0 && (
        <Disclosure summary={plural(unjudged.length, 'One rule cannot be judged yet', '# rules cannot be judged yet')}>
          <FindingGroups of={groupsOf(unjudged)} />
        </Disclosure>
      )}
    </Section>
  );
}

/** Findings of one rule that are shown before “more”. */
const MAX_AT_FIRST = 5;

interface FindingGroup {
  readonly sentences: readonly string[];
  /** Links to where they are fixed. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function FindingGroups({ of }: { of: readonly FindingGroup[] }) {
  return (
    <ul className="bare">
      {of.map(({ sentences, links }) => (
        <li
          className="py-2.5 grid justify-items-start gap-1 border-t-1 border-t-line break-inside-avoid *:min-w-0
            *:wrap-anywhere"
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

const SEVERITIES = {
  error: { word: 'Must be mended', look: 'hole' },
  warning: { word: 'Worth a look', look: 'guess' },
} as const;

function BrokenRule({ judgement: { rule, findings } }: { judgement: Judgement }) {
  const workspace = useWorkspace();
  const rest = findings.slice(MAX_AT_FIRST);
  const times = findings.length > 1 ? `${findings.length} times · ` : '';
  return (
    <FindingSection head={rule.reason} severity={rule.severity} more={`${times}Rule ${rule.id}`}>
      <FindingGroups of={groupFindings(findings.slice(0, MAX_AT_FIRST), workspace)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more`}>
          <FindingGroups of={groupFindings(rest, workspace)} />
        </Disclosure>
      )}
    </FindingSection>
  );
}

interface FindingSectionProps {
  readonly head: string;
  readonly severity: keyof typeof SEVERITIES;
  readonly more?: string;
  readonly children: ReactNode;
}

/** Findings under one heading, with their severity. */
function FindingSection({ head, severity, more, children }: FindingSectionProps) {
  const { word, look } = SEVERITIES[severity];
  return (
    <section className="mb-6" aria-label={head}>
      <h3 className="min-w-0 wrap-anywhere">{head}</h3>
      <p className="gap-x-2.5 gap-y-1 mt-1 mb-2 flex flex-wrap items-center">
        <span className={`tag ${look}`}>{word}</span>
        {more && <span className="quiet">{more}</span>}
      </p>
      {children}
    </section>
  );
}

export function PointFindings({ point }: { point: string }) {
  const here = judgementsOf(point, useClosingReport());
  const count = countFindings(here);
  if (count === 0) return null;
  return (
    <details className="mb-4 bg-sheet border-1 border-line rounded px-4 py-2">
      <summary className="list-item min-h-8 py-1">
        {plural(count, 'One thing does not fit yet', '# things do not fit yet')}
      </summary>
      {brokenRules(here).map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
    </details>
  );
}
