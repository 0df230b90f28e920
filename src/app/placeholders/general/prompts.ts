/** What a good section answers, by the words of its title; the first row that matches counts. */
const PROMPTS: readonly (readonly [about: string, title: RegExp, prompts: string])[] = [
  [
    'risks',
    /\brisks?\b|mitigation|threats?\b/i,
    `What could go wrong, and how likely is it? Who or what is affected? How would you notice, and how soon?
      What will you do about it, and what risk remains?`,
  ],
  [
    'drawbacks',
    /drawback|downside|disadvantage|trade-?offs?|\bcons\b/i,
    `Why might we not do this? What becomes slower, harder or more expensive? Who loses something that they have
      today? What would we be stuck with for years?`,
  ],
  [
    'alternatives',
    /alternative|other options|considered options|options considered|rejected/i,
    `What else was considered, including doing nothing? What speaks for each of them? Why was it not chosen? What
      would have to change for it to win?`,
  ],
  [
    'tests',
    /\btest|verification|\bqa\b|quality assurance/i,
    `What must never break, and which test would show it? What is tested by unit tests, what end to end? On which
      systems, versions and data sizes? Who looks at the results, and what blocks a release?`,
  ],
  [
    'upgrading',
    /upgrade|downgrade|version skew|migrat/i,
    `What must somebody do to move from the version before? What happens to data and settings that are already there?
      What if only half of the parts have been upgraded? How do you go back, and what is lost?`,
  ],
  [
    'compatibility',
    /compatib|breaking/i,
    `What that works today stops working? Who relies on it, and how do they hear of it? How long do the old and the
      new way work side by side? Can old data still be read, and old clients still connect?`,
  ],
  [
    'the rollout',
    /roll-?outs?\b|roll-?backs?\b|enable|disable|release|deploy|launch|graduation|\balpha\b|\bbeta\b|\bga\b|feature flag/i,
    `Who gets it first, and how is it switched on? What must be true before everybody gets it? Which figure says that
      it has to be stopped? How is it switched off, and what stays behind?`,
  ],
  [
    'deprecation',
    /deprecat|sunset|end of life|removal/i,
    `What replaces it? Who still uses it, and how do you know? When do people hear of it, and when is it gone? What
      happens to those who do nothing?`,
  ],
  [
    'security',
    /secur|abuse|attack|trust|authentication|authorization|permission/i,
    `Who could misuse it, and what would they gain? What is newly reachable, stored or sent? Which check stands in
      the way, and who can get around it? What is logged, and who reads the log?`,
  ],
  [
    'privacy',
    /privacy|personal data|gdpr|data protection/i,
    `Which personal data is collected, and what for? Who can see it, and where is it kept? When is it deleted? Could it work with less?`,
  ],
  [
    'monitoring',
    /monitor|observab|metrics?\b|\bsl[iao]s?\b|alert|logging|troubleshoot|debug/i,
    `How does an operator know that it is in use, and that it works? Which figure matters most, and what is normal?
      At which value is somebody called? What do they look at first, and what can they do?`,
  ],
  [
    'performance',
    /scalab|performance|capacity|latency|throughput|resource usage|load\b|calls|size of/i,
    `How much is expected: records, users, calls a minute? What is the slowest that people would accept? What grows
      with use: memory, storage, traffic, money? What happens just above the limit?`,
  ],
  [
    'dependencies',
    /dependenc|depends? on|prerequisite|integration/i,
    `What must be there before this works? Who runs it, and have they agreed? What happens while it is slow, down or
      out of date?`,
  ],
  [
    'failures',
    /fail|error|edge cases?|corner cases?|exception/i,
    `What goes wrong most often, and what do people see then? What is kept, what is lost, and what is tried again?
      What happens with nothing, with one, and with far too many? What if two people do it at once?`,
  ],
  [
    'what is out of scope',
    /non-?goals?|out of scope|not in scope|exclusion/i,
    `What would people expect here that you will not do? Never, or just not yet? Who does it instead?`,
  ],
  [
    'goals',
    /\bgoals?\b|objective|success|acceptance|criteria|outcome/i,
    `What will be different for whom? Which figure shows it, and what is it today? By when? How would you know that
      it has failed?`,
  ],
  [
    'motivation',
    /motivation|problem|background|context|rationale|\bwhy\b|purpose/i,
    `What goes wrong today, for whom, and how often? What did it cost last time? What do people do instead? Why
      now?`,
  ],
  [
    'a user story',
    /user stor|scenario|use cases?|\bstory\b|journey/i,
    `Who wants to get what done, and when? What do they do, step by step? What do they see at the end? What goes
      wrong on the way?`,
  ],
  [
    'requirements',
    /requirement|assumption|constraint/i,
    `What must be possible, and for whom? How would a stranger test that it is met? Which of them would you give up
      first? What do you take for granted without having checked?`,
  ],
  [
    'open questions',
    /question|unresolved|unknown|undecided|\btbd\b|open (?:issue|point)/i,
    `What is still to be decided? Who can decide it, and by when? What waits for the answer?`,
  ],
  [
    'the decision',
    /decision|consequence/i,
    `What was decided, in one sentence? Who decided it, and on what grounds? What gets easier, what gets harder? What
      would make you decide again?`,
  ],
  [
    'the plan',
    /history|timeline|milestone|schedule|roadmap|implementation|plan\b|next steps/i,
    `What is done, what comes next, and what last? Who does it, and by when? What can be shipped on its own?`,
  ],
  [
    'resources',
    /infrastructure|resources?\b|cost|budget|team|staffing/i,
    `What is needed that is not there yet? What does it cost, once and every month? Who sets it up, and who looks
      after it?`,
  ],
  [
    'prior work',
    /prior art|reference|related|precedent|literature/i,
    `Who has solved this before, and how? What did they learn the hard way? What do you take over, and what do you do
      differently?`,
  ],
  [
    'documentation',
    /documentation|teach|guide-level|explain|education|communication/i,
    `How would you explain it to somebody new in three sentences? Which example shows it best? What has to be
      written, and by whom?`,
  ],
  [
    'accessibility',
    /accessib|internationali|locali[sz]|i18n|a11y/i,
    `Does it work with the keyboard alone, and with a screen reader? What depends on colour, sound or speed? Which
      languages, scripts and formats are needed?`,
  ],
  [
    'the summary',
    /summary|abstract|overview|introduction|tl;?dr/i,
    `What is it, in two sentences that anybody understands? Who is it for? What can they do afterwards that they
      cannot do today?`,
  ],
  [
    'the design',
    /design|proposal|specification|solution|approach|architecture|details|interface|\bapi\b|data model/i,
    `How does it work, from the first step to the last? Which parts are new, and which change? What does one real
      example look like, from end to end? What was hard to decide?`,
  ],
];

const GENERAL = `What would somebody need to know before they build it? What does one real example look like? Who decides
      it, and who has to agree? If it does not apply, why not?`;

/** What a good section under this title answers, with the words that lead to it. */
export function promptsFor(title: string): { readonly lead: string; readonly prompts: readonly string[] } {
  const row = PROMPTS.find(([, pattern]) => pattern.test(title));
  const lead = row ? `A good section on ${row[0]} answers:` : 'Worth saying here:';
  return { lead, prompts: (row?.[2] ?? GENERAL).replace(/\s+/g, ' ').split(/(?<=[?.]) (?=[A-Z])/) };
}
