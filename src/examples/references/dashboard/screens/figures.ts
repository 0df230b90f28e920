/** The table of imported rows that can answer under the filters in force; rows without the property are left out. */
const TABLE = [
  ['Source', 'sources'],
  ['Campaign', 'sources'],
  ['Page', 'pages'],
  ['Entry page', 'entry_pages'],
  ['Exit page', 'exit_pages'],
  ['Country', 'locations'],
  ['Region', 'locations'],
  ['City', 'locations'],
  ['Device', 'devices'],
  ['Browser', 'browsers'],
  ['Operating system', 'operating_systems'],
].reduceRight(
  (otherwise, [property, table]) => `has(Chosen ${property}) ? "imported_${table}" : ${otherwise}`,
  '"imported_visitors"',
);

/** Imported rows that count in what is shown. */
export const IMPORTED = `(its Imported rows where Include imported data is yes and text(Table) == (${TABLE}))`;

interface Counted {
  /** Visits, as records. */
  readonly visits: string;
  /** Imported rows, as records; absent: none count. */
  readonly imported?: string;
}

/** The six figures of these records, as parts of a screen. */
export function sixFigures({ visits, imported }: Counted): string {
  const also = (field: string) => (imported === undefined ? '' : ` + sum(${imported}.${field})`);
  const all = `(count(${visits})${also('Visits')})`;
  const pageviews = `(count((${visits}.Events) where Kind is Pageview)${also('Pageviews')})`;
  return [
    ['Unique Visitors', `count(distinct(${visits}.Visitor))${also('Visitors')}`],
    ['Total Visits', all],
    ['Total Pageviews', pageviews],
    ['Views per Visit', `${pageviews} / ${all}`],
    ['Bounce Rate', `percent((count(${visits} where Bounce is yes)${also('Bounces')}) / ${all})`],
    ['Visit Duration', `(sum(${visits}.Duration)${also('Visit duration')}) / ${all}`],
  ]
    .map(([name, formula]) => `${name} | figure | | | ${formula} |`)
    .join('\n    ');
}

export const PERIODS =
  'Last 28 days, Today, Yesterday, Last 24 hours, Last 7 days, Last 30 days, Last 91 days, Month to date, Last month, Year to date, Last 6 months, Last 12 months, All time';

export const COMPARED =
  'compared with previous period, year over year, custom period; matched by day of week or exact date';

/** What a visit has, said of its events, so that they are narrowed with it. */
const OF_EVENTS = [
  ...['Source', 'Channel', 'Campaign', 'Entry page', 'Hostname', 'Country', 'Region', 'City', 'Browser'],
  ...['Operating system', 'Device'],
]
  .map((property) => `Visit.${property} as ${property}`)
  // The exit rate of a page is of all its pageviews, wherever their visits ended.
  .concat('Visit.Site.Exit pages as Exit page')
  .join(', ');

export const PROPERTIES =
  'source, channel, campaign, Page as Page, distinct(Events.Page) as Page, entry page, exit page, hostname, country, region, city, browser, operating system, device, ' +
  OF_EVENTS;
