import type { Part } from '../part.ts';

const HEX = '[0-9a-fA-F]';

/** What is accepted, and what is not. */
export const validation: Part = {
  'validation.check.rules': `
    Letters of a slug | Slug | looks like | /^[a-z0-9_-]*$/ | | stop | Slug has other letters
    A period one can wait for | Period | between | 60 to 31536000 seconds | is still fine | stop | Time out of range
    A grace one can wait for | Grace time | between | 60 to 31536000 seconds | is still fine | stop | Time out of range
    Room in the account | Project | fits together | count(other checks where Project.Owner.Email == this.Project.Owner.Email) < Check limit * (Made by ping is yes ? 2 : 1) | | stop | Too many checks
    Only where one works | Project | fits together | any(Project.Members where Account is me and Role is not Read-only) | | stop | Not allowed`,
  'validation.check.unique': 'UUID | all checks |',
  'validation.check.examples': `
    Slug | nightly-db-dump | Nightly dump | a_b-c
    Period | 3600 | 59 | 60`,
  'validation.check.examples.*.edge': 'yes',
  'validation.ping.rules': `
    A plain UUID | Run ID | looks like | /^${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}$/ | | stop | Run ID is no UUID
    An exit status | Exit status | between | 0 to 255 | is still fine | stop | Address has the wrong shape
    Not too often | Check | fits together | count(other pings where Check is this.Check and Received at in the last 1 minute) < Pings a minute | | stop | Too many pings`,
  'validation.ping.unique': { na: 'A job may say the same thing twice.' },
  'validation.integration.rules': `
    A webhook goes somewhere | Down address, Up address | fits together | Kind is not Webhook or Down address is not empty or Up address is not empty | | stop | Webhook without an address`,
  'validation.integration.unique': { na: 'Two integrations may have the same name; they are then not found by it.' },
  'validation.project.rules': `
    Beginning of an API key | API key | looks like | /^hcw_[A-Za-z0-9]+$/ | | stop | Key looks wrong
    Beginning of a read-only key | Read-only API key | looks like | /^hcr_[A-Za-z0-9]+$/ | | stop | Key looks wrong
    Letters of a ping key | Ping key | looks like | /^[a-z0-9]+$/ | | stop | Key looks wrong`,
  'validation.flip.rules': { na: 'Nobody types a flip.' },
  'validation.badge.rules': { na: 'Nobody types a badge.' },
  'validation.moment': '- save',
  'validation.existing': 'next-edit',
};
