import '../kit/fonts.css';
import '../kit/utilities.css';
import '../kit/print.css';
import { createRoot } from 'react-dom/client';
import { followDocuments, OverviewPage } from './overview-page.tsx';

followDocuments();
const root = document.getElementById('root');
if (root) createRoot(root).render(<OverviewPage />);
