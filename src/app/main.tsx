import './kit/fonts.css';
import './kit/utilities.css';
import './shell/frame.css';
import './stage/stage.css';
import './asking/asking.css';
import './sync/sync.css';
import './kit/print.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepFocus } from './keys/keep-focus.ts';
import { App, fetchFirstPage } from './routes.tsx';
import { watchFailures } from './sync/failure-reports.ts';

watchFailures();
keepFocus();
const root = document.getElementById('root');
if (root)
  void fetchFirstPage().then(() =>
    createRoot(root).render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  );
