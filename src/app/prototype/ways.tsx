import { Link } from 'react-router';
import {
  changesShown,
  isForm,
  mayDo,
  type ProtoScreen,
  recordsAround,
  type SampleRow,
  type WayOn,
  waysOn,
} from '#core/product.ts';
import { useRecordAt } from './arrival.ts';
import { useHref } from './going.ts';
import { Drawn, Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import type { ScreenProps } from './product-screen.tsx';

/** The ways on that were named and have a link of their own; one that leads nowhere is a hole. */
export function Ways({ screen, arrival }: ScreenProps) {
  const { screens, acting } = usePlaying();
  const found = useRecordAt(arrival);
  const row = found && mayDo(acting, found.entity, 'view', found).may !== 'no' ? found : undefined;
  const all = waysOn(acting, screens, screen, row, recordsAround(acting, arrival));
  const linked = all.filter((way) => isLinked(way, screen, row));
  const ways = new Map(linked.map((way) => [`${way.toLabel} ${way.label}`, way]));
  if (ways.size === 0) return null;
  return (
    <nav className="proto-ways" aria-label="From here">
      {[...ways].map(([key, way]) => (
        <Way
          key={key}
          way={way}
          isLabelShared={[...ways.values()].some(({ label, to }) => label === way.label && to !== way.to)}
        />
      ))}
    </nav>
  );
}

/** Not what a button of the page does anyway, nor what needs the record that is gone. */
function isLinked(way: WayOn, screen: ProtoScreen, row: SampleRow | undefined): boolean {
  const { to, path } = way;
  if (!to) return true;
  if (path === null) return false;
  if (screen.kind === 'detail' && !row && to.path.includes(':')) return false;
  const isNewButton = screen.kind === 'list' && isForm(to) && to.entity === screen.entity;
  return !isNewButton && !changesShown(way, screen);
}

interface WayProps {
  readonly way: WayOn;
  /** Another way is called so too: each says where it leads. */
  readonly isLabelShared: boolean;
}

function Way({ way: { label, toLabel, path, onlyIf, look, question }, isLabelShared }: WayProps) {
  const href = useHref();
  if (path === null)
    return <Hole q={question} words={`“${label}” leads to “${toLabel}”, which is no screen`} />;
  return (
    <Drawn look={look} q={question} words="in words, not yet exact">
      <Link to={href(path)}>{isLabelShared ? `${label}: ${toLabel}` : label}</Link>
      {onlyIf && <small>only when {onlyIf}</small>}
    </Drawn>
  );
}
