/** Questions that matter where a team works by rules. */
export const RULES_OF_AN_OFFICE =
  'roles.absence roles.separation entities.terms validation.source constants.provenance';

/** Questions that matter where things move from state to state. */
export const LIFE_OF_A_THING =
  'states.matrix states.cascade states.idle states.conflict states.reversal states.reversal-time';

/** Questions that matter where much depends on other systems. */
export const OTHER_SYSTEMS = 'calls.authority calls.give-up calls.in-background calls.identity calls.quota';

/** Questions that matter where limits and rules are many. */
export const MANY_LIMITS = 'constants.boundaries constants.variants validation.severity validation.existing';

/** Questions that matter where people come to see something, to meet or to play, not to do the work of the house. */
export const OTHER_VISITORS =
  'roles.contributed roles.meeting roles.together screens.published screens.rounds screens.shown screens.tools';
