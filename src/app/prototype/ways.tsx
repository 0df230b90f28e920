import { Link } from 'react-router';
import { type ProtoScreen, recordIn, type SampleRow, type WayOn, waysOn } from '#core/product.ts';
import { useHref } from './going.ts';
import { Drawn, Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import type { ScreenProps } from './product-screen.tsx';

/** The record that a page shows or a form changes; undefined where it is about none, or about one that is gone. */
function useShownRow({ screen, arrival }: ScreenProps): SampleRow | undefined {
  const { acting } = usePlaying();
  const id = recordIn(arrival);
  if (screen.entity === null || (screen.kind !== 'detail' && screen.kind !== 'form')) return undefined;
  return id === null ? undefined : acting.records.get(screen.entity, id);
}

/** The ways on that were named and have a link of their own; one that leads nowhere is a hole. */
export function Ways({ screen, arrival }: ScreenProps) {
  const { screens, acting } = usePlaying();
  const row = useShownRow({ screen, arrival });
  const ways = waysOn(acting, screens, screen, row).filter((way) => isLinked(way, screen, row));
  if (ways.length === 0) return null;
  return (
    <nav className="proto-ways" aria-label="From here">
      {ways.map((way) => (
        <Way key={`${way.toLabel} ${way.label}`} way={way} />
      ))}
    </nav>
  );
}

/** Not what a button of the page does anyway, nor what needs the record that is gone. */
function isLinked({ to, path }: WayOn, screen: ProtoScreen, row: SampleRow | undefined): boolean {
  if (!to) return true;
  if (path === null) return false;
  if (screen.kind === 'detail' && !row && to.path.includes(':')) return false;
  return !(isForm(to) && to.entity === screen.entity && (screen.kind === 'list' || screen.kind === 'detail'));
}

/** Whether something is filled in on a screen. */
export function isForm({ kind }: ProtoScreen): boolean {
  return kind === 'form' || kind === 'wizard';
}

function Way({ way: { label, toLabel, path, onlyIf, look, question } }: { way: WayOn }) {
  const href = useHref();
  if (path === null)
    return <Hole q={question} words={`“${label}” leads to “${toLabel}”, which is no screen`} />;
  return (
    <Drawn look={look} q={question} words="in words, not yet exact">
      <Link to={href(path)}>{label}</Link>
      {onlyIf && <small>only when {onlyIf}</small>}
    </Drawn>
  );
}
