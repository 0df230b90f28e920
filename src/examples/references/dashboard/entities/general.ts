import type { Part } from '../../part.ts';

/** What records are kept of. */
export const general: Part = {
  'entities.records': `
    Team | Tidepool | Kiln | Harbour | Teams
    User | nadia@tidepoolbooks.example | oskar@tidepoolbooks.example | ines@kilnagency.example | Users
    Site | tidepoolbooks.example | help.tidepoolbooks.example | harbourcafe.example | Sites
    Visit | from Google to /books/tide-tables | from the newsletter to /blog/spring-reading | straight to /account | Visits
    Event | a pageview of /books/field-notes | Newsletter signup | a pageview of / | Events
    Import | Google Analytics 2014 to 2023 | CSV 2022 to 2024 | Google Analytics that broke off | Imports
    Import file | imported_visitors_20221014_20240508.csv | imported_sources_20221014_20240508.csv | imported_custom_events_20221014_20240508.csv | Import files
    API key | Reports of the agency | Wall screen | Site manager | API keys
    Imported row | visitors of 2024-03-10 | Google on 2024-03-10 | Newsletter signup on 2024-03-10 | Imported rows
    Goal | Newsletter signup | Visit /books/* | Read to three quarters | Goals
    Segment | Iberia | AI readers | Without account pages | Segments
    Annotation | Spring letter sent | Shop down for three hours | Ask Ines about this peak | Annotations
    Shared link | Publisher review | Kiln agency wall screen | Café board | Shared links
    Guest | ines@kilnagency.example | press@coastpaper.example | tom@harbourcafe.example | Guests
    Pin | help.tidepoolbooks.example for Nadia | tidepoolbooks.example for Nadia | harbourcafe.example for Tom | Pins
    Report | weekly | monthly | traffic spike | Reports
    Team invitation | jo@tidepoolbooks.example | kay@tidepoolbooks.example | lou@tidepoolbooks.example | Team invitations
    Query | visitors today | visitors by source | pageviews with imports | Queries`,
  'entities.*.identity': 'composite',
  'entities.site.fields.native-start.clock': 'day',
  'entities.import.fields.first-day.clock': 'day',
  'entities.import.fields.last-day.clock': 'day',
  'entities.imported-row.fields.date.clock': 'day',
  'entities.annotation.fields.date.clock': 'day',
  'entities.*.fields.*.clock': 'one',
  'entities.*.fields.*.override': 'no',
};
