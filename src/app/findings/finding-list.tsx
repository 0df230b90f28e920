import { Link } from 'react-router';
import type { Finding } from '#core/closing.ts';
import { useWorkspace } from '../workspace/store.ts';
import { gather } from './gather.ts';
import './findings.css';

/** More than these of one rule say nothing new at first sight. */
const FIRST = 5;

/** The findings of one rule as sentences, each with the ways to where it is mended; many of them are folded. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
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
