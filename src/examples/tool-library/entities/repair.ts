import type { Part } from '../people.ts';

/** What is kept of a repair. */
export const repair: Part = {
  'entities.repair.identity': { says: 'issued', by: 'lena' },
  'entities.repair.identity.issued-by': 'Toolshed, when somebody reports damage; Lena writes it on the tag.',
  'entities.repair.identity-format': 'J-0057 | j57 and 57 | the shed',
  'entities.repair.fields': {
    says: `
      Tool | link | Tool | always | | Member | Tile saw, T-0021
      Loan | link | Loan | | | Volunteer | L-2026-0412
      Reported by | person | | always | whoever is signed in | Member | Aoife Byrne
      Reported on | date | | always | the day it is reported | Toolshed | 2026-05-20
      What is wrong | text | | always | | Member | The blade has lost two teeth
      Urgency | choice | | always | Can wait | Volunteer | Dangerous
      Picture | file | | | | Member | blade.jpg
      Estimate | money | EUR | | | Steward | 25
      Cost | money | EUR | Mended | | Steward | 22.50
      Mended on | date | | Mended | the day it is finished | Toolshed | 2026-05-27`,
    by: 'lena',
    agree: ['tomas'],
  },
  'entities.repair.fields.reported-by.privacy': `
    Steward | all of it | “A member”
    Volunteer | all of it | “A member”
    Member | nothing | nothing`,
  'entities.repair.fields.*.clock': 'day',
  'entities.repair.fields.urgency.values': `
    Dangerous | nobody may touch it until it is mended | yes
    Useless | it does not do what it is for | yes
    Can wait | it works, but not well | yes`,
  'entities.repair.fields.urgency.keeper': 'Lena.',
  'entities.repair.fields.picture.files': 'JPEG or PNG picture | 5 MB',
  'entities.repair.relations': { na: 'It belongs to a tool, and may come from a loan; both say so.' },
  'entities.repair.volume': '18 repairs | 0.5 repairs | 700 repairs | 6 repairs in one day',
  'entities.repair.volume.put-away': 'Once it is Mended or Beyond repair.',
  'entities.repair.volume.search': '- Tool\n- Urgency',
  'entities.repair.history': 'log',
  'entities.repair.history.readers': '- Steward',
  'entities.repair.retention': { says: 'anonymise', by: 'pat', agree: ['lena'] },
  'entities.repair.retention.from': 'The day it was finished or given up.',
  'entities.repair.retention.hold': 'Pat, while the insurance asks about an accident.',
  'entities.repair.retention-time': '5 years',
  'entities.repair.brought-in': { na: 'Repairs neither come from files nor go out as files.' },
};
