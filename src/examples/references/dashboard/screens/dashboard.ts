import type { Part } from '../part.ts';

const VISITORS = 'count(distinct(its Visits.Visitor)) as Unique Visitors';
const PAGEVIEWS = 'count((its Visits.Events) where Kind is Pageview)';

/** The one page with everything. */
export const dashboardScreen: Part = {
  'screens.Dashboard.parts': `
    Part | Kind | Of | Only those | Shows | Can be pressed
    Look | filter | its visits, its imported rows | | period of start or date: Last 28 days, Today, Yesterday, Last 30 minutes, Last 24 hours, Last 7 days, Last 30 days, Last 91 days, Month to date, Last month, Year to date, Last 6 months, Last 12 months, All time; source, channel, campaign, distinct(Events.Page) as Page, entry page, exit page, country, region, city, browser, operating system, device; switch Include imported data; compared with previous period, year over year, custom period; matched by day of week or exact date |
    Figures | figure | its visits | | ${VISITORS}, count as Total Visits, ${PAGEVIEWS} as Total Pageviews, ${PAGEVIEWS} / count(its Visits) as Views per Visit, 100 * count(its Visits where Bounce is yes) / count(its Visits) as Bounce Rate, average(its Visits.Duration) as Visit Duration |
    Graph | chart | | | the chosen figure over time |
    Acquisition | tabs | | | Channels, Sources, Campaigns |
    Channels | chart | | | Unique Visitors, Bounce Rate by Channel |
    Sources | chart | | | Unique Visitors, Bounce Rate by Source |
    Campaigns | chart | | | Unique Visitors by Campaign |
    Pages | tabs | | | Top Pages, Entry Pages, Exit Pages |
    Top Pages | chart | | | Unique Visitors by Page |
    Entry Pages | chart | | | Unique Visitors by Entry page |
    Exit Pages | chart | | | Unique Visitors by Exit page |
    Locations | tabs | | | Countries, Regions, Cities |
    Countries | chart | | | Unique Visitors by Country |
    Regions | chart | | | Unique Visitors by Region |
    Cities | chart | | | Unique Visitors by City |
    Technology | tabs | | | Browsers, Operating Systems, Devices |
    Browsers | chart | | | Unique Visitors by Browser |
    Operating Systems | chart | | | Unique Visitors by Operating system |
    Devices | chart | | | Unique Visitors by Device |`,
};
