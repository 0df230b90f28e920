import type { Part } from '../../part.ts';

const DIMENSIONS = [
  ...['event:goal', 'event:page', 'event:hostname', 'event:name'],
  ...['visit:source', 'visit:channel', 'visit:entry_page', 'visit:exit_page', 'visit:country', 'visit:region'],
  ...['visit:city', 'visit:device', 'visit:browser', 'visit:os'],
  ...['time:minute', 'time:hour', 'time:day', 'time:week', 'time:month'],
];
const METRICS = [
  ...['visitors', 'visits', 'pageviews', 'views_per_visit', 'bounce_rate', 'visit_duration', 'events', 'scroll_depth'],
  ...['exit_rate', 'time_on_page', 'conversion_rate', 'percentage'],
];
const lines = (values: readonly string[]) => values.map((value) => `${value} | as in the API | yes`).join('\n');
const DAYS = [1, 7, 28, 30, 91];
const daysBack = (otherwise: string) =>
  DAYS.reduceRight((rest, days) => `Date range is "${days}d" ? today() - ${days} days : ${rest}`, otherwise);
const VISITS = '(Site.Visits where date(Start) >= this.First day and date(Start) <= this.Last day)';
const groupedBy = (dimension: string) => `(has(Dimensions) and contains(Dimensions, "${dimension}"))`;
const IS_TOO_SHORT = `${groupedBy('time:minute')} or ${groupedBy('time:hour')}`;
const IS_UNRELATED = 'has(Filters) and contains(Filters, "event:page") and contains(Filters, "visit:source")';

/** A question to the statistics, as a program asks it. */
export const query: Part = {
  'entities.query.identity': 'generated',
  'entities.query.fields': `
    Site | link | Site | always | | Owner | tidepoolbooks.example
    Date range | text | | always | | Owner | 28d
    Metrics | several choices | | always | | Owner | visitors
    Dimensions | several choices | | never | empty | Owner | visit:source
    Filters | text | | never | empty | Owner | is visit:country PT
    Order by | text | | never | empty | Owner | visitors desc
    Imports asked for | yes or no | | always | no | Owner | yes
    Time labels asked for | yes or no | | always | no | Owner | no
    Total rows asked for | yes or no | | always | no | Owner | yes
    Limit | whole number | rows | always | 10000 | Owner | 10000
    Offset | whole number | rows | always | 0 | Owner | 0
    First day | computed | | | | Headcount | 2026-02-18
    Last day | computed | | | | Headcount | 2026-03-17
    Imports included | computed | | | | Headcount | no
    Imports skip reason | computed | | | | Headcount | unsupported_query
    Row count | computed | | | | Headcount | 1`,
  'entities.query.fields.metrics.values': `${lines(METRICS)}`,
  'entities.query.fields.dimensions.values': `${lines(DIMENSIONS)}`,
  'entities.query.fields.first-day.formula': `Date range is "day" ? today() : ${daysBack('today() - 365 days')}`,
  'entities.query.fields.last-day.formula': 'Date range is "day" ? today() : today() - 1 day',
  'entities.query.fields.imports-included.formula': `Imports asked for is yes and not (${IS_TOO_SHORT}) and not (${IS_UNRELATED}) and any(Site.Imports where State is Done)`,
  'entities.query.fields.imports-skip-reason.formula': `Imports asked for is yes and (${IS_TOO_SHORT}) ? "unsupported_interval" : Imports asked for is yes and ${IS_UNRELATED} ? "unsupported_query" : nothing`,
  'entities.query.fields.row-count.formula': `Total rows asked for is yes ? (${groupedBy('visit:source')} ? count(distinct(${VISITS}.Source)) : ${groupedBy('visit:country')} ? count(distinct(${VISITS}.Country)) : 1) : nothing`,
};
