import { useMemo } from 'react';
import {
  type ActorContext,
  addressOf,
  frameOf,
  landingOf,
  type Menu,
  type MenuLinks,
  menuLinks,
  menuScreens,
  type Product,
  type ProtoScreen,
  regionsOf,
  screenScope,
} from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { useProductPath } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { MenuList, PageLink } from './menu-list.tsx';
import { SideMenu } from './side-menu.tsx';

const MAX_IN_ROW = 5;
const LABEL = 'The product’s pages';

/** The menu that stands on every screen; null while nobody has said. */
function saidMenu(product: Product): Menu | null {
  const frame = frameOf(product);
  const views = frame ? (regionsOf(product)(frame) ?? []) : [];
  return views.find(({ menu }) => menu !== null)?.menu ?? null;
}

function useGroups(): readonly MenuLinks[] {
  const { actor } = usePrototype();
  return useMemo(() => {
    const said = saidMenu(actor.product);
    const frame = frameOf(actor.product);
    const around = new Map();
    return said && frame
      ? menuLinks(actor, said, { row: undefined, around, scope: screenScope(actor, frame, undefined, around) })
      : [
          {
            label: '',
            links: knownScreens(actor).map((to) => ({ label: to.label, to, path: addressOf(to), number: 0 })),
          },
        ];
  }, [actor]);
}

/** Screens that people come to before they are in, or against their will. */
const APART: ReadonlySet<ProtoScreen['kind']> = new Set(['sign-in', 'error']);

/** Where nobody has said what is in the menu: the first screen of the role, and all that need no record. */
function knownScreens(actor: ActorContext): readonly ProtoScreen[] {
  const landing = landingOf(actor.product, actor.role);
  const others = menuScreens(actor).filter((screen) => screen !== landing);
  return landing && !APART.has(landing.kind) ? [landing, ...others] : others;
}

/** The menu in the head: at most five screens in a row, the rest under “More”; in a narrow window all under “Menu”. */
export function ProductMenu() {
  const { product } = usePrototype();
  return saidMenu(product)?.isAtSide ? null : <MenuInRow />;
}

function MenuInRow() {
  const { product, actor } = usePrototype();
  const path = useProductPath();
  const groups = useGroups();
  const all = groups.flatMap(({ links }) => links);
  const rest = all.slice(MAX_IN_ROW);
  const current = rest.find((link) => link.path === path);
  const isUnsaid = actor.role !== null && !landingOf(product, actor.role) && !saidMenu(product);
  return (
    <nav className="flex items-center gap-x-5 min-w-0" aria-label={LABEL}>
      {isUnsaid && <Hole q="screens.landing" words="nobody has said what this role sees first" />}
      {all.slice(0, MAX_IN_ROW).map((link) => (
        <span key={`${link.label} ${link.path}`} className="contents @max-[820px]:hidden">
          <PageLink link={link} isListed={false} />
        </span>
      ))}
      {all.length > 0 && (
        <details className={rest.length > 0 ? '' : 'hidden @max-[820px]:block'} key={path}>
          <summary
            className={`list-none py-4 ui-sm whitespace-nowrap after:content-['▾'] after:ml-1 ${current ? CURRENT : 'text-ink-2'}`}
          >
            <span className="@max-[820px]:hidden">{current?.label ?? 'More'}</span>
            <span className="hidden @max-[820px]:inline">Menu</span>
          </summary>
          <div className="absolute z-3 right-4 top-full min-w-50 max-h-100 py-1 overflow-auto bg-raised border-1 border-line rounded">
            <MenuList groups={groups} elsewhere={MAX_IN_ROW} />
          </div>
        </details>
      )}
    </nav>
  );
}

const CURRENT = 'text-ink shadow-[inset_0_-2px_0_var(--color-pen)]';

/** The menu of every screen, where it was said to be at the side. */
export function ProductSideMenu() {
  const { product } = usePrototype();
  return saidMenu(product)?.isAtSide ? <MenuAtSide /> : null;
}

function MenuAtSide() {
  const path = useProductPath();
  return <SideMenu key={path} label={LABEL} button="Menu" groups={useGroups()} />;
}
