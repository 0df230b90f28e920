import type { Part } from '../../part.ts';

/** What is counted by the product itself: visits, and what happens in them. */
export const visit: Part = {
  'entities.visit.fields': `
    Site | link | Site | always | | Headcount | tidepoolbooks.example
    Device key | text | | always | | Headcount | A
    Visitor | computed | | | | Headcount | 2026-03-18 A
    Start | date and time | | always | now | Headcount | 2026-03-18T08:02:00Z
    End | date and time | | always | now | Headcount | 2026-03-18T08:09:00Z
    Over at | date and time | | | | Headcount | 2026-03-18T08:39:00Z
    UTM source | text | | | | Headcount | fb
    Referrer | text | | | | Headcount | Google
    Source | computed | | | | Headcount | Google
    Channel | choice | | always | Direct | Headcount | Organic Search
    Campaign | text | | | | Headcount | spring-letter
    Located in | text | | | | Headcount | Portugal
    Hidden network | yes or no | | always | no | Headcount | no
    Country | computed | | | | Headcount | Portugal
    Region | text | | | | Headcount | Lisboa
    City | text | | | | Headcount | Lisbon
    Device | choice | | always | Desktop | Headcount | Desktop
    Browser | text | | always | | Headcount | Chrome
    Operating system | text | | always | | Headcount | Mac
    Hostname | text | | | | Headcount | tidepoolbooks.example
    Entry page | computed | | | | Headcount | /
    Exit page | computed | | | | Headcount | /cart
    Pageviews | computed | pageviews | | | Headcount | 3
    Duration | computed | seconds | | | Headcount | 420
    Bounce | computed | | | | Headcount | no`,
  'entities.visit.fields.channel.values': `
    Direct | without a source | yes
    Organic Search | a search engine | yes
    Paid Search | a paid result of a search engine | yes
    Organic Social | a social network | yes
    Paid Social | a paid post on a social network | yes
    Organic Video | a video site | yes
    Paid Video | a paid video | yes
    Organic Shopping | a shopping site | yes
    Paid Shopping | a paid place on a shopping site | yes
    Email | a letter by email | yes
    Affiliates | a partner who is paid | yes
    Referral | a link on another website | yes
    Display | an advertisement with a picture | yes
    Paid Other | anything else that is paid | yes
    Cross-network | several networks at once | yes
    Audio | a podcast or the like | yes
    SMS | a message on the phone | yes
    Mobile Push Notifications | a notification on the phone | yes
    AI Assistants | an assistant that answers questions | yes`,
  'entities.visit.fields.device.values': `
    Desktop | a wide screen | yes
    Mobile | a phone | yes
    Tablet | in between | yes`,
  'entities.visit.fields.source.formula':
    'has(UTM source) and lower(UTM source) in ["fb", "facebook", "facebook-ads"] ? "Facebook" : has(UTM source) ? UTM source : has(Referrer) ? Referrer : "Direct / None"',
  'entities.visit.fields.visitor.formula': 'join([text(date(Start)), Device key], " ")',
  'entities.visit.fields.country.formula': 'Hidden network is yes ? "Anonymous VPN Service" : Located in',
  'entities.visit.fields.entry-page.formula': 'first(Events where Kind is Pageview).Page',
  'entities.visit.fields.exit-page.formula': 'last(Events where Kind is Pageview).Page',
  'entities.visit.fields.pageviews.formula': 'count(Events where Kind is Pageview)',
  'entities.visit.fields.duration.formula': 'End - Start',
  'entities.visit.fields.bounce.formula':
    'count(Events where Kind is Pageview) < 2 and none(Events where Kind is Custom and Interactive is yes)',
  'entities.visit.relations': 'Visit | Event | any number | exactly one | no | goes too',

  'entities.event.fields': `
    Field | Type | Unit | Required when | If left empty | Filled in by | Example | Kept as
    Visit | link | Visit | always | | Headcount | Google to /books/tide-tables
    At | date and time | | always | now | Headcount | 2026-03-18T08:02:00Z
    Kind | choice | | always | Pageview | Headcount | Pageview
    Page | text | | | | Headcount | /books/tide-tables | without its query
    Name | text | | | | Headcount | Newsletter signup
    Interactive | yes or no | | always | yes | Headcount | yes
    Scroll depth | number | % | | | Headcount | 90`,
  'entities.event.fields.kind.values': `
    Pageview | a page was opened | yes
    Custom | something else happened, by its name | yes`,
  'entities.event.fields.scroll-depth.range': '1 | 100 | %',
};
