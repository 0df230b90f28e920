import { Link } from 'react-router';
import { type Menu, menuLinks, type RegionView } from '#core/product.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useHref } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { useScreenAround } from './region-context.ts';

/** The menu of a screen: in a row, or at its side. */
export function MenuRegion({ view: { menu, region } }: { view: RegionView }) {
  const groups = useGroups(menu);
  const href = useHref();
  if (groups.length === 0) return null;
  if (menu?.isAtSide) return <SideMenu label={region.label} button={region.label} groups={groups} />;
  return (
    <nav aria-label={region.label} className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {groups.map(({ label, links }) => (
        <div key={label} className="row gap-x-4">
          {label && <b className="font-semibold">{label}</b>}
          {links.map((link) => (
            <Link key={`${link.label} ${link.path}`} to={href(link.path)}>
              {link.label}
              {link.number > 0 && ` (${link.number})`}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}

function useGroups(menu: Menu | null) {
  const { actor } = usePrototype();
  const place = useScreenAround();
  return menu ? menuLinks(actor, menu, place) : [];
}
