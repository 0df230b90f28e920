import type { ProductKind } from './product-kind.ts';
import { CUSTOM, EVERY_VERSION, KEPT_AS_DRAFT, MENU_AT_THE_TOP, REPORTS_LOOKED_AFTER } from './usual-answers.ts';

export const BLOG: ProductKind = {
  id: 'blog',
  label: 'A blog, or publishing',
  words: [
    'blog',
    'blogger',
    'blogging',
    'diary',
    'essay',
    'story',
    'publish',
    'publishing',
    'publisher',
    'publication',
    'writer',
    'author',
    'newsletter',
    'read and share',
    'content platform',
    'ebook',
    'e-book',
    'poem',
    'opinion',
    'reader',
  ],
  things: [
    { name: 'Post', record: '“Bread without kneading”, 8 April, Baking, 3 photos, 41 likes' },
    { name: 'Comment', record: 'Lea Hahn: “Worked with rye, too”, 9 April' },
    { name: 'Reader', record: 'Lea Hahn, follows Baking, 12 posts saved' },
  ],
  roles: ['Reader', 'Author', 'Editor'],
  usual: {
    'states.list': {
      says:
        'Draft | only its author sees it | first\n' +
        'Published | everybody sees it | on the way\n' +
        'Taken down | nobody sees it any more | last',
      because: 'people write in peace and publish when they are ready',
      source: CUSTOM,
    },
    'roles.anonymous': {
      says: '- Read everything\n- Search',
      because: 'readers come by a link and want to read at once',
      source: CUSTOM,
    },
    'screens.shared-links': {
      says: 'A post | the whole post | that it was here and is gone',
      because: 'links to posts live for years, also where the post has been taken down',
      source: 'RFC 9110, section 15.5.11',
    },
    'entities.history': EVERY_VERSION,
    'errors.kept-work': KEPT_AS_DRAFT,
    'roles.looked-after': REPORTS_LOOKED_AFTER,
    'screens.layout': MENU_AT_THE_TOP,
  },
  sources: ['https://schema.org/BlogPosting', 'RFC 4287 (Atom)'],
};
