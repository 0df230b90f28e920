import './fonts.css';
import './tokens.css';
import './base.css';
import './frame/frame.css';
import './stage/stage.css';
import './asking/asking.css';
import './line/line.css';
import './print.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { keepKeyboard } from './keys/keep-keyboard.ts';
import { routes } from './routes.tsx';
import { watchBreakages } from './workspace/watch-breakages.ts';

watchBreakages();
keepKeyboard();
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />);
