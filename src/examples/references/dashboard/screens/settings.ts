import type { Part } from '../../part.ts';
import { SETTINGS } from '../words.ts';

/** The settings of a site. */
export const settingsScreens: Part = {
  'screens.General.parts': `
    ${SETTINGS}
    Settings for | record | this site | | domain, time zone, team, native start as Counting since, old domain (if has(Old domain)), old domain until (if has(Old domain)) |
    Time zone | form | this site | | time zone | Save: stays here
    Tracker | form | this site | | outbound links, file downloads, form submissions | Save tracker: stays here
    Change domain | form | this site | | domain | Change domain → General
    Notice | text | | | “Both names are counted for 72 hours. Old links to the dashboard stop working, and nothing leads on from them.” |`,
  'screens.People.parts': `
    ${SETTINGS}
    Team | text | | | “Team members automatically have access to this site.” |
    Team members | table | site.team.users | | email, team role; by email; empty: “This site belongs to no team.” |
    Invitations to the team (if has(Team)) | table | site.team.team invitations | | email, team role, state; by email; empty: “Nobody is invited.” | Delete
    Invite to the team (if has(Team)) | form | new team invitation of site.team | | email, team role | Invite to the team: stays here
    Guests | table | its guests | | email, guest role, state; by email; empty: “Nobody is a guest here.” | Edit → stays here, Remove
    Invite new guest | form | new guest of this site | | email, guest role | Invite: stays here`,
  'screens.Visibility.parts': `
    ${SETTINGS}
    Public dashboard | form | this site | | public | Save: stays here
    Private (if Public is no) | text | | | “The statistics are private: only people of the team, guests and shared links see them.” |
    Public address (if Public is yes) | text | | | “Everybody sees the statistics at /{Domain}.” |
    Shared links | table | its shared links | | name, link, protected, segment; by name; empty: “No shared links yet.” | Open → Shared dashboard, Edit → Edit shared link, Delete
    Add | buttons | this site | | | Add shared link → New shared link`,
  'screens.Goals.parts': `
    ${SETTINGS}
    Goals | table | its goals | | display name as Name, trigger as Type, event name, page path, scroll threshold, counts since; search in Name; by display name; empty: “No goals yet.” | Edit → stays here, Delete
    Add goal | form | new goal of this site | | trigger, event name (if Trigger is "Custom event"), page path (if Trigger is not "Custom event"), scroll threshold (if Trigger is "Scroll depth"), display name | Add goal: stays here`,
  'screens.Imports & exports.parts': `
    ${SETTINGS}
    Import data | text | | | “Up to {Most imports} are allowed at a time.” |
    Nothing yet (if none(its Imports)) | text | | | “Import your first data” |
    Start | buttons | this site | | | Import from Google Analytics → Import from Google Analytics, Import from CSV → Import from CSV
    Imports | table | its imports | | “✓” as Finished (if State is Done), name as Import, join([text(First day), text(Last day)], " – ") as Date Range, pageviews, state, “Dates Adjusted” as Note (if Dates adjusted is yes); newest first day first; empty: “Nothing was imported.” | Import page, Delete
    Broken off (if any(its Imports where State is "Broken off")) | text | | | “An import that broke off has to be deleted and started again.” |
    Export data | record | this site | | native start as Own figures since | Prepare download`,
  'screens.Import from CSV.parts': `
    Files | text | | | “Choose the files of one export, several at a time and unzipped. Their names tell the table and the days, like imported_visitors_20221014_20240508.csv. No file and no column is compulsory; what is left out is missing in the figures.” |
    New | form | new import of this site | | files, first day, last day | Confirm import {First day} to {Last day} → Imports & exports, Cancel → Imports & exports`,
  'screens.Import from Google Analytics.steps': `
    Link account | account | no
    Choose property | property | no
    Confirm import | first day, last day | no`,
  'screens.Import page.parts': `
    Import | record | this import | | state, source, property, first day, last day, pageviews, started by | Delete
    Adjusted (if Dates adjusted is yes) | text | | | “Dates Adjusted: days that are counted already are left out, so the import goes from {First day} to {Last day}.” |
    Files | table | its import files | | file name; by file name; empty: “No files.” | Delete
    Add a file (if Source is CSV) | form | new import file of this import | | file name | Add: stays here
    Figures | figure | its imported rows | Table is imported_visitors | sum of visitors as Visitors, sum of pageviews as Pageviews |
    Rows | table | its imported rows | | table, date, source, page, imported event as Event, country, visitors, visits, pageviews, bounces, entrances, exits, visit duration; by date, table; 20 a page; filter by table; empty: “No rows.” |`,
  'screens.Email reports.parts': `
    ${SETTINGS}
    Reports and alerts | table | its reports | | kind, on, threshold, recipient, sent last; by kind | Edit → stays here, Delete
    Add recipient | form | new report of this site | | kind, threshold (if Kind is one of ["Traffic spike", "Traffic drop"]), recipient | Add recipient: stays here`,
  'screens.Danger zone.parts': `
    ${SETTINGS}
    Reset | record | this site | | domain, count(its Visits) as Visits that would be lost | Reset stats, Delete
    Notice | text | | | “A reset removes all figures and imports, and keeps the site and its settings. After it, imported figures may reach until today.” |`,
  'screens.API keys.parts': `
    Keys | table | all API keys | mine | name, kind, key; by name; empty: “No keys yet.” | Delete
    New key | form | new API key | | name, kind, key | Create key: stays here
    Shown once | text | | | “A new key is shown only once, before you go on. {API requests an hour} may be sent with it.” |`,
};
