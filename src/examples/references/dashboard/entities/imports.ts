import type { Part } from '../../part.ts';

/** Figures from earlier tools: totals per date and value. */
export const imports: Part = {
  'entities.import.identity': 'generated',
  'entities.import.fields': `
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Source | choice | | always | CSV | Editor | CSV
    Account | email | | | | Editor | nadia@tidepoolbooks.example
    Property | text | | | | Editor | 214408127
    Files | files | | never | empty | Editor | imported_visitors_20221014_20240508.csv
    First day | date | | always | | Editor | 2023-05-20
    Last day | date | | always | | Editor | 2024-03-10
    Dates adjusted | yes or no | | always | no | Headcount | yes
    Pageviews | number | pageviews | | 0 | Headcount | 96452
    Started by | link | User | | whoever is signed in | Headcount | lena@tidepoolbooks.example
    Name | computed | | | | Headcount | CSV, 214408127`,
  'entities.import.fields.source.values': `
    Google Analytics | a property of an account there | yes
    CSV | files in the format of the product | yes`,
  'entities.import.fields.name.formula': 'has(Property) ? join([Source, Property], ", ") : text(Source)',
  'entities.import.relations': `
    Import | Imported row | any number | exactly one | no | goes too
    Import | Import file | any number | exactly one | no | goes too`,

  'entities.import-file.fields': `
    Import | link | Import | always | | Editor | CSV
    File name | text | | always | | Editor | imported_visitors_20221014_20240508.csv`,

  'entities.imported-row.fields': `
    Import | link | Import | always | | Headcount | CSV
    Site | link | Site | always | | Headcount | tidepoolbooks.example
    Table | choice | | always | imported_visitors | Headcount | imported_sources
    Date | date | | always | | Headcount | 2024-03-10
    Source | text | | never | empty | Headcount | Google
    Campaign | text | | never | empty | Headcount | march-letter
    Hostname | text | | never | empty | Headcount | tidepoolbooks.example
    Page | text | | never | empty | Headcount | /
    Entry page | text | | never | empty | Headcount | /
    Exit page | text | | never | empty | Headcount | /cart
    Country code | text | | never | empty | Headcount | PT
    Region code | text | | never | empty | Headcount | PT-11
    City code | whole number | GeoName number | never | empty | Headcount | 2267057
    Country | computed | | | | Headcount | Portugal
    Region | computed | | | | Headcount | Lisboa
    City | computed | | | | Headcount | Lisbon
    Device | text | | never | empty | Headcount | Desktop
    Browser | text | | never | empty | Headcount | Chrome
    Operating system | text | | never | empty | Headcount | Mac
    Imported event | text | | never | empty | Headcount | Newsletter signup
    Link address | text | | never | empty | Headcount | https://publisher.example/tides
    Visitors | number | | never | empty | Headcount | 110
    Pageviews | number | | never | empty | Headcount | 264
    Bounces | number | | never | empty | Headcount | 71
    Visits | number | | never | empty | Headcount | 124
    Entrances | number | | never | empty | Headcount | 80
    Exits | number | | never | empty | Headcount | 80
    Events | number | | never | empty | Headcount | 6
    Visit duration | number | seconds | never | empty | Headcount | 17112`,
  'entities.imported-row.fields.table.values': `
    imported_visitors | all of a day: visitors, pageviews, bounces, visits, visit duration | yes
    imported_sources | of a day and a source | yes
    imported_pages | of a day and a page, with its hostname | yes
    imported_entry_pages | of a day and the page where visits begin | yes
    imported_exit_pages | of a day and the page where visits end | yes
    imported_custom_events | of a day and an event | yes
    imported_locations | of a day and a place | yes
    imported_devices | of a day and a kind of device | yes
    imported_browsers | of a day and a browser | yes
    imported_operating_systems | of a day and an operating system | yes`,
  'entities.imported-row.fields.region.formula':
    'Region code is "PT-11" ? "Lisboa" : Region code is "PT-13" ? "Porto" : Region code is "ES-GA" ? "Galicia" : Region code',
  'entities.imported-row.fields.city.formula':
    'City code == 2267057 ? "Lisbon" : City code == 2735943 ? "Porto" : City code == 3105976 ? "Vigo" : text(City code)',
  'entities.imported-row.fields.country.formula':
    'Country code is "PT" ? "Portugal" : Country code is "ES" ? "Spain" : Country code is "DE" ? "Germany" : Country code is "FR" ? "France" : Country code',
};
