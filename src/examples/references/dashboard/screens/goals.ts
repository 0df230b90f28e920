const UNIQUES = (what: string) => `count(distinct((Site.Visits where any(${what})).Visitor))`;
const COUNTED = 'At >= Counts since';
const EVENT = `Kind is Custom and Name == Event name and ${COUNTED}`;
const PAGE = `Kind is Pageview and startsWith(Page, Path begins with) and ${COUNTED}`;
const READ = `startsWith(Page, Path begins with) and Scroll depth >= Scroll threshold and ${COUNTED}`;
/** Of one event, a line for each address that it led to. */
const IMPORTED = '(Site.Imported rows where text(Table) == "imported_custom_events" and Imported event == Event name)';
const ALL_IMPORTED = '(Site.Imported rows where text(Table) == "imported_visitors")';

/** Goals with the visitors who reached them, how often they did, and their part of all visitors. */
export function goalsReached({ withImported }: { readonly withImported: boolean }): string {
  const also = (rows: string, field: string) => (withImported ? ` + sum(${rows}.${field})` : '');
  const byEvent = `(${UNIQUES(`Events where ${EVENT}`)}${also(IMPORTED, 'Visitors')})`;
  const uniques = `(Trigger is "Custom event" ? ${byEvent} : Trigger is "Pageview" ? ${UNIQUES(`Events where ${PAGE}`)} : ${UNIQUES(`Events where ${READ}`)})`;
  const total = `Trigger is "Custom event" ? text(count((Site.Visits.Events) where ${EVENT})${also(IMPORTED, 'Events')}) : Trigger is "Pageview" ? text(count((Site.Visits.Events) where ${PAGE})) : "-"`;
  const visitors = `(count(distinct(Site.Visits.Visitor))${also(ALL_IMPORTED, 'Visitors')})`;
  return `${uniques} > 0 | display name as Goal, ${uniques} as Uniques, ${total} as Total, percent(round(${uniques} / ${visitors}, 3)) as CR; empty: “No goal was reached.” |`;
}
