import type { Story } from '../story.ts';
import { chat } from './chat/story.ts';
import { conference } from './conference/story.ts';

/** Documented products, each told by a story, with a README of what their documentation says and what of it holds. */
export const REFERENCES: readonly { readonly story: Story }[] = [{ story: chat }, { story: conference }];
