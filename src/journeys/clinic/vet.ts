/** What a vet of a small clinic answers when asked: by question, as one would type it into its form. */
export const VET_SAYS: Readonly<Record<string, string>> = {
  'purpose.what': 'It keeps the appointments, pets, owners, treatments and invoices of our small vet clinic.',
  'purpose.kind': 'Health',
  'screens.background': 'White',
  'screens.colour': 'Teal',
  'entities.records': `Thing | Example | Another | A third | Plural
Appointment | Tuesday 3 March, 10:40, Bruno, Dr Lang, 20 minutes, limps | Tuesday 3 March, 11:00, Mia, Dr Abel, 10 minutes, vaccination | Tuesday 3 March, 11:20, Rex, Dr Lang, 10 minutes, stitches out | Appointments
Pet | Bruno, dog, Labrador, born 12 May 2019, 31 kg | Mia, cat, tabby, born 1 April 2020, 4 kg | Rex, dog, terrier, born 9 June 2016, 8 kg | Pets
Owner | Anna Keller, 12 Mill Lane, 555 0142, anna@keller.example | Kenji Sato, 4 High Street, 555 0199, kenji@sato.example | Ben Okoro, 30 Quay Road, 555 0117, ben@okoro.example | Owners
Treatment | Bruno, 3 March, hind leg X-rayed, 80.00 EUR, Dr Lang | Mia, 3 March, vaccinated against cat flu, 45.00 EUR, Dr Abel | Rex, 3 March, stitches taken out, 20.00 EUR, Dr Lang | Treatments
Invoice | 2026-0117, Anna Keller, 3 March, 80.00 EUR, paid | 2026-0118, Kenji Sato, 3 March, 45.00 EUR, open | 2026-0119, Ben Okoro, 3 March, 20.00 EUR, paid | Invoices`,
  'roles.profile': `What | Who sees it | Must be there
An owner’s page: address, telephone, their pets, open invoices | Vet and Reception | yes
A pet’s page: weight, allergies, all treatments | Vet and Reception | yes`,
  'screens.looking-back': `What | Who sees it | How far back
All treatments of a pet | Vet and Reception | since its first visit
Invoices of an owner | Reception | ten years`,
  'screens.charts': `Figure or chart | Shown as | Over what time | Compared with | How fresh
Visits | a number | today | the same day last week | at once
Income | columns | each month | the month before | every evening`,
  'screens.handed-in': `What | Which details | What they hear back
Consent to an operation | pet, owner, what is done, signature | a copy on paper`,
  'entities.kept-in-order': `What | Planned or counted by | Sorted into | Told apart by kind
Appointments | day and hour | one column for each vet | visit, operation, vaccination
Vaccinations | the day they are due | months | kind of vaccine`,
  'constants.orders': `What | They choose | Paid by | They get it by | Changed or cancelled until | If something is wrong
An appointment, by telephone | vet, day, hour | card or cash after the visit | they come in | the evening before | they call us`,
  'screens.by-itself': `What | A person chooses or sets | Out of | Then, by itself
An invoice | the treatments | those of the visit | the sum is added up
The next vaccination | the vaccine | the list of vaccines | the day it is due is put down`,
  'screens.reports': `Report | For whom | What goes into it | Taken out as
Income of the month | the bookkeeper | all invoices, paid and open | a spreadsheet`,
  'entities.appointment.fields': `Field | Type | Unit | Required when | If left empty | Filled in by | Example
Day | date | | always | | Reception | 3 March 2026
Time | time of day | | always | | Reception | 10:40
Pet | link | | always | | Reception | Bruno
Vet | person | | always | | Reception | Dr Lang
Length | number | minutes | always | 20 | Reception | 20
Reason | text | | | | Reception | limps`,
  'entities.pet.fields': `Field | Type | Unit | Required when | If left empty | Filled in by | Example
Name | text | | always | | Reception | Bruno
Species | choice | | always | | Reception | dog
Breed | text | | | | Reception | Labrador
Born | date | | | | Reception | 12 May 2019
Weight | number | kg | | | Vet | 31
Owner | link | | always | | Reception | Anna Keller`,
  'entities.owner.fields': `Field | Type | Unit | Required when | If left empty | Filled in by | Example
Name | text | | always | | Reception | Anna Keller
Address | address | | always | | Reception | 12 Mill Lane
Telephone | telephone | | always | | Reception | 555 0142
Email | email | | | | Reception | anna@keller.example`,
  'entities.treatment.fields': `Field | Type | Unit | Required when | If left empty | Filled in by | Example
Pet | link | | always | | Vet | Bruno
Day | date | | always | today | Vet | 3 March 2026
What was done | long text | | always | | Vet | hind leg X-rayed
Price | money | EUR | always | | Vet | 80.00
Vet | person | | always | | Vet | Dr Lang`,
  'entities.invoice.fields': `Field | Type | Unit | Required when | If left empty | Filled in by | Example
Number | text | | always | | | 2026-0117
Owner | link | | always | | Reception | Anna Keller
Day | date | | always | today | Reception | 3 March 2026
Total | computed | EUR | | | | 80.00`,
  'purpose.groups': `Who | How many | How often | On what device
Vet | 2 | all day | a tablet and a desk
Reception | 2 | all day | a desk
Owner | 900 | only get reminders and invoices | a phone`,
  'screens.landing': `Role | Sees first | Three most frequent actions
Vet | Today | open a pet, write down a treatment, look up a vaccination
Reception | Today | book, move, take the money`,
  'screens.inventory': `Screen | Kind | About what | Address
Today | list | Appointment | /
Book | form | Appointment | /book
Pets | list | Pet | /pets
Pet page | detail | Pet | /pets/:name
Owner page | detail | Owner | /owners/:name
Treatment form | form | Treatment | /treatments/new
Invoices | list | Invoice | /invoices
Invoice page | detail | Invoice | /invoices/:number`,
  'purpose.name': 'Mill Lane Vets',
  'screens.finding': `What | Search by | Narrow by | Sort by | Near which place
A pet | its name or its owner’s | species | name |
An invoice | number or owner | paid or open | day |`,
  'screens.outputs': `What goes out | To whom | When | How
A reminder of an appointment | its owner | the day before | a text message
A reminder of a vaccination | its owner | a month before it is due | an email
The invoice | its owner | after the visit | on paper`,
  'roles.sign-in': 'With a name and a password',
  'screens.help': 'A telephone number',
  'roles.looked-after': `Area | Who looks after it | What they can do there
Prices of treatments | Vet | change them each January
Vaccines | Vet | add one, and how long it holds`,
  'purpose.problem':
    'Twice a week two pets stand at the desk for the same hour, because the diary is on paper. A vaccination is forgotten once a month.',
  'screens.devices': 'A tablet\nA computer at a desk',
  'purpose.obligations': 'Data about people\nBookkeeping, tax or payments',
  'entities.terms': `Word | It means | To whom
Patient | the animal | everybody here`,
  'purpose.last-case': `Step | Who
Mrs Keller calls: Bruno limps | Owner
Tuesday 10:40 is written into the diary | Reception
Dr Lang X-rays the leg and writes the card | Vet
The invoice is typed in Word and printed | Reception`,
  'states.appointment.list': `Answer | It means | Place | Kind of status, if it has several
Booked | it has an hour | first |
Waiting | they sit in the waiting room | on the way |
Seen | the vet is done | last |
Cancelled | they do not come | last |`,
  'roles.grants': `Role | Assigned by | Who has it first
Vet | Dr Lang | Dr Lang
Reception | Dr Lang | Petra`,
  'purpose.replaces': `System, spreadsheet or form | What happens to it
The paper diary | goes
The card index of pets | goes
Word, for invoices | goes`,
  'purpose.deciders': `About what | Who decides | Who stands in
What it does | Dr Lang | Dr Abel`,
  'purpose.out-of-scope': 'Owners booking by themselves\nOrdering medicine',
};

/** The same of what vet, reception and owner may do, a line a thing: one grid asks for all of it. */
export const VET_GRANTS: Readonly<Record<string, readonly [vet: string, reception: string, owner: string]>> = {
  appointment: ['see, create, change; no: delete', 'see, create, change, delete', 'nothing'],
  pet: ['see, create, change; no: delete', 'see, create, change; no: delete', 'nothing'],
  owner: ['see; no: create, change, delete', 'see, create, change; no: delete', 'nothing'],
  treatment: ['see, create, change; no: delete', 'see; no: create, change, delete', 'nothing'],
  invoice: ['see; no: create, change, delete', 'see, create, change; no: delete', 'nothing'],
};

/** What a vet would call asked in vain, and why: irrelevant, known already, a repetition, or “of course not”. */
export const IN_VAIN: Readonly<Record<string, string>> = {
  'entities.terms': 'There is no team next door.',
  'screens.help': 'By telephone, of course, as ever.',
};
