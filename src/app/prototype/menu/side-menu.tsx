import { type ReactNode, useState } from 'react';
import type { MenuLinks } from '#core/product.ts';
import { MenuList } from './menu-list.tsx';

interface SideMenuProps {
  readonly label: string;
  readonly groups: readonly MenuLinks[];
  /** What the button says that unfolds it in a narrow window. */
  readonly button: string;
  /** What is not known of it, above. */
  readonly children?: ReactNode;
}

/** A menu in a column beside what it leads to; in a narrow window it stands above it, folded behind a button. */
export function SideMenu({ label, groups, button, children }: SideMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav
      className="proto-side-menu flex-none w-60 @max-[820px]:w-full py-2 border-r-1 @max-[820px]:border-r-0 @max-[820px]:border-b-1 border-line"
      aria-label={label}
    >
      {children}
      <button
        type="button"
        className="hidden @max-[820px]:block w-full min-h-9 px-4 border-0 bg-transparent ui-sm text-start after:content-['▾'] after:ml-1 aria-expanded:after:content-['▴']"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div className={isOpen ? '' : '@max-[820px]:hidden'}>
        <MenuList groups={groups} />
      </div>
    </nav>
  );
}
