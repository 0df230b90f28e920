import './people.css';
import { Link } from 'react-router';
import type { Ref } from '#core/product.ts';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Embedded } from '../../prototype/embedded.tsx';
import { hrefOf } from '../../prototype/going.ts';

export function Arrival({ path, role, label }: { path: string; role: Ref; label: string }) {
  return (
    <>
      <p
        className="people-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-2 bg-sheet
          border border-b-0 border-line-strong rounded-t-lg"
      >
        <span className="mono">{path}</span>
        <Link to={hrefOf({ path, role: role.id })}>Go in as {role.label}</Link>
      </p>
      <ScrollBox className="people-window" label={label}>
        <Embedded key={`${role.id} ${path}`} path={path} role={role.id} />
      </ScrollBox>
    </>
  );
}
