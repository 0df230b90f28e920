import { useMemo } from 'react';
import {
  type ActorContext,
  addressOf,
  landingOf,
  type MenuLinks,
  menuOfProduct,
  menuScreens,
  type ProtoScreen,
  saidLanding,
  saidLook,
} from '#core/product.ts';
import { Hole, Unplayed } from '../hole.tsx';
import { useProductPath } from '../navigation.ts';
import { usePrototype, useScreenAtRoot } from '../prototype-context.tsx';
import { MenuList, PageLink } from './menu-list.tsx';
import { SideMenu } from './side-menu.tsx';

const MAX_IN_ROW = 5;
const LABEL = 'The product’s pages';

/** Screens that people come to before they are in, or against their will. */
const APART: ReadonlySet<ProtoScreen['kind']> = new Set(['sign-in', 'error']);

/** Where nobody has said what is in the menu: the first screen of the role, and all that need no record. */
function knownLinks(actor: ActorContext): readonly MenuLinks[] {
  const landing = landingOf(actor.product, actor.role);
  const others = menuScreens(actor).filter((screen) => screen !== landing);
  const all = landing && !APART.has(landing.kind) ? [landing, ...others] : others;
  return [{ label: '', links: all.map((to) => ({ label: to.label, to, path: addressOf(to), number: 0 })) }];
}

/** The menu in the head: at most five screens in a row, the rest under “More”; in a narrow window all under “Menu”. */
export function ProductMenu() {
  const { said, isAtSide } = useSaidMenu();
  return isAtSide ? null : <MenuInRow said={said?.groups} />;
}

/** What was said of the menu of every screen, and where it stands: there, or else where the layout has it. */
function useSaidMenu() {
  const { actor, product } = usePrototype();
  const said = menuOfProduct(actor);
  return { said, isAtSide: said?.isAtSide === true || saidLook(product).menu === 'side' };
}

function MenuInRow({ said }: { said: readonly MenuLinks[] | undefined }) {
  const { actor } = usePrototype();
  const path = useProductPath();
  const groups = useMemo(() => said ?? knownLinks(actor), [said, actor]);
  const all = groups.flatMap(({ links }) => links);
  const rest = all.slice(MAX_IN_ROW);
  const atRoot = useScreenAtRoot();
  const current = rest.find((link) => link.path === path || link.to.id === atRoot);
  return (
    <nav className="flex items-center gap-x-5 min-w-0 stacked:flex-none" aria-label={LABEL}>
      {!said && <UnsaidLanding />}
      {all.slice(0, MAX_IN_ROW).map((link) => (
        <span key={`${link.label} ${link.path}`} className="contents @max-[820px]:hidden">
          <PageLink link={link} isHere={link.to.id === atRoot} isListed={false} />
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

/** In the menu of a role of which nobody has said what it sees first. */
function UnsaidLanding() {
  const { product, actor } = usePrototype();
  if (actor.role === null || landingOf(product, actor.role)) return null;
  const said = saidLanding(product, actor.role);
  if (said) return <Unplayed q="screens.landing">First “{said.label}”, which is no screen here:</Unplayed>;
  return <Hole q="screens.landing" words="nobody has said what this role sees first" />;
}

const CURRENT = 'text-ink shadow-[inset_0_-2px_0_var(--color-pen)]';

/** The menu of every screen, where it was said to be at the side. */
export function ProductSideMenu() {
  const path = useProductPath();
  const { actor } = usePrototype();
  const { said, isAtSide } = useSaidMenu();
  const groups = useMemo(() => said?.groups ?? knownLinks(actor), [said, actor]);
  return isAtSide ? (
    <SideMenu key={path} label={LABEL} button="Menu" groups={groups}>
      {!said && <UnsaidLanding />}
    </SideMenu>
  ) : null;
}
