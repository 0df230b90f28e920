import { counted, plural } from '#core/index.ts';
import type { Coverage as Covered } from '#core/minutes.ts';
import { AsTable } from './figures-table.tsx';
import './figures.css';

type Group = Covered['groups'][number];

/** What each group has seen of what is open, and what of theirs none of them has answered. */
export function Coverage({ coverage: { open, groups } }: { readonly coverage: Covered }) {
  if (groups.length === 0) return null;
  return (
    <figure className="figure">
      <figcaption>
        <h3>Who has seen what, and who has answered</h3>
      </figcaption>
      <ul className="coverage">
        {groups.map((one) => (
          <li key={one.group}>
            <p>{sentence(one, open)}</p>
            <Bar what="seen" part={one.seen} of={open} />
            <Bar what="answered" part={one.theirs - one.silent.length} of={one.theirs} />
          </li>
        ))}
      </ul>
      <Numbers open={open} groups={groups} />
    </figure>
  );
}

function sentence({ group, seen, theirs, silent }: Group, open: number): string {
  const points = `${group} has seen ${seen} of ${counted(open, 'open point')}`;
  if (theirs === 0) return `${points}; no open question is theirs.`;
  const all = plural(theirs, 'their one open question', 'any of their # open questions');
  if (silent.length === theirs) return `${points}; nobody from ${group} has answered ${all}.`;
  if (silent.length === 0)
    return `${points}; somebody from ${group} has answered each open question of theirs.`;
  return `${points}; nobody from ${group} has answered ${silent.length} of their ${theirs} open questions.`;
}

const WIDE = 240;
const HIGH = 14;

/** A part of a whole: solid what is done, empty what is not. The sentence beside it says the same. */
function Bar({ what, part, of }: { readonly what: string; readonly part: number; readonly of: number }) {
  const width = of === 0 ? 0 : (WIDE * part) / of;
  return (
    <div className="coverage-bar">
      <svg width={WIDE + 2} height={HIGH + 2} role="img" aria-label={`${part} of ${of} ${what}`}>
        <rect className="bar-rest" x="1" y="1" width={WIDE} height={HIGH} />
        <rect className="bar-done" x="1" y="1" width={width} height={HIGH} />
      </svg>
      <small aria-hidden="true">
        {part} of {of} {what}
      </small>
    </div>
  );
}

function Numbers({ open, groups }: Covered) {
  return (
    <AsTable heads={['Group', 'Open points seen', 'Open questions of theirs', 'Answered by none of them']}>
      {groups.map(({ group, seen, theirs, silent }) => (
        <tr key={group}>
          <th scope="row">{group}</th>
          <td>
            {seen} of {open}
          </td>
          <td>{theirs}</td>
          <td>{silent.length}</td>
        </tr>
      ))}
    </AsTable>
  );
}
