import { NavLink } from 'react-router';
import { addressOf, knownValue, landingOf, lookOfSourced, menuScreens, type ProtoScreen } from '#core/product.ts';
import { Hole } from './hole.tsx';
import { useHref, useProductPath } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';

const MAX_IN_ROW = 10;

const MORE_MENU_CLASSES = `absolute inset-x-0 top-full z-3 grid grid-fill-200 gap-x-4 max-h-[min(60vh,420px)] px-8 py-3
  max-lg:px-4 overflow-auto bg-raised border-b border-line-strong`;

/** The product’s navigation: the landing screen of the role, then the screens of its menu. */
export function ProductNav() {
  const { product, actor } = usePrototype();
  const path = useProductPath();
  const landing = landingOf(product, actor.role);
  const others = menuScreens(actor).filter((screen) => screen !== landing);
  const all = landing ? [landing, ...others] : others;
  const row = all.filter((screen, index) => index < MAX_IN_ROW || addressOf(screen) === path);
  const rest = all.filter((screen) => !row.includes(screen));
  const { name } = product.model.purpose;
  return (
    <nav
      className="proto-nav gap-x-4 px-8 max-lg:px-4 flex items-center relative border-b-1 border-b-line"
      aria-label="The product’s pages"
    >
      {lookOfSourced(name) === 'decided' && (
        <strong className="truncate flex-none max-w-[20ch]">
          <bdi>{knownValue(name)}</bdi>
        </strong>
      )}
      {actor.role !== null && !landing && (
        <Hole q="screens.landing" words="nobody has said what this role sees first" />
      )}
      <span className="proto-nav-row flex flex-wrap min-w-0 relative gap-x-4 gap-y-0">
        {row.map((screen) => (
          <PageLink key={screen.id} screen={screen} />
        ))}
      </span>
      {rest.length > 0 && (
        <details className="proto-more flex-none ml-auto" key={path}>
          <summary className="pt-3 pb-2.5 text-ink-2 whitespace-nowrap">{rest.length} more pages</summary>
          <span className={MORE_MENU_CLASSES}>
            {rest.map((screen) => (
              <PageLink key={screen.id} screen={screen} />
            ))}
          </span>
        </details>
      )}
    </nav>
  );
}

const PAGE_LINK_CLASSES = `max-w-[28ch] pt-3 pb-2.5 truncate no-underline text-ink-2 border-b-2 border-transparent
  hover:text-ink focus-visible:-outline-offset-3 aria-[current]:text-ink aria-[current]:border-b-decided`;

function PageLink({ screen }: { screen: ProtoScreen }) {
  const { session } = usePrototype();
  const href = useHref();
  return (
    <NavLink className={PAGE_LINK_CLASSES} end to={href(addressOf(screen))} data-look={screen.look}>
      <bdi>{screen.label}</bdi>
      {screen.look === 'guess' && <span className="unseen"> (a guess)</span>}
      {session.ready.includes(screen.id) && (
        <span className="text-decided">
          {' '}
          <span aria-hidden="true">✓</span>
          <span className="unseen">ready to show</span>
        </span>
      )}
    </NavLink>
  );
}
