/** The way through the settings of a site, with the way back to its figures. */
export const SETTINGS =
  'Settings | buttons | this site | | | ← Back to stats → Dashboard, General → General, People → People, Visibility → Visibility, Goals → Goals, Imports & exports → Imports & exports, Email reports → Email reports, Danger zone → Danger zone';

export const EDITORS = 'Role is one of ["Owner", "Admin", "Editor", "Guest Editor"]';
