import type { Story } from '../story.ts';
import { chat } from './chat/story.ts';
import { conference } from './conference/story.ts';
import { dashboard } from './dashboard/story.ts';
import { monitoring } from './monitoring/story.ts';
import { shop } from './shop/story.ts';

interface Reference {
  readonly story: Story;
}

/** Documented products, each told by a story, with a README of what their documentation says and what of it holds. */
export const REFERENCES: readonly Reference[] = [
  { story: chat },
  { story: monitoring },
  { story: conference },
  { story: dashboard },
  { story: shop },
];

/** Those whose story is still being told: what holds of their facts is not counted yet. */
export const BEGUN: readonly Reference[] = [];
