const HEAD = 'sticky min-w-24 max-w-45 px-3 py-2 text-left voice-16/[1.3] font-medium bg-raised';

/** How a table of states and its heads look. */
export const HEADS = {
  className: 'border-separate border-spacing-0 min-w-full',
  top: `${HEAD} top-0 z-2 align-bottom border-r-1 border-r-line border-b border-b-line-strong`,
  side: `${HEAD} left-0 z-1 align-top border-b-1 border-b-line border-r border-r-line-strong`,
};
