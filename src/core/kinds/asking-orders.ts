import { LIFE_OF_A_THING, MANY_LIMITS, OTHER_SYSTEMS, OTHER_VISITORS, RULES_OF_AN_OFFICE } from './left-out.ts';

/** What matters to products of one kind. The first page ranks by it, and fetches nothing else of the kinds. */
export interface AskingOrder {
  /** The id of the kind. */
  readonly id: string;
  /** Ids of the questions about which people have most in mind here, besides those that every kind is asked. */
  readonly first: readonly string[];
  /** Ids of questions that hardly ever matter here. */
  readonly out: readonly string[];
}

/** Both as words with blanks between them. */
function order(id: string, first: string, out: readonly string[]): AskingOrder {
  return { id, first: first.trim().split(/\s+/), out: out.flatMap((words) => words.split(' ')) };
}

/** One for each kind, in the order in which people read them. */
export const ASKING_ORDERS: readonly AskingOrder[] = [
  order(
    'shop',
    `entities.records screens.finding constants.orders screens.looking-through screens.looking-back screens.content
    roles.profile roles.looked-after roles.together screens.shown
    screens.help screens.about-us states.transitions screens.outputs screens.impression`,
    [RULES_OF_AN_OFFICE, 'constants.plans screens.tools screens.rounds roles.meeting states.matrix'],
  ),
  order(
    'marketplace',
    `entities.records screens.looking-through screens.finding constants.orders roles.contributed screens.looking-back
    roles.profile roles.looked-after roles.together states.transitions
    screens.handed-in screens.help roles.sign-in constants.plans screens.content screens.outputs`,
    [RULES_OF_AN_OFFICE, 'screens.tools screens.rounds'],
  ),
  order(
    'booking',
    `constants.orders entities.records screens.looking-through screens.finding screens.looking-back
    screens.by-itself screens.content roles.profile screens.help screens.handed-in
    entities.kept-in-order screens.about-us screens.outputs states.transitions roles.looked-after`,
    [RULES_OF_AN_OFFICE, 'constants.plans screens.tools screens.rounds roles.meeting'],
  ),
  order(
    'travel',
    `constants.orders entities.records screens.finding screens.looking-through screens.looking-back
    screens.published roles.profile screens.by-itself screens.handed-in roles.together
    screens.content screens.own-settings screens.help screens.outputs roles.looked-after states.transitions`,
    [RULES_OF_AN_OFFICE, 'screens.rounds'],
  ),
  order(
    'company',
    `screens.content entities.records screens.about-us screens.shown screens.help screens.looking-through
    screens.impression screens.handed-in screens.layout screens.published
    screens.finding roles.looked-after`,
    [
      RULES_OF_AN_OFFICE,
      LIFE_OF_A_THING,
      OTHER_SYSTEMS,
      MANY_LIMITS,
      'constants.plans errors.bulk roles.several roles.scope roles.meeting screens.tools screens.rounds',
    ],
  ),
  order(
    'portfolio',
    `screens.content screens.about-us screens.shown entities.records screens.impression screens.published
    screens.looking-through screens.help screens.layout roles.profile
    screens.handed-in screens.finding`,
    [
      RULES_OF_AN_OFFICE,
      LIFE_OF_A_THING,
      OTHER_SYSTEMS,
      MANY_LIMITS,
      'constants.money constants.plans errors.bulk roles.several roles.scope roles.meeting screens.tools screens.rounds',
      'states.effects states.list states.transitions',
    ],
  ),
  order(
    'news',
    `screens.published entities.records screens.finding roles.together screens.looking-through roles.contributed
    screens.looking-back screens.own-settings screens.by-itself screens.content
    roles.looked-after roles.profile screens.charts screens.outputs screens.help`,
    [RULES_OF_AN_OFFICE, LIFE_OF_A_THING, MANY_LIMITS, 'constants.money errors.bulk screens.rounds screens.tools'],
  ),
  order(
    'blog',
    `entities.records screens.published roles.together roles.contributed screens.finding screens.looking-back
    screens.looking-through roles.profile screens.content screens.about-us
    roles.looked-after screens.tools screens.impression screens.own-settings screens.outputs`,
    [RULES_OF_AN_OFFICE, LIFE_OF_A_THING, OTHER_SYSTEMS, MANY_LIMITS, 'errors.bulk screens.rounds'],
  ),
  order(
    'streaming',
    `entities.records screens.published screens.looking-through screens.finding screens.by-itself screens.tools
    screens.looking-back roles.together roles.profile roles.contributed
    screens.own-settings constants.plans roles.looked-after roles.sign-in screens.charts`,
    [RULES_OF_AN_OFFICE, LIFE_OF_A_THING, 'errors.bulk'],
  ),
  order(
    'community',
    `entities.records roles.contributed roles.profile screens.finding roles.together screens.looking-through
    roles.looked-after screens.looking-back roles.sign-in roles.meeting
    screens.published screens.by-itself screens.own-settings roles.permissions screens.handed-in`,
    [RULES_OF_AN_OFFICE, LIFE_OF_A_THING, 'constants.money errors.bulk'],
  ),
  order(
    'chat',
    `entities.records screens.looking-back screens.tools screens.finding screens.by-itself roles.profile
    screens.own-settings roles.together roles.meeting roles.looked-after
    roles.sign-in roles.permissions screens.layout screens.outputs screens.help`,
    [RULES_OF_AN_OFFICE, 'constants.money constants.orders states.cascade states.matrix'],
  ),
  order(
    'polls',
    `screens.rounds entities.records screens.handed-in screens.by-itself screens.looking-through
    screens.looking-back screens.charts screens.published roles.contributed roles.together
    roles.looked-after roles.permissions roles.sign-in screens.outputs roles.profile`,
    [RULES_OF_AN_OFFICE, OTHER_SYSTEMS, 'constants.plans entities.retention-time states.cascade'],
  ),
  order(
    'jobs',
    `entities.records roles.profile screens.finding screens.handed-in screens.looking-through roles.contributed
    screens.looking-back screens.by-itself roles.looked-after states.transitions
    roles.meeting screens.content screens.outputs screens.help roles.permissions`,
    [RULES_OF_AN_OFFICE, 'constants.money screens.tools states.cascade'],
  ),
  order(
    'learning',
    `entities.records screens.rounds screens.published screens.looking-back screens.handed-in
    screens.looking-through screens.finding screens.charts roles.profile screens.help
    roles.meeting screens.content roles.looked-after screens.by-itself roles.together constants.orders screens.tools`,
    [RULES_OF_AN_OFFICE, 'states.cascade states.matrix'],
  ),
  order(
    'health',
    `entities.records roles.profile screens.looking-back screens.charts screens.handed-in entities.kept-in-order
    constants.orders screens.by-itself screens.reports screens.finding
    roles.permissions screens.outputs roles.sign-in roles.looked-after`,
    [OTHER_VISITORS, 'constants.plans screens.impression screens.shared-links states.cascade'],
  ),
  order(
    'public-service',
    `entities.records screens.handed-in screens.looking-back screens.content screens.help screens.finding
    states.transitions screens.by-itself screens.published roles.sign-in
    screens.outputs screens.about-us roles.profile roles.permissions roles.looked-after screens.languages`,
    ['constants.plans roles.together roles.meeting screens.impression screens.rounds screens.tools'],
  ),
  order(
    'dashboard',
    `screens.charts entities.records screens.finding screens.own-settings screens.by-itself screens.looking-through
    screens.reports screens.tools screens.looking-back screens.layout
    roles.looked-after roles.permissions screens.outputs screens.published`,
    [
      RULES_OF_AN_OFFICE,
      LIFE_OF_A_THING,
      'constants.orders constants.plans roles.meeting screens.rounds validation.existing',
    ],
  ),
  order(
    'crm',
    `entities.records screens.charts screens.help screens.by-itself screens.reports screens.looking-back
    screens.finding entities.kept-in-order states.transitions roles.looked-after
    roles.permissions screens.handed-in screens.outputs screens.own-settings roles.profile`,
    [OTHER_VISITORS, 'constants.plans screens.impression states.cascade'],
  ),
  order(
    'erp',
    `entities.records entities.kept-in-order screens.charts screens.reports states.transitions screens.finding
    screens.by-itself screens.looking-back screens.handed-in roles.looked-after
    roles.permissions screens.outputs constants.orders roles.profile`,
    [OTHER_VISITORS, 'constants.plans screens.impression screens.shared-links'],
  ),
  order(
    'project',
    `entities.records entities.kept-in-order screens.charts screens.handed-in screens.looking-back
    screens.by-itself screens.tools screens.reports states.transitions screens.finding
    roles.permissions roles.together roles.contributed screens.outputs roles.looked-after`,
    [RULES_OF_AN_OFFICE, 'constants.plans constants.orders screens.impression screens.rounds screens.shown'],
  ),
  order(
    'internal',
    `entities.records screens.handed-in screens.charts screens.looking-back screens.by-itself screens.finding
    entities.kept-in-order roles.looked-after screens.reports states.transitions
    roles.permissions screens.outputs roles.sign-in roles.profile screens.help`,
    [OTHER_VISITORS, 'constants.plans screens.impression screens.shared-links'],
  ),
  order(
    'personal',
    `entities.records screens.by-itself screens.tools screens.looking-back entities.kept-in-order screens.charts
    screens.own-settings screens.finding screens.help screens.layout
    screens.outputs roles.profile screens.reports`,
    [
      RULES_OF_AN_OFFICE,
      LIFE_OF_A_THING,
      OTHER_SYSTEMS,
      MANY_LIMITS,
      'constants.money constants.plans roles.grants roles.scope roles.several screens.shown',
    ],
  ),
  order(
    'game',
    `screens.tools screens.rounds screens.by-itself entities.records screens.looking-back screens.own-settings
    screens.charts roles.profile roles.meeting screens.looking-through
    roles.together screens.help screens.impression roles.sign-in`,
    [
      RULES_OF_AN_OFFICE,
      MANY_LIMITS,
      'constants.orders entities.files entities.retention-time errors.bulk states.cascade validation.required',
    ],
  ),
  order(
    'developer',
    `entities.records screens.by-itself screens.tools screens.help entities.kept-in-order screens.charts
    constants.plans screens.looking-back screens.reports screens.content
    calls.offers roles.sign-in roles.permissions screens.finding screens.own-settings`,
    ['entities.terms roles.absence roles.meeting screens.impression screens.rounds screens.shown states.cascade'],
  ),
];
