import { permissions } from '../../permissions.ts';
import type { Part } from '../part.ts';

const TEAM = 'if has(Team) and Team is me.Team';
const EDITOR = 'if any(its Guests where User is me and State is Accepted and Guest role is Editor)';
const GUEST = 'if any(its Guests where User is me and State is Accepted)';
const NOTE = 'if Kind is "Site note" or mine';
const SEGMENT = 'if Kind is "Site" or mine';

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Owner | whoever makes the team | nadia@tidepoolbooks.example
    Admin | Owner | oskar@tidepoolbooks.example
    Editor | Owner, Admin | lena@tidepoolbooks.example
    Billing | Owner, Admin | accounts@tidepoolbooks.example
    Viewer | Owner, Admin | viktor@tidepoolbooks.example
    Guest Editor | Owner, Admin | ines@kilnagency.example
    Guest Viewer | Owner, Admin | tom@harbourcafe.example
    Public | nobody, whoever looks | a reader`,
  'roles.grants.me': 'everybody | User',
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.refusal': 'hidden',
  'roles.anonymous': '- The dashboards of public sites\n- The dashboards of shared links',
  'roles.*.permissions.blank': 'forbidden',
  'roles.site.permissions': permissions(`
    Owner | if mine or Team is me.Team | if mine or Team is me.Team | yes | if mine or Team is me.Team | if mine or Team is me.Team
    Admin, Editor | ${TEAM} | ${TEAM} | yes | ${TEAM} | ${TEAM}
    Viewer | ${TEAM} | ${TEAM} | no | no | no
    Guest Editor | ${GUEST} | ${GUEST} | no | ${EDITOR} | no
    Guest Viewer | ${GUEST} | ${GUEST} | no | no | no
    Public | if Public is yes | if Public is yes | no | no | no`),
  'roles.site.permissions.*.theirs': 'By Belongs to.',
  'roles.annotation.permissions': permissions(`
    Owner, Admin, Editor | ${NOTE} | ${NOTE} | yes | ${NOTE} | ${NOTE}
    Viewer | ${NOTE} | ${NOTE} | yes | own and Kind is "Personal note" | own and Kind is "Personal note"
    Guest Editor | ${NOTE} | ${NOTE} | yes | ${NOTE} | ${NOTE}
    Guest Viewer | ${NOTE} | ${NOTE} | yes | own and Kind is "Personal note" | own and Kind is "Personal note"
    Public | if Kind is "Site note" | if Kind is "Site note" | no | no | no`),
  'roles.segment.permissions': permissions(`
    Owner, Admin, Editor | ${SEGMENT} | ${SEGMENT} | yes | ${SEGMENT} | ${SEGMENT}
    Viewer | ${SEGMENT} | ${SEGMENT} | yes | own | own
    Guest Editor | ${SEGMENT} | ${SEGMENT} | yes | ${SEGMENT} | ${SEGMENT}
    Guest Viewer | ${SEGMENT} | ${SEGMENT} | yes | own | own
    Public | if Kind is "Site" | if Kind is "Site" | no | no | no`),
  'roles.annotation.permissions.*.theirs': 'By the Author of the annotation.',
  'roles.segment.permissions.*.theirs': 'By the Author of the segment.',
  'roles.guest.permissions': permissions(`
    Owner, Admin | yes | yes | yes | yes | yes
    Editor, Guest Editor | yes | yes | yes | no | no
    Viewer | no | no | no | no | no`),
  'roles.team-invitation.permissions': permissions('Owner, Admin | yes | yes | yes | no | yes'),
  'roles.query.permissions': permissions('Owner, Admin | no | yes | yes | no | no'),
  'roles.user.permissions': permissions(`
    Owner, Admin | yes | yes | yes | yes | yes
    Editor | yes | yes | no | own | no
    Billing | own | own | no | own | no
    Viewer | yes | yes | no | own | no
    Guest Editor, Guest Viewer | own | own | no | own | no`),
  'roles.user.permissions.*.theirs': 'By the Email with which they are signed in.',
  'roles.api-key.permissions': permissions('Owner, Admin | yes | yes | yes | no | yes'),
  'roles.pin.permissions': permissions(`
    Owner, Admin, Editor, Viewer, Guest Editor, Guest Viewer | own | own | yes | own | own`),
  'roles.shared-link.permissions': permissions(`
    Owner, Admin, Editor, Guest Editor | yes | yes | yes | yes | yes
    Public | no | yes | no | no | no`),
  'roles.*.permissions': permissions(`
    Owner, Admin, Editor | yes | yes | yes | yes | yes
    Viewer | yes | yes | no | no | no
    Guest Editor | yes | yes | yes | yes | yes
    Guest Viewer, Public | yes | yes | no | no | no`),
  'roles.*.permissions.*.theirs': 'By its User.',
  'roles.*.visibility': { na: 'Whoever may open it may read all of it.' },
  'roles.separation': { na: 'Nothing here needs two people.' },
};
