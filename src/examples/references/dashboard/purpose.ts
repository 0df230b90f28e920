import type { Part } from '../part.ts';

/** What the dashboard is for. */
export const purpose: Part = {
  'purpose.name': 'Headcount',
  'purpose.what': `All essential figures of a website on one page: who comes, from where, to which pages, with which
    device, and which goals are reached. There are no sub-menus and no reports to build.`,
  'purpose.kind': '- dashboard',
  'purpose.problem': `Tools for web analytics need training and set cookies, so that people who run a website do not read
    their figures. After a change of tool there is no baseline: a year cannot be compared with the one before, and
    nothing is known of the time before the new tool was installed.`,
  'purpose.groups': `
    Owner | 1 per team | every day | computer or phone
    Admin | 1 per team | every day | computer
    Editor | 3 per team | every day | computer
    Billing | 1 per team | once a month | computer
    Viewer | 5 per team | once a week | computer or phone
    Guest Editor | 1 per site | once a week | computer
    Guest Viewer | 2 per site | once a week | computer or phone
    Public | anybody | now and then | phone`,
  'purpose.groups.Owner.task': 'See how the websites are doing, and say who else may see it.',
  'purpose.groups.Admin.task': 'Look after people and sites for the owner.',
  'purpose.groups.Editor.task': 'Read figures, set up goals, import figures from earlier tools.',
  'purpose.groups.Billing.task': 'Pay the subscription.',
  'purpose.groups.Viewer.task': 'Read the figures of the team’s sites.',
  'purpose.groups.Guest Editor.task': 'Read the figures of one site and manage its settings.',
  'purpose.groups.Guest Viewer.task': 'Read the figures of one site.',
  'purpose.groups.Public.task': 'Read the figures of a site that are public, or whose link they have.',
  'purpose.groups.*.role': 'own',
  'purpose.last-case': `
    Sees that the traffic jumped on Monday | Viewer
    Points at the marker below the graph and reads “Spring letter sent” | Viewer
    Clicks on newsletter in the list of sources, so that all figures are about it | Viewer
    Compares with the same days a year ago, which were imported | Viewer`,
  'purpose.out-of-scope': `
    - Funnels
    - User journeys
    - Revenue
    - Custom properties
    - Shields`,
  'purpose.out-of-scope.*.when': 'never',
};
