import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { PALETTE_KEY, showKeyDialog, useKeyDialog } from './key-dialogs.ts';
import { rememberPath } from './recent-paths.ts';
import { useTypeAhead } from './type-ahead.ts';
import { useKeys } from './use-keys.ts';

const DIALOGS = {
  help: lazyComponent(async () => (await import('./help-sheet.tsx')).HelpSheet),
  palette: lazyComponent(async () => (await import('./palette.tsx')).Palette),
} as const;

const PAGES = [
  { keys: 'g m', label: 'Go to the map', to: '/' },
  { keys: 'g q', label: 'Go to the questions', to: '/questions' },
  { keys: 'g p', label: 'Go to the prototype', to: '/prototype' },
  { keys: 'g s', label: 'Go to the specification', to: '/spec' },
  { keys: 'g g', label: 'Go to the gaps', to: '/gaps' },
  { keys: 'g w', label: 'Go to the walkthrough', to: '/walk' },
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
    PAGES.map(({ to, ...page }) => ({ ...page, run: () => void go(to) })),
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
