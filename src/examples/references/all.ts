import type { Story } from '../story.ts';
import { chat } from './chat/story.ts';
import { conference } from './conference/story.ts';
import { dashboard } from './dashboard/story.ts';
import { monitoring } from './monitoring/story.ts';
import { shop } from './shop/story.ts';

interface Reference {
  readonly story: Story;
  /** The address, in the product, of the page that shows best what it is. */
  readonly pictured: string;
}

/** Documented products, each told by a story, with a README of what their documentation says and what of it holds. */
export const REFERENCES: readonly Reference[] = [
  { story: chat, pictured: '/inbox?as=member' },
  { story: monitoring, pictured: '/projects/brightfold-print/checks?as=owner' },
  { story: conference, pictured: '/lantern26/schedule?as=attendee' },
  { story: dashboard, pictured: '/tidepoolbooks.example?as=owner' },
  { story: shop, pictured: '/products?as=guest' },
];
