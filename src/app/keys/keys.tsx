import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { PALETTE_KEY, rememberPath, showKeyDialog, useKeyDialog } from './key-dialogs.ts';
import { useTypeAhead } from './type-ahead.ts';
import { useKeys } from './use-keys.ts';

const DIALOGS = {
  help: lazyComponent(async () => (await import('./help-sheet.tsx')).HelpSheet),
  palette: lazyComponent(async () => (await import('./palette.tsx')).Palette),
} as const;

/** The pages of the bar, each with the letter that leads to it after G. */
export const PAGES = [
  { to: '/', label: 'Map', letter: 'm' },
  { to: '/questions', label: 'Questions', letter: 'q' },
  { to: '/walk', label: 'Walk', letter: 'w' },
  { to: '/prototype', label: 'Prototype', letter: 'p' },
  { to: '/spec', label: 'Specification', letter: 's' },
  { to: '/gaps', label: 'Gaps', letter: 'g' },
] as const;

const OPENERS = [
  { keys: PALETTE_KEY, label: 'Find a page, a question or an action', run: () => showKeyDialog('palette') },
  { keys: '?', label: 'Show keyboard shortcuts', run: () => showKeyDialog('help') },
];

/** The keys of every page. Rendered before the page, whose own keys take precedence. */
export function GlobalKeys() {
  const go = useNavigate();
  const { pathname } = useLocation();
  const sheet = useKeyDialog();
  useTypeAhead();
  useKeys(
    'Pages',
    PAGES.map(({ to, label, letter }) => ({ keys: `g ${letter}`, label: `Go to ${label}`, run: () => void go(to) })),
  );
  useKeys('Everywhere', OPENERS);
  useEffect(() => rememberPath(pathname), [pathname]);
  const Open = sheet && DIALOGS[sheet];
  return Open && <Open />;
}

export function KeysButton() {
  return (
    <button
      type="button"
      className="button min-w-9 justify-center max-lg:hidden touch:hidden border-0 bg-transparent text-ink-2"
      aria-label="Keyboard shortcuts"
      title="Keyboard shortcuts"
      onClick={() => showKeyDialog('help')}
    >
      ?
    </button>
  );
}
