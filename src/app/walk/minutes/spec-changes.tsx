import { Link } from 'react-router';
import type { DiffLine, TextChange } from '#core/minutes.ts';

/** How the text of the specification has changed, point by point. */
export function SpecChanges({ changes }: { readonly changes: readonly TextChange[] }) {
  return (
    <section aria-label="What changed in the specification">
      <h2>What changed in the specification</h2>
      {changes.length === 0 && <p className="quiet">Nothing was decided that changes its text.</p>}
      {changes.map(({ point, title, lines }) => (
        <div className="minutes-change" key={point}>
          <h3>
            <Link to={`/spec#${encodeURIComponent(point)}`}>{title}</Link>
          </h3>
          <Diff lines={lines} label={`Changes under ${title}`} />
        </div>
      ))}
    </section>
  );
}

const SIGNS: Readonly<Record<DiffLine['is'], readonly [sign: string, words: string]>> = {
  same: ['', ''],
  added: ['+', 'Added: '],
  removed: ['−', 'Removed: '],
  gap: ['⋯', 'Lines that stay are left out.'],
};

/** The lines with a sign each, as they read without colour and aloud. Lines never change places. */
function Diff({ lines, label }: { readonly lines: readonly DiffLine[]; readonly label: string }) {
  return (
    <ul className="diff" aria-label={label}>
      {numbered(lines).map(({ line: { is, text }, key }) => (
        <li key={key} data-is={is}>
          <span aria-hidden="true" className="diff-sign">
            {SIGNS[is][0]}
          </span>
          <span>
            <span className="unseen">{SIGNS[is][1]}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function numbered(lines: readonly DiffLine[]) {
  return lines.map((line, at) => ({ line, key: `${at} ${line.is}` }));
}
