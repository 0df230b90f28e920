import type { Part } from '../../part.ts';

/** What records are kept of. */
export const general: Part = {
  'entities.records': `
    Account | mara@brightfold.example | teo@teoshome.example | ines@brightfold.example | Accounts
    Project | Brightfold Print | Shop Frontend | Home Lab | Projects
    Member | mara@brightfold.example, Owner | teo@teoshome.example, Manager | audit@kestrel.example, Read-only | Members
    Check | Nightly database dump | Invoice PDF export | Warehouse sync | Checks
    Ping | 428 of the nightly dump | 8496 of the warehouse sync, a failure | 1872 of the export, ignored | Pings
    Flip | the warehouse sync went down | it came up again | the dump was late in February | Flips
    Integration | Ops mailbox | Ticket webhook | On-call phone | Integrations
    Badge | the whole project | the tag prod | the Invoice PDF export | Badges`,
  'entities.*.fields.*.clock': 'one',
  'entities.*.fields.*.override': 'no',
};
