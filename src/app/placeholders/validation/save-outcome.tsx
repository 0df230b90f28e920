import type { Saved, Verdict } from './verdicts.ts';

/** What Save says: proud while nobody has ruled anything out, a summary of what stops it once somebody has. */
export function SaveOutcome({ outcome, idOf }: { outcome: Saved; idOf: (field: string) => string }) {
  const { ok, stopped, warned } = outcome;
  if (!ok) {
    return (
      <div className="validation-outcome" data-outcome="stopped">
        <strong>Not saved.</strong>
        <List verdicts={stopped} idOf={idOf} />
      </div>
    );
  }
  return (
    <div className="validation-outcome" data-outcome={warned.length > 0 ? 'warned' : 'saved'}>
      <strong>{warned.length > 0 ? 'Saved, all the same.' : 'Saved. Nobody told us not to.'}</strong>
      <List verdicts={warned} idOf={idOf} />
    </div>
  );
}

function List({ verdicts, idOf }: { verdicts: readonly Verdict[]; idOf: (field: string) => string }) {
  if (verdicts.length === 0) return null;
  return (
    <ul>
      {verdicts.map(({ field, words }) => (
        <li key={field}>
          <a
            href={`#${idOf(field)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(idOf(field))?.focus();
            }}
          >
            {field}
          </a>
          : {words.trim() || 'nobody has said what to say'}
        </li>
      ))}
    </ul>
  );
}
