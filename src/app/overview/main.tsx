import '../fonts.css';
import '../tokens.css';
import '../base.css';
import '../frame/head.css';
import './overview.css';
import '../print.css';
import { createRoot } from 'react-dom/client';
import { OverviewPage } from './overview-page.tsx';
import { followShelf } from './shelf-store.ts';

followShelf();
const root = document.getElementById('root');
if (root) createRoot(root).render(<OverviewPage />);
