/** What some kinds of product are all about, and the others do not have. */
export const SELDOM: ReadonlySet<string> = new Set([
  'screens.charts',
  'screens.reports',
  'screens.published',
  'screens.shown',
  'screens.rounds',
  'screens.tools',
  'screens.by-itself',
  'screens.handed-in',
  'screens.content',
  'roles.meeting',
  'roles.contributed',
  'roles.together',
  'entities.kept-in-order',
  'constants.orders',
  'constants.plans',
]);
