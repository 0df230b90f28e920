import type { Part } from '../../part.ts';
import { COMPARED, PERIODS, PROPERTIES, sixFigures } from './figures.ts';

const VALUES = 'this.Segment.Values';
/** The visits that a link shows: all of its site, or those of the segment that it is limited to. */
const VISITS = `(Site.Visits where this.Segment is empty or (this.Segment.Property is "Country" and containsAny(text(Country), ${VALUES})) or (this.Segment.Property is "Channel" and containsAny(text(Channel), ${VALUES})) or (this.Segment.Property is "Page" and this.Segment.Operator is "is" and any(Events where containsAny(Page, ${VALUES}))) or (this.Segment.Property is "Page" and this.Segment.Operator is not "is" and none(Events where containsAny(Page, ${VALUES}))))`;

/** What somebody sees who has a shared link, and how links are given out. */
export const sharedScreens: Part = {
  'screens.Shared dashboard.parts': `
    Site | text | | | “{Site.Domain}, current visitors: {Site.Current visitors}” |
    Segment (if has(Segment)) | text | | | “Limited to the segment {Segment.Name}: {Segment.In words}.” |
    Look | filter | site.visits, site.visits.events | | period of start to end or at: ${PERIODS}; ${PROPERTIES}; ${COMPARED} |
    ${sixFigures({ visits: VISITS })}
    Graph | chart | | | the chosen figure over time; marked by site.annotations where Kind is "Site note": date, text, author |
    Sources | chart | | | Unique Visitors by Source |
    Pages | chart | | | Unique Visitors by Page |
    Countries | chart | | | Unique Visitors by Country |
    Devices | chart | | | Unique Visitors by Device |`,
  'screens.New shared link.parts': `
    New | form | new shared link of this site | | name, password, segment | Create shared link → Visibility, Cancel → Visibility`,
  'screens.Edit shared link.parts': `
    Link | record | this shared link | | link, protected, segment | Remove the limit (if has(Segment)), Delete
    Name | form | this shared link | | name | Update: stays here`,
};
