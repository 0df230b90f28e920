import { memo } from 'react';
import { Link, NavLink } from 'react-router';
import type { MenuLink, MenuLinks, ProtoScreen } from '#core/product.ts';
import { useHref } from '../navigation.ts';
import { usePrototype, useScreenAtRoot } from '../prototype-context.tsx';

interface MenuListProps {
  readonly groups: readonly MenuLinks[];
  /** So many of the first stand elsewhere while there is room. */
  readonly elsewhere?: number;
}

/** A menu one below the other, its groups under their labels. */
export function MenuList({ groups, elsewhere = 0 }: MenuListProps) {
  const atRoot = useScreenAtRoot();
  let before = 0;
  return groups.map(({ label, links }) => {
    const first = before;
    before += links.length;
    return (
      <div key={label} className="py-1">
        {label !== '' && (
          <p className={`m-0 px-4 pt-2 pb-1 ui-xs font-semibold text-ink-2 ${onlyNarrow(before <= elsewhere)}`}>
            {label}
          </p>
        )}
        <ul className="grid m-0 p-0 list-none" aria-label={label || undefined}>
          {links.map((link, at) => (
            <li key={`${link.label} ${link.path}`} className={`min-w-0 ${onlyNarrow(first + at < elsewhere)}`}>
              <PageLink link={link} isHere={link.to.id === atRoot} isListed />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function onlyNarrow(is: boolean): string {
  return is ? 'hidden @max-[820px]:block' : '';
}

const LINK = 'ui-sm no-underline text-ink-2 hover:text-ink focus-visible:-outline-offset-3';
const IN_ROW = `${LINK} truncate max-w-[24ch] py-4 aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-pen)]`;
const IN_LIST = `${LINK} flex items-center gap-2 min-w-0 px-4 py-1.5 hover:bg-pen-wash aria-[current]:bg-pen-wash aria-[current]:text-ink aria-[current]:font-semibold`;

interface PageLinkProps {
  readonly link: MenuLink;
  /** Whether it leads to what is shown, though at another address. */
  readonly isHere: boolean;
  readonly isListed: boolean;
}

/** An entry of a menu, with how much waits there. */
export function PageLink({ link: { label, to, path, number }, isHere, isListed }: PageLinkProps) {
  const { ready } = usePrototype().session;
  const href = useHref();
  const drawn = { label, number, isHere, isListed, look: to.look, isReady: ready.includes(to.id), to: href(path) };
  return <DrawnLink {...drawn} />;
}

interface DrawnLinkProps
  extends Pick<MenuLink, 'label' | 'number'>,
    Pick<PageLinkProps, 'isHere' | 'isListed'>,
    Pick<ProtoScreen, 'look'> {
  readonly to: string;
  readonly isReady: boolean;
}

/** A product may have hundreds of pages, so a link is drawn again only when something of it has changed. */
const DrawnLink = memo(function DrawnLink({ to, label, look, number, isReady, isHere, isListed }: DrawnLinkProps) {
  const className = isListed ? IN_LIST : IN_ROW;
  const content = (
    <>
      <bdi className="truncate">{label}</bdi>
      {look === 'guess' && <span className="unseen"> (a guess)</span>}
      {number > 0 && (
        <>
          {' '}
          <span
            className={`min-w-5 px-1.5 rounded-full bg-pen text-sheet ui-xs font-semibold tabular-nums text-center ${isListed ? 'ml-auto' : 'ml-1'}`}
          >
            {number}
          </span>
        </>
      )}
      {isReady && (
        <>
          {' '}
          <span aria-hidden="true">✓</span>
          <span className="unseen">ready to show</span>
        </>
      )}
    </>
  );
  if (!isHere)
    return (
      <NavLink className={className} end to={to} data-look={look}>
        {content}
      </NavLink>
    );
  return (
    <Link className={className} to={to} data-look={look} aria-current="page">
      {content}
    </Link>
  );
});
