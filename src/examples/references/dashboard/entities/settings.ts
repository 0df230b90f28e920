import type { Part } from '../../part.ts';

/** What people set up for a site. */
export const settings: Part = {
  'entities.goal.identity': 'generated',
  'entities.goal.fields': `
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Trigger | choice | | always | Custom event | Editor | Pageview
    Event name | text | | when Trigger is "Custom event" | empty | Editor | Newsletter signup
    Page path | text | | when Trigger is not "Custom event" | empty | Editor | /books/*
    Scroll threshold | number | % | when Trigger is "Scroll depth" | empty | Editor | 75
    Display name | text | | never | empty | Editor | Visit /books/*
    Counts since | date and time | | always | now | Headcount | 2024-03-11T00:00:00Z
    Path begins with | computed | | | | Headcount | /books/`,
  'entities.goal.fields.trigger.values': `
    Pageview | a page is opened; * stands for any signs at the end of its path | yes
    Custom event | an event of exactly this name arrives | yes
    Scroll depth | a page is read so far | yes`,
  'entities.goal.fields.scroll-threshold.range': '1 | 100 | %',
  'entities.goal.fields.path-begins-with.formula':
    'has(Page path) ? (endsWith(Page path, "*") ? left(Page path, length(Page path) - 1) : Page path) : "-"',

  'entities.segment.identity': 'generated',
  'entities.segment.fields': `
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Name | text | | always | | Editor | Iberia
    Kind | choice | | always | Personal | Editor | Site
    Property | choice | | always | Country | Editor | Country
    Operator | choice | | always | is | Editor | is
    Values | text | | always | | Editor | Portugal, Spain
    Author | link | User | always | whoever is signed in | Headcount | lena@tidepoolbooks.example
    In words | computed | | | | Headcount | Country is Portugal, Spain`,
  'entities.segment.fields.kind.values': `
    Personal | only its author sees it | yes
    Site | everybody who may open the site sees it | yes`,
  'entities.segment.fields.property.values': `
    Country | where visitors are | yes
    Channel | how they came | yes
    Page | what they opened | yes`,
  'entities.segment.fields.operator.values': `
    is | one of the values | yes
    does not contain | none of the values | yes`,
  'entities.segment.fields.in-words.formula': 'join([Property, Operator, Values], " ")',

  'entities.annotation.fields': `
    Site | link | Site | always | | Viewer | tidepoolbooks.example
    Date | date | | always | today | Viewer | 2026-03-02
    Text | text | | always | | Viewer | Spring letter sent
    Kind | choice | | always | Personal note | Viewer | Site note
    Author | link | User | always | whoever is signed in | Headcount | lena@tidepoolbooks.example`,
  'entities.annotation.fields.kind.values': `
    Personal note | only its author sees it | yes
    Site note | everybody sees it, also through a shared link | yes`,

  'entities.shared-link.identity': 'natural',
  'entities.shared-link.identity-format': 'Rk3vQ8nTzL1yWc7pXb2Hs | Rk3vQ8nTzL1yWc7pXb2Hs | all shared links',
  'entities.shared-link.fields': `
    Code | text | | always | a new code of 21 characters | Headcount | Rk3vQ8nTzL1yWc7pXb2Hs
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Name | text | | always | | Editor | Publisher review
    Password | text | | never | empty | Editor | pebble-and-tide | never
    Protected | yes or no | | always | no | Headcount | yes
    Segment | link | Segment | never | empty | Editor | Iberia
    Link | computed | | | | Headcount | /share/tidepoolbooks.example?auth=Rk3vQ8nTzL1yWc7pXb2Hs`,
  'entities.shared-link.fields.link.formula': 'join(["/share/", Site.Domain, "?auth=", Code], "")',

  'entities.guest.fields': `
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Email | email | | always | | Editor | press@coastpaper.example
    User | link | User | never | empty | Headcount | ines@kilnagency.example
    Guest role | choice | | always | Viewer | Admin | Editor
    Status | computed | | | | Headcount | accepted`,
  'entities.guest.fields.guest-role.values': `
    Editor | the dashboard and the settings of this site | yes
    Viewer | the dashboard of this site | yes`,

  'entities.guest.fields.status.formula': 'State is Accepted ? "accepted" : State is Invited ? "invited" : "lapsed"',

  'entities.pin.fields': `
    Site | link | Site | always | | Viewer | tidepoolbooks.example
    User | link | User | always | whoever is signed in | Headcount | nadia@tidepoolbooks.example
    Pinned at | date and time | | always | now | Headcount | 2026-02-20T09:00:00Z`,

  'entities.report.fields': `
    Site | link | Site | always | | Editor | tidepoolbooks.example
    Kind | choice | | always | Weekly | Editor | Traffic spike
    On | yes or no | | always | yes | Editor | yes
    Threshold | number | visitors | never | empty | Editor | 10
    Recipient | email | | always | | Editor | alerts@tidepool-chat.example
    Sent last | date and time | | never | empty | Headcount | 2026-03-02T15:45:00Z
    Sent before that | date and time | | never | empty | Headcount | 2026-03-02T09:20:00Z`,
  'entities.report.fields.kind.values': `
    Weekly | every Monday | yes
    Monthly | on the 1st of the month | yes
    Traffic spike | more visitors at once than the threshold, by itself 10 | yes
    Traffic drop | fewer visitors in 12 hours than the threshold, by itself 1 | yes`,

  'entities.api-key.fields': `
    Name | text | | always | | Owner | Reports of the agency
    User | link | User | always | whoever is signed in | Headcount | nadia@tidepoolbooks.example
    Key | text | | always | a new code of 32 characters | Headcount | hk_7QmT2kXvLr9sYb4eWn8cZp3NcH8u
    Kind | choice | | always | Stats API | Owner | Stats API`,
  'entities.api-key.fields.kind.values': `
    Stats API | queries figures | yes
    Sites API | changes sites, links, goals and guests | yes`,
};
