import type { RecordTold } from '../story.ts';

/** Rows of "id | state | value | …" under names of fields. */
function rows(entity: string, fields: string, ...lines: readonly string[]): readonly RecordTold[] {
  const names = fields.split(' | ');
  return lines.map((line) => {
    const [id = '', state = '', ...cells] = line.split(' | ');
    const values = Object.fromEntries(names.flatMap((name, at) => (cells[at] ? [[name, valueIn(cells[at])]] : [])));
    return { entity, record: { id, state, values } };
  });
}

function valueIn(cell: string): string | number | boolean {
  if (cell === 'yes' || cell === 'no') return cell === 'yes';
  return /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** Most of what the prototype shows, so that little is made up and no value contradicts another. Every person here is invented. */
export const records: readonly RecordTold[] = [
  ...rows(
    'tool',
    'name | category | shelf | weight | worth | deposit | bought-on | briefing-needed',
    'T-0021 | Out | Tile saw | Power tools | A2 | 14.5 | 320 | 40 | 2021-09-04 | yes',
    'T-0143 | In stock | Cordless drill | Power tools | B3 | 1.8 | 140 | 20 | 2024-05-17 | no',
    'T-0144 | Out | Cordless drill, the green one | Power tools | B3 | 1.6 | 120 | 20 | 2024-05-17 | no',
    'T-0205 | In repair | Hedge trimmer | Garden | D1 | 4.2 | 110 | 20 | 2022-03-26 | yes',
    'T-0390 | In stock | Ladder of 3 metres | Ladders and stands | wall | 9.5 | 160 | 25 | 2019-06-01 | no',
    'T-0391 | Out | Ladder of 5 metres | Ladders and stands | wall | 16 | 240 | 30 | 2023-04-15 | yes',
    'T-0412 | In stock | Carpet cleaner | Power tools | C1 | 11 | 280 | 30 | 2023-10-07 | no',
    'T-0433 | In stock | Spirit level, 120 cm | Hand tools | B1 | 0.9 | 35 | 5 | 2020-02-22 | no',
    'T-0451 | In stock | Post-hole digger | Garden | D3 | 6.3 | 65 | 10 | 2021-05-08 | no',
    'T-0478 | In repair | Jigsaw | Power tools | A4 | 2.4 | 90 | 15 | 2022-11-19 | yes',
    'T-0502 | In stock | Trestles, a pair | Ladders and stands | wall | 7.8 | 70 | 10 | 2024-08-03 | no',
    'T-0007 | Retired | Wood plane | Hand tools | B1 | 1.1 | 40 | 5 | 2019-03-30 | no',
  ),
  ...rows(
    'member',
    'name | e-mail | mobile | address | born-on | address-seen | paid-until | briefed-on-power-tools | tools-out-now',
    'M-0217 | Active | Aoife Byrne | aoife@mail.example | 085 555 0143 | 4 Weir Lane, Millbrook | 1988-11-02 | yes | 2026-11-30 | yes | 1',
    'M-0031 | Active | Sam Quinn | sam.quinn@mail.example | 085 555 0172 | 17 Mill Street, Millbrook | 1961-04-19 | yes | 2026-06-30 | yes | 1',
    'M-0408 | Active | Ola Nowak | ola@mail.example | 085 555 0110 | 2 Chapel Hill, Millbrook | 1994-08-07 | yes | 2027-01-31 | yes | 1',
    'M-0340 | Active | Deirdre Walsh | d.walsh@mail.example | 085 555 0188 | 9 Weir Lane, Millbrook | 1975-12-24 | yes | 2026-09-30 | yes | 0',
    'M-0112 | Suspended | Conor Daly | conor.daly@mail.example | 085 555 0126 | 31 Mill Street, Millbrook | 1990-02-11 | yes | 2025-12-31 | no | 0',
    'M-0411 | Applied | Priya Nair | priya@mail.example | 085 555 0199 | 6 Orchard Row, Millbrook | 2001-05-15 | no |  | no | 0',
    'M-0009 | Left | Former member |  |  |  |  | yes |  | no | 0',
  ),
  ...rows(
    'loan',
    'tool | member | deposit-taken | handed-out-at | due-on | times-extended | returned-on | damage-charge | paid | paid-how | note',
    'L-2026-0058 | Out | T-0144 | M-0217 | 20 | 2026-02-25T10:40:00Z | 2026-03-11 | 0 |  | 0 | 0 |  | With two batteries',
    'L-2026-0051 | Out | T-0391 | M-0408 | 30 | 2026-02-21T11:05:00Z | 2026-03-07 | 0',
    'L-2026-0033 | Overdue | T-0021 | M-0031 | 40 | 2026-02-07T10:15:00Z | 2026-02-21 | 0',
    'L-2026-0040 | Owing | T-0478 | M-0340 | 15 | 2026-02-11T16:30:00Z | 2026-02-25 | 0 | 2026-02-28 | 12 | 0 |  | Blade broken, guard bent',
    'L-2026-0029 | Closed | T-0390 | M-0217 | 25 | 2026-01-31T10:20:00Z | 2026-02-14 | 0 | 2026-02-14 | 0 | 0',
    'L-2026-0031 | Closed | T-0205 | M-0340 | 20 | 2026-02-07T11:20:00Z | 2026-02-21 | 0 | 2026-02-18 | 0 | 0',
    'L-2026-0020 | Owing | T-0451 | M-0031 | 10 | 2026-01-24T10:50:00Z | 2026-02-07 | 0 | 2026-02-11 | 0 | 0',
    'L-2026-0019 | Closed | T-0144 | M-0340 | 20 | 2026-01-24T10:05:00Z | 2026-02-07 | 0 | 2026-02-04 | 0 | 0',
    'L-2026-0004 | Closed | T-0143 | M-0408 | 20 | 2026-01-03T11:40:00Z | 2026-01-17 | 0 | 2026-01-21 | 0 | 2 | Cash',
    'L-2025-0702 | Closed | T-0021 | M-0217 | 40 | 2025-12-13T10:30:00Z | 2025-12-27 | 0 | 2025-12-20 | 10 | 10 | Card | Blade chipped on the left',
    'L-2025-0611 | Closed | T-0412 | M-0112 | 30 | 2025-11-08T12:00:00Z | 2025-11-22 | 0 | 2025-11-26 | 0 | 2 | Cash',
    'L-2025-0588 | Lost | T-0007 | M-0112 | 5 | 2025-10-18T10:10:00Z | 2025-11-01 | 0',
  ),
  ...rows(
    'reservation',
    'tool | member | wanted-from | set-aside-on | note',
    'R-2026-0021 | Waiting | T-0021 | M-0340 | 2026-03-07 |  | For the bathroom, one week is enough',
    'R-2026-0024 | Waiting | T-0433 | M-0340 | 2026-03-14',
    'R-2026-0023 | Waiting | T-0391 | M-0031 | 2026-03-11',
    'R-2026-0022 | Waiting | T-0205 | M-0217 | 2026-03-28',
    'R-2026-0020 | Ready | T-0502 | M-0031 | 2026-02-28 | 2026-02-28',
    'R-2026-0019 | Ready | T-0412 | M-0408 | 2026-02-28 | 2026-02-28',
    'R-2026-0014 | Collected | T-0391 | M-0408 | 2026-02-21 | 2026-02-20',
    'R-2026-0011 | Dropped | T-0412 | M-0408 | 2026-01-31 | 2026-01-31',
    'R-2026-0008 | Collected | T-0144 | M-0340 | 2026-01-24 | 2026-01-23',
    'R-2026-0005 | Dropped | T-0021 | M-0217 | 2026-01-17 | 2026-01-17 | Only on Saturdays, please',
    'R-2026-0002 | Collected | T-0143 | M-0408 | 2026-01-03 | 2026-01-01',
    'R-2025-0118 | Dropped | T-0205 | M-0031 | 2025-12-06',
  ),
  ...rows(
    'repair',
    'tool | loan | reported-by | reported-on | what-is-wrong | urgency | estimate | cost | mended-on',
    'J-0064 | Reported | T-0391 | L-2026-0051 | Ola Nowak | 2026-02-28 | A missing screw | Can wait | 2',
    'J-0061 | Reported | T-0478 |  | Tomás Reilly | 2026-02-28 | A frayed cable | Dangerous | 15',
    'J-0060 | Reported | T-0502 |  | Deirdre Walsh | 2026-02-28 | One hinge is stiff | Can wait | 4',
    'J-0059 | Reported | T-0412 |  | Tomás Reilly | 2026-02-28 | The hose drips at the joint | Can wait | 12',
    'J-0057 | Reported | T-0478 | L-2026-0040 | Tomás Reilly | 2026-02-28 | Blade broken, guard bent | Dangerous | 20',
    'J-0056 | In the workshop | T-0205 | L-2026-0031 | Deirdre Walsh | 2026-02-18 | Stops after a minute, smells of burning | Dangerous | 25',
    'J-0054 | Reported | T-0390 | L-2026-0029 | Aoife Byrne | 2026-02-14 | One rubber foot is worn | Can wait | 6',
    'J-0051 | Mended | T-0433 |  | Sam Quinn | 2026-01-31 | The bubble sits a little off | Useless | 4 | 3.50 | 2026-02-11',
    'J-0049 | Mended | T-0143 |  | Sam Quinn | 2026-01-24 | The battery does not hold | Useless | 30 | 27.50 | 2026-02-07',
    'J-0046 | Mended | T-0021 | L-2025-0702 | Aoife Byrne | 2025-12-20 | The blade has lost two teeth | Dangerous | 25 | 22.50 | 2026-01-10',
    'J-0044 | Mended | T-0451 |  | Tomás Reilly | 2025-11-29 | The handle is loose | Can wait | 8 | 6 | 2025-12-06',
    'J-0041 | Mended | T-0390 |  | Deirdre Walsh | 2025-11-01 | A rung is bent | Dangerous | 50 | 45 | 2025-11-19',
  ),
];
