import { Link } from 'react-router';
import type { Finding, Place } from '#core/closing.ts';
import { useWorkspace } from '../workspace/store.ts';
import './findings.css';

/** Findings as sentences, each with the ways to where it is mended. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="findings">
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.sentence}`} data-severity={finding.severity}>
          <span className={`tag ${finding.severity === 'error' ? 'hole' : 'guess'}`}>
            {finding.severity === 'error' ? 'Must be mended' : 'Worth a look'}
          </span>
          <p>{finding.sentence}</p>
          <Places places={finding.places} />
        </li>
      ))}
    </ul>
  );
}

/** Most places that one finding leads to. */
const MOST = 4;

function Places({ places }: { places: readonly Place[] }) {
  const workspace = useWorkspace();
  const questions = [...new Set(places.flatMap(({ question }) => question ?? []))]
    .flatMap((id) => workspace.question(id) ?? [])
    .slice(0, MOST);
  return (
    <span className="finding-places">
      {questions.map(({ question }) => (
        <Link key={question.id} to={`/points/${encodeURIComponent(question.point)}?q=${question.id}`}>
          {question.ask}
        </Link>
      ))}
    </span>
  );
}
