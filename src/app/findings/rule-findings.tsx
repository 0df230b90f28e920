import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Finding, Judgement } from '#core/closing.ts';
import { placeOf, plural, type Workspace } from '#core/index.ts';
import { More, Section } from '../kit/section.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { aboutPoint, countFindings, type Judged, mostPressing, useJudged } from './judged.ts';

export function RuleFindings() {
  const judged = useJudged();
  const workspace = useWorkspace();
  if (!judged) return null;
  const broken = mostPressing(judged.judgements);
  const waiting = judged.judgements.flatMap(({ notYet }) =>
    notYet ? [{ sentence: notYet.notYet, question: notYet.question }] : [],
  );
  const asides = (said: Judged['diagnostics']) =>
    said.map(({ sentence, question }) => ({
      sentences: [sentence],
      ways: waysFrom({ places: [{ question }] }, workspace),
    }));
  const held = judged.judgements.length - broken.length - waiting.length;
  return (
    <Section head="What does not fit" count={`${held} of ${judged.judgements.length} closing rules hold`}>
      {broken.length === 0 && <p className="quiet">Nothing that was decided contradicts anything else.</p>}
      {broken.map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
      {judged.diagnostics.length > 0 && (
        <Broken head="What could not be taken as it stands" severity="warning">
          <Groups of={asides(judged.diagnostics)} />
        </Broken>
      )}
      {waiting.length > 0 && (
        <More summary={plural(waiting.length, 'One rule cannot be judged yet', '# rules cannot be judged yet')}>
          <Groups of={asides(waiting)} />
        </More>
      )}
    </Section>
  );
}

/** More findings of one rule say nothing new at first sight. */
const MAX_AT_FIRST = 5;

interface Group {
  readonly sentences: readonly string[];
  /** Where they are fixed. */
  readonly ways: readonly { readonly to: string; readonly label: string }[];
}

function Groups({ of }: { of: readonly Group[] }) {
  return (
    <ul className="bare">
      {of.map(({ sentences, ways }) => (
        <li
          className="py-2.5 grid justify-items-start gap-1 border-t-1 border-t-line break-inside-avoid *:min-w-0
            *:wrap-anywhere"
          key={`${ways[0]?.to} ${sentences[0]}`}
        >
          {sentences.map((sentence) => (
            <p key={sentence} className="m-0">
              {sentence}
            </p>
          ))}
          {ways.map(({ to, label }) => (
            <Link key={to} className="text-14" to={to}>
              {label}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}

const MAX_WAYS = 4;

/** Findings in their order, with the ways to fix them; those that are fixed in the same places are together. */
export function gather(findings: readonly Finding[], workspace: Workspace) {
  const groups = new Map<string, Group & { sentences: string[] }>();
  for (const finding of findings) {
    const ways = waysFrom(finding, workspace);
    const key = ways.map(({ to }) => to).join(' ');
    const group = groups.get(key) ?? { sentences: [], ways };
    group.sentences.push(finding.sentence);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Where a finding is fixed: a screen with the question open, or the screen alone where nothing is asked yet. */
function waysFrom({ places }: Pick<Finding, 'places'>, workspace: Workspace) {
  const asked = places.flatMap(({ question = '' }) => workspace.question(question)?.question ?? []);
  const points = places.flatMap(({ point = '' }) => workspace.point(point)?.point ?? []);
  const ways =
    asked.length > 0
      ? asked.map(({ id, point, ask }) => ({ to: placeOf(point, id), label: ask }))
      : points.map(({ id, title }) => ({ to: placeOf(id), label: title }));
  return [...new Map(ways.map((way) => [way.to, way])).values()].slice(0, MAX_WAYS);
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
    <Broken head={rule.reason} severity={rule.severity} more={`${times}Rule ${rule.id}`}>
      <Groups of={gather(findings.slice(0, MAX_AT_FIRST), workspace)} />
      {rest.length > 0 && (
        <More summary={`${rest.length} more`}>
          <Groups of={gather(rest, workspace)} />
        </More>
      )}
    </Broken>
  );
}

interface BrokenProps {
  readonly head: string;
  readonly severity: keyof typeof SEVERITIES;
  readonly more?: string;
  readonly children: ReactNode;
}

/** Something that does not fit, and how bad that is. */
function Broken({ head, severity, more, children }: BrokenProps) {
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
  const here = aboutPoint(point, useJudged());
  const count = countFindings(here);
  if (count === 0) return null;
  return (
    <details className="mb-4 bg-sheet border-1 border-line rounded px-4 py-2">
      <summary className="list-item min-h-8 py-1">
        {plural(count, 'One thing does not fit yet', '# things do not fit yet')}
      </summary>
      {mostPressing(here).map((judgement) => (
        <BrokenRule key={judgement.rule.id} judgement={judgement} />
      ))}
    </details>
  );
}
