/** What is said to the first questions of three products, by question, in the file form of its shape. */
export type Core = Readonly<Record<string, string>>;

const SHOP: Core = {
  'purpose.what': 'A web shop in which people buy mugs from our pottery.',
  'purpose.kind': '- shop',
  'purpose.name': 'Clay and Co',
  'purpose.groups': 'Customer | 300 | now and then | phone\nPotter | 2 | every day | desk',
  'screens.background': 'ivory',
  'screens.colour': 'teal',
  'entities.records':
    'Mug | Blue mug, 12.50 EUR, 40 in stock | Tall mug | Chipped mug | Mugs\nOrder | 1042, 25.00 EUR, Ann, paid | 1043 | 1044 | Orders',
  'screens.finding': 'A mug | its name | price | price | ',
  'constants.orders': 'A mug | the colour | card | the post | it is packed | we send another',
  'screens.looking-through': 'Mugs | cards | the picture and the price | the mug | | yes',
  'screens.looking-back': 'My orders | only I | all of them',
  'screens.content': 'Home | what we make | pictures and text | Potter',
  'roles.profile': 'Address | only I | no',
  'entities.mug.fields':
    'Name | text | | always | | Potter | Blue mug\nPrice | money | EUR | always | | Potter | 12.50\nPicture | image | | | | Potter |\nIn stock | number | | always | | Potter | 40',
  'entities.order.fields':
    'Number | text | | always | | | 1042\nBuyer | person | | always | | Customer | Ann\nMug | link | | always | | Customer | Blue mug\nTotal | computed | EUR | always | | | 25.00\nOrdered on | date | | always | | | 3 March\nWay to pay | choice | | always | | Customer | card',
  'roles.looked-after': 'Mugs and orders | Potter | everything',
  'roles.together': 'A mug | rate it | Customer | everybody',
  'screens.landing': 'Customer | Mugs | look, put aside, buy\nPotter | Orders | pack, send, refund',
  'screens.inventory':
    'Mugs | list | Mug | /\nMug page | detail | Mug | /mugs/:name\nMug form | form | Mug | /mugs/:name/edit\nBasket | form | Order | /basket\nOrders | list | Order | /orders\nOrder page | detail | Order | /orders/:number',
};

const CLINIC: Core = {
  'purpose.what': 'Patients book appointments with a doctor of our clinic and read their results.',
  'purpose.kind': '- health',
  'purpose.name': 'Mill Lane Clinic',
  'purpose.groups':
    'Patient | 2,000 | twice a year | phone\nDoctor | 4 | all day | desk\nReception | 2 | all day | desk',
  'screens.background': 'white',
  'screens.colour': 'blue',
  'entities.records':
    'Patient | Mary Quinn, born on 4 July 1961 | Ben Okoro | Lea Hahn | Patients\nAppointment | Mary Quinn, Dr Shah, 6 May, 10:20 | Ben Okoro, 11:00 | Lea Hahn, 11:20 | Appointments\nResult | Blood pressure 138 over 86 | Iron 12 | X-ray | Results',
  'roles.profile': 'Address and birthday | Reception and Doctor | yes',
  'screens.looking-back': 'My appointments and results | I and my doctor | ten years',
  'screens.charts': 'Blood pressure | line | the last year | | after each visit',
  'screens.handed-in': 'A wish for an appointment | day and reason | by email, within a day',
  'constants.orders': 'An appointment | the doctor and the hour | nothing | | the day before | call the reception',
  'entities.kept-in-order': 'Appointments | by day and doctor | | the reason',
  'screens.by-itself': 'A free hour | the day | the hours that are free | it is held for ten minutes',
  'screens.reports': 'Visits of a month | Doctor | how many, and for what | a sheet',
  'entities.patient.fields':
    'Name | text | | always | | Reception | Mary Quinn\nBorn on | date | | always | | Reception | 4 July 1961\nEmail | email | | | | Patient |\nAllergies | tags | | | | Doctor | penicillin',
  'entities.appointment.fields':
    'Patient | link | | always | | Patient | Mary Quinn\nDoctor | person | | always | | Patient | Dr Shah\nDay | date | | always | | Patient | 6 May\nReason | long text | | | | Patient | blood pressure',
  'entities.result.fields':
    'Patient | link | | always | | Doctor | Mary Quinn\nKind | choice | | always | | Doctor | blood pressure\nMeasured | number | | always | | Doctor | 138\nSheet | file | | | | Doctor |',
  'screens.landing':
    'Patient | My appointments | book, cancel, read a result\nDoctor | Today | open a patient, note a result, ask back\nReception | Today | book, move, call',
  'screens.inventory':
    'Today | list | Appointment | /today\nMy appointments | list | Appointment | /mine\nBook | form | Appointment | /book\nPatient page | detail | Patient | /patients/:name\nPatient form | form | Patient | /patients/:name/edit\nResults | list | Result | /results\nResult page | detail | Result | /results/:number\nResult form | form | Result | /results/new',
};

const TOOL_LIBRARY: Core = {
  'purpose.what': 'Neighbours book and borrow the tools of our street, free of charge.',
  'purpose.kind': '- booking',
  'purpose.name': 'The Shed',
  'purpose.groups': 'Neighbour | 120 | once a month | phone\nVolunteer | 6 | on Saturdays | a tablet in the shed',
  'screens.background': 'light-grey',
  'screens.colour': 'green',
  'constants.orders':
    'A tool | the days | nothing, it is free | they fetch it | the day before | they tell the volunteer',
  'entities.records':
    'Tool | Cordless drill, shelf 3 | Long ladder | Hedge trimmer | Tools\nLoan | Drill, Ann, 3 to 5 May | Ladder, Bob | Trimmer, Lea | Loans',
  'screens.looking-through': 'Tools | cards | the picture and whether it is free | the tool | | no',
  'screens.finding': 'A tool | its name | kind and free on a day | name | ',
  'screens.looking-back': 'My loans | I and the volunteers | a year',
  'screens.by-itself': 'Free days | a tool | the days on which it is free | at once',
  'screens.content': 'Start | what it is and when the shed is open | text and a picture | Volunteer',
  'roles.profile': 'Name and house number | the volunteers | their loans',
  'screens.help': '- mail',
  'entities.tool.fields':
    'Name | text | | always | | Volunteer | Cordless drill\nShelf | number | | | | Volunteer | 3\nPicture | image | | | | Volunteer |',
  'entities.loan.fields':
    'Tool | link | | always | | Neighbour | Drill\nNeighbour | person | | always | | Neighbour | Ann\nFrom | date | | always | | Neighbour | 3 May\nTo | date | | always | | Neighbour | 5 May',
  'screens.landing': 'Neighbour | Tools | look, book, give back\nVolunteer | Loans today | hand out, take back, repair',
  'screens.inventory':
    'Tools | list | Tool | /\nTool page | detail | Tool | /tools/:name\nTool form | form | Tool | /tools/:name/edit\nBook a tool | form | Loan | /book\nLoans today | list | Loan | /today\nMy loans | list | Loan | /mine',
};

/** A shop, a clinic and a tool library of which nothing but the core is said. */
export const THREE_PRODUCTS: Readonly<Record<string, Core>> = {
  shop: SHOP,
  clinic: CLINIC,
  'tool library': TOOL_LIBRARY,
};
