import type { Part } from '../part.ts';

/** Figures from earlier tools: totals per date and value. */
export const imports: Part = {
  'entities.import.identity': 'generated',
  'entities.import.fields': `
    Field | Type | Unit | Required when | If left empty | Filled in by | Example
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Source | choice | | always | CSV | Editor | CSV
    Property | text | | | | Editor | 214408127
    First day | date | | always | | Headcount | 2023-05-20
    Last day | date | | always | | Headcount | 2024-03-10
    Pageviews | number | pageviews | | | Headcount | 96452
    Started by | link | User | | whoever is signed in | Headcount | lena@tidepoolbooks.example`,
  'entities.import.fields.source.values': `
    Value | It means | Still in use
    Google Analytics | a property of an account there | yes
    CSV | files in the format of the product | yes`,
  'entities.import.relations': `
    From | To | How many To for each From | How many From for each To | Can it move | If From is deleted
    Import | Imported row | any number | exactly one | no | goes too`,

  'entities.imported-row.identity': 'composite',
  'entities.imported-row.fields': `
    Field | Type | Unit | Required when | If left empty | Filled in by | Example
    Site | link | Site | always | | Headcount | tidepoolbooks.example
    Import | link | Import | always | | Headcount | CSV 2022 to 2024
    Table | choice | | always | imported_visitors | Headcount | imported_sources
    Date | date | | always | | Headcount | 2024-03-10
    Source | text | | | | Headcount | Google
    Page | text | | | | Headcount | /
    Country | text | | | | Headcount | Portugal
    Visitors | number | visitors | | | Headcount | 110
    Pageviews | number | pageviews | | | Headcount | 264
    Visits | number | visits | | | Headcount | 124
    Bounces | number | bounces | | | Headcount | 71
    Visit duration | number | seconds | | | Headcount | 17112`,
  'entities.imported-row.fields.table.values': `
    Value | It means | Still in use
    imported_visitors | all of a day | yes
    imported_sources | of a day and a source | yes
    imported_pages | of a day and a page | yes
    imported_entry_pages | of a day and the page where visits begin | yes
    imported_exit_pages | of a day and the page where visits end | yes
    imported_custom_events | of a day and an event | yes
    imported_locations | of a day and a place | yes
    imported_devices | of a day and a kind of device | yes
    imported_browsers | of a day and a browser | yes
    imported_operating_systems | of a day and an operating system | yes`,
};
