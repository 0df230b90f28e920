import { memo, useMemo } from 'react';
import { NavLink } from 'react-router';
import {
  addressOf,
  frameOf,
  isInMenu,
  knownValue,
  landingOf,
  lookOfSourced,
  type MenuEntry,
  menuScreens,
  ownName,
  type Product,
  type ProtoScreen,
  questionOf,
  regionsOf,
} from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Select } from '../kit/fields.tsx';
import { initialsOf } from '../kit/initials.ts';
import { Hole, WithLook } from './hole.tsx';
import { useHref, useProductPath, useUpdateSearch } from './navigation.ts';
import { ProductMark } from './product-skin.tsx';
import { usePrototype } from './prototype-context.tsx';

const MAX_IN_ROW = 5;

/** Screens that people come to before they are in, or against their will. */
const APART: ReadonlySet<ProtoScreen['kind']> = new Set(['sign-in', 'error']);

/** The head of the product: its name, the menu of the role, and who is signed in. */
export function ProductHeader() {
  const { product } = usePrototype();
  const { name } = product.model.purpose;
  const called = knownValue(name);
  return (
    <header className="proto-nav relative flex items-center gap-x-6 stacked:gap-x-3 min-h-14 px-6 stacked:px-4 border-b border-line">
      <WithLook look={lookOfSourced(name)} q={questionOf(name)} words="what is it called?">
        <strong className="flex flex-none items-center gap-2 ui-md font-semibold">
          <ProductMark />
          <bdi className="truncate max-w-[20ch]">{called}</bdi>
        </strong>
      </WithLook>
      <ProductMenu />
      <PersonPicker />
    </header>
  );
}

/** The screens of the menu that stands on every screen, in its order; undefined while nobody has said. */
function menuOf(product: Product): readonly MenuEntry[] | undefined {
  const frame = frameOf(product);
  const menu = frame && regionsOf(product)(frame)?.find(({ kind }) => kind === 'menu');
  return menu?.menu.flatMap(({ entries }) => entries);
}

/** At most five screens in a row, the rest under “More”; in a narrow window all of them under “Menu”. */
function ProductMenu() {
  const { product, actor, session } = usePrototype();
  const path = useProductPath();
  const href = useHref();
  const landing = landingOf(product, actor.role);
  const others = menuScreens(actor).filter((screen) => screen !== landing);
  const said = menuOf(product);
  const known = landing && !APART.has(landing.kind) ? [landing, ...others] : others;
  const all = said ? said.filter((entry) => isInMenu(actor, entry)).map(({ to }) => to) : known;
  const rest = all.slice(MAX_IN_ROW);
  const current = rest.find((screen) => addressOf(screen) === path);
  const linkTo = (screen: ProtoScreen) => ({
    to: href(addressOf(screen)),
    label: screen.label,
    look: screen.look,
    isReady: session.ready.includes(screen.id),
  });
  return (
    <nav className="flex items-center gap-x-5 min-w-0" aria-label="The product’s pages">
      {actor.role !== null && !landing && !said && (
        <Hole q="screens.landing" words="nobody has said what this role sees first" />
      )}
      {all.slice(0, MAX_IN_ROW).map((screen) => (
        <span key={screen.id} className="contents @max-[820px]:hidden">
          <PageLink {...linkTo(screen)} isListed={false} />
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
          <span className="absolute z-3 right-4 top-full grid min-w-50 max-h-100 py-2 overflow-auto bg-raised border-1 border-line rounded">
            {all.map((screen, at) => (
              <span key={screen.id} className={at < MAX_IN_ROW ? 'hidden @max-[820px]:contents' : 'contents'}>
                <PageLink {...linkTo(screen)} isListed />
              </span>
            ))}
          </span>
        </details>
      )}
    </nav>
  );
}

const LINK = 'truncate ui-sm no-underline text-ink-2 hover:text-ink focus-visible:-outline-offset-3';
const CURRENT = 'text-ink shadow-[inset_0_-2px_0_var(--color-pen)]';
const IN_ROW = `${LINK} max-w-[24ch] py-4 aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-pen)]`;
const IN_LIST = `${LINK} px-4 py-2 hover:bg-pen-wash aria-[current]:text-ink aria-[current]:font-semibold`;

interface PageLinkProps extends Pick<ProtoScreen, 'label' | 'look'> {
  readonly to: string;
  readonly isReady: boolean;
  readonly isListed: boolean;
}

/** A product may have hundreds of pages, so a link is drawn again only when something of it has changed. */
const PageLink = memo(function PageLink({ to, label, look, isReady, isListed }: PageLinkProps) {
  return (
    <NavLink className={isListed ? IN_LIST : IN_ROW} end to={to} data-look={look}>
      <bdi>{label}</bdi>
      {look === 'guess' && <span className="unseen"> (a guess)</span>}
      {isReady && (
        <>
          {' '}
          <span aria-hidden="true">✓</span>
          <span className="unseen">ready to show</span>
        </>
      )}
    </NavLink>
  );
});

/** Who is signed in; another role can be picked. */
function PersonPicker() {
  const { product, actor } = usePrototype();
  const updateSearch = useUpdateSearch();
  const roles = product.index.roles.all;
  const names = useMemo(
    () => new Map(roles.map(({ id, label }) => [id, ownName({ ...actor, role: id }) ?? label])),
    [roles, actor],
  );
  const viewAs = (role: string) => {
    updateSearch({ as: role });
    announce(`Viewing as ${product.index.roles.get(role)?.label ?? 'anyone'}.`);
  };
  if (roles.length === 0) return <Hole q="roles.grants" words="nobody has said which roles there are" />;
  return (
    <span className="flex flex-none items-center gap-2 ml-auto">
      <span
        className="grid place-items-center w-7 h-7 rounded-full bg-pen-wash ui-xs font-semibold stacked:hidden"
        aria-hidden="true"
      >
        {initialsOf(names.get(actor.role ?? '') ?? '')}
      </span>
      <Select
        className="truncate field-sizing-content max-w-[30ch] stacked:max-w-[15ch] px-1 border-transparent bg-transparent ui-sm"
        aria-label="Viewing as"
        value={actor.role ?? ''}
        first={['', 'Anyone']}
        of={roles.map(({ id, label }) => [id, names.get(id) === label ? label : `${names.get(id)}, ${label}`])}
        onChange={viewAs}
      />
    </span>
  );
}
