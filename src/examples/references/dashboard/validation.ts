import type { Part } from '../part.ts';

const TABLES = [
  ...['visitors', 'sources', 'pages', 'entry_pages', 'exit_pages', 'custom_events', 'locations', 'devices'],
  ...['browsers', 'operating_systems'],
]
  .map((table) => `imported_${table}_2`)
  .join(',');
const NOTHING_ELSE = [
  ...['Source', 'Campaign', 'Hostname', 'Page', 'Entry page', 'Exit page', 'Country code', 'Device', 'Browser'],
  ...['Operating system', 'Imported event', 'Entrances', 'Exits', 'Events'],
]
  .map((field) => `${field} is empty`)
  .join(' and ');

/** What is accepted, and what is not. */
export const validation: Part = {
  'validation.site.rules': `
    Only the name of the domain | Domain | fits together | not startsWith(Domain, "https://") and not startsWith(Domain, "http://") and not startsWith(Domain, "www.") | | stop | Domain with more than its name`,
  'validation.site.unique': 'Domain | all sites | no',
  'validation.site.examples': `
    Domain | tidepoolbooks.example | https://tidepoolbooks.example | help.tidepoolbooks.example`,
  'validation.site.examples.*.edge': 'yes',
  'validation.visit.rules': `
    Under a name that counts | Hostname | fits together | Hostname is empty or Hostname is Site.Domain or (Hostname is Site.Old domain and now() < Site.Old domain until) | | stop | Old domain`,
  'validation.event.rules': `
    Without what follows the question mark | Page | looks like | /^[^?]*$/ | | stop | Page with a question mark`,
  'validation.import.rules': `
    Not too many | Site | fits together | count(other imports where Site is this.Site) < Most imports | | stop | Too many imports
    Names of files | Files | looks like | /^(imported_[a-z_]+_[0-9]{8}_[0-9]{8}\\.csv(, )?)+$/ | | stop | File of another name
    In their order | First day, Last day | fits together | First day <= Last day | | stop | Days in the wrong order`,
  'validation.import-file.rules': `
    Table and days in the name | File name | looks like | /^imported_[a-z_]+_[0-9]{8}_[0-9]{8}\\.csv$/ | | stop | File of another name
    One of the ten tables | File name | fits together | containsAny(File name, "${TABLES}") | | stop | File of another name`,
  'validation.import-file.examples': `
    File name | imported_visitors_20221014_20240508.csv | visitors.csv | imported_pages_20230209_20230209.csv`,
  'validation.import-file.examples.*.edge': 'yes',
  'validation.imported-row.rules': `
    Columns of imported_visitors | Table | fits together | Table is not "imported_visitors" or (${NOTHING_ELSE}) | | stop | Column of another table
    Columns of imported_pages | Table | fits together | Table is not "imported_pages" or (Bounces is empty and Visit duration is empty and Entrances is empty and Exits is empty) | | stop | Column of another table
    Entrances instead of visits | Table | fits together | Table is not "imported_entry_pages" or (Visits is empty and has(Entrances)) | | stop | Column of another table
    Exits instead of visits | Table | fits together | Table is not "imported_exit_pages" or (Visits is empty and has(Exits)) | | stop | Column of another table
    Country by ISO 3166-1 | Country code | looks like | /^[A-Z]{2}$/ | | stop | Place without a code
    Region by ISO 3166-2 | Region code | looks like | /^[A-Z]{2}-[A-Z0-9]{1,3}$/ | | stop | Place without a code`,
  'validation.query.rules': `
    Goals by two operators only | Filters | fits together | Filters is empty or not (contains(Filters, "is_not event:goal") or contains(Filters, "contains_not event:goal") or contains(Filters, "matches event:goal") or contains(Filters, "matches_not event:goal")) | | stop | Operator that does not fit
    Figures of visits by pages only | Metrics, Dimensions | fits together | Dimensions is empty or not (contains(Metrics, "bounce_rate") or contains(Metrics, "views_per_visit") or contains(Metrics, "visit_duration")) or not (contains(Dimensions, "event:goal") or contains(Dimensions, "event:name") or (contains(Dimensions, "event:hostname") and not contains(Dimensions, "event:page"))) | | stop | Figures that do not fit
    Not more than fit in an answer | Limit | fits together | Limit <= Rows of an answer | | stop | Too many rows`,
  'validation.shared-link.rules': `
    A segment that all may see | Segment | fits together | Segment is empty or (Segment.Kind is "Site" and Segment.Site is Site) | | stop | Personal segment`,
  'validation.pin.rules': `
    Not more than fit | Site | fits together | count(other pins where User is me) < Most pins | | stop | Too many pins`,
  'validation.pin.unique': 'Site, User | all pins | no',
  'validation.annotation.rules': `
    Site notes by editors only | Kind | fits together | Kind is "Personal note" or Role is one of ["Owner", "Admin", "Editor", "Guest Editor"] | | stop | Not for viewers`,
  'validation.segment.rules': `
    Site segments by editors only | Kind | fits together | Kind is "Personal" or Role is one of ["Owner", "Admin", "Editor", "Guest Editor"] | | stop | Not for viewers`,
  'validation.goal.rules': { na: 'What a goal needs follows from its trigger.' },
  'validation.moment': '- save',
  'validation.existing': 'next-edit',
};
