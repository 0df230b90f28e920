import type { Part } from './people.ts';

/** What people wish for before anything is drawn: how it looks, how things are found, what is told, done and paid. */
export const wishes: Part = {
  'purpose.kind': '- internal',

  'screens.background': { says: 'ivory', by: 'maeve', agree: ['ines'], otherwise: [{ by: 'jonas', says: 'white' }] },
  'screens.colour': { says: 'teal', by: 'maeve', agree: ['ines', 'tomas'] },
  'screens.impression': '- plain\n- round',
  'screens.layout': { says: 'top', by: 'tomas', agree: ['ines'] },
  'screens.own-settings': { na: 'There is one counter and one laptop; it looks the same for everybody.' },

  'screens.finding': `
    What | Search by | Narrow by | Sort by | Near which place
    A tool | its name, its number, what it is for | kind, whether it is in | its name | nowhere, there is one shed
    A member | name, number of the card | active or not | family name | nowhere`,
  'screens.looking-through': `
    What | Shown as | Each entry tells | Opens | Shown with it | Can be put aside for later
    The tools | a table | name, kind, whether it is in | the page of the tool | its loans | no`,
  'screens.charts': `
    Figure or chart | Shown as | Over what time | Compared with | How fresh
    Loans a month | a number | the last month | the month before | of this minute
    Tools that are out | a number | now | nothing | of this minute`,
  'screens.reports': `
    Report | For whom | What goes into it | Taken out as
    The year report | the town, and the members | loans, fees and losses of the year | print`,
  'screens.looking-back': `
    What | Who sees it | How far back
    Their own loans | the member, and the counter | three years
    What happened to a tool | the counter | as long as we have it`,
  'screens.content': `
    Page or section | What it tells | Shown as | Who writes it
    House rules | what may be lent, for how long, and what it costs when it breaks | text | Maeve
    Opening hours | when somebody is at the shed | text | Tomás`,
  'screens.about-us': `
    About | What it tells
    The association | who runs the shed, since when, and where it stands`,
  'screens.shown': { na: 'All tools are in the list; none of them is shown off.' },
  'screens.published': { na: 'Nothing is published; the notice board hangs in the shed.' },
  'screens.help': '- phone\n- mail',
  'screens.handed-in': `
    What | Which details | What they hear back
    A reservation | the tool, and from which day | that it is set aside, or who comes first
    A report of damage | the tool, what is broken, a photograph | when the workshop has looked at it`,
  'screens.by-itself': `
    What | A person chooses or sets | Out of | Then, by itself
    A reminder | nothing | nothing | a mail goes out the day before a tool is due
    A fee | nothing | nothing | it is counted for each day that a tool is late`,
  'screens.tools': `
    Where | Stays in sight | Tools and controls | Can be used again
    The counter | what is due today | a search, hand out, take back | the last member`,
  'screens.rounds': { na: 'Nobody plays or votes here.' },
  'entities.kept-in-order': `
    What | Planned or counted by | Sorted into | Told apart by kind
    Reservations | the day on which they begin | those of today, and later ones | nothing
    The tools on the shelves | how many of each kind are in | shelves | kind of tool`,

  'roles.together': { na: 'Members meet in the shed; they do nothing with each other on the screen.' },
  'roles.contributed': `
    What | By whom | Files and pictures | Later they may
    A report of damage | any member | one photograph | nothing, the workshop answers it`,
  'roles.profile': `
    What | Who sees it | Must be there
    Name | the counter | yes
    What they have at home | themselves, and the counter | yes`,
  'roles.looked-after': `
    Area | Who looks after it | What they can do there
    The tools | volunteers | add, change and retire them
    The members | the steward | let them in, and pause them`,
  'roles.meeting': { na: 'They come together at the counter.' },

  'constants.orders': `
    What | They choose | Paid by | They get it by | Changed or cancelled until | If something is wrong
    A reservation | the tool and the day | nothing, it is free | coming to the shed | it is handed out | they tell the counter`,
  'constants.plans': `
    Plan or fee | Price | What it gives | When it ends
    Membership | 20 euros a year | up to three tools at once | after a year, with a reminder`,
};
