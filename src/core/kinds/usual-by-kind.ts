/**
 * Ids of the questions of which the kinds know a usual answer, by kind: the order of asking weighs that, on the first page,
 * which has not fetched the answers themselves. A test holds it against the kinds.
 */
export const USUAL_BY_KIND: Readonly<Record<string, string>> = {
  shop: 'calls.repeat constants.money constants.service-levels entities.identity purpose.obligations roles.anonymous screens.irreversible screens.undo-window',
  marketplace:
    'calls.repeat constants.money entities.identity purpose.obligations roles.anonymous roles.looked-after roles.sign-in screens.irreversible',
  booking:
    'calls.repeat entities.identity purpose.obligations screens.irreversible states.conflict validation.across validation.unique',
  travel:
    'calls.repeat constants.money purpose.obligations roles.anonymous screens.devices screens.irreversible validation.across',
  company:
    'constants.service-levels errors.kept-work purpose.obligations roles.sign-in screens.content screens.devices screens.help screens.layout',
  portfolio:
    'constants.service-levels roles.sign-in screens.content screens.devices screens.help screens.impression screens.layout',
  news: 'constants.service-levels entities.history roles.anonymous roles.looked-after screens.devices screens.layout screens.shared-links',
  blog: 'entities.history errors.kept-work roles.anonymous roles.looked-after screens.layout screens.shared-links states.list',
  streaming: 'roles.looked-after roles.sign-out screens.background screens.devices screens.looking-back screens.tools',
  community:
    'entities.retention errors.disclosure purpose.obligations roles.looked-after roles.sign-in roles.sign-out roles.together screens.devices',
  chat: 'errors.kept-work purpose.obligations roles.sign-out screens.devices screens.layout screens.undo-window states.list',
  polls: 'purpose.obligations screens.devices screens.irreversible states.list validation.moment validation.unique',
  jobs: 'entities.retention errors.disclosure errors.kept-work purpose.obligations roles.anonymous roles.sign-in states.list',
  learning:
    'errors.kept-work purpose.obligations roles.sign-in roles.sign-out screens.devices screens.looking-back states.list',
  health:
    'entities.history entities.retention errors.disclosure purpose.obligations roles.sign-in roles.sign-out screens.irreversible validation.moment',
  'public-service':
    'entities.history errors.kept-work purpose.obligations roles.anonymous screens.devices screens.help screens.irreversible validation.moment',
  dashboard:
    'entities.files entities.identity roles.refusal roles.sign-out screens.devices screens.layout screens.own-settings',
  crm: 'entities.history entities.retention purpose.obligations roles.sign-in screens.devices screens.layout states.conflict states.list',
  erp: 'constants.money entities.history entities.retention errors.bulk roles.sign-in screens.layout states.conflict',
  project:
    'entities.history errors.kept-work roles.sign-in screens.devices screens.layout states.conflict states.list validation.across',
  internal:
    'entities.history purpose.obligations roles.absence roles.refusal roles.sign-in roles.sign-out states.list validation.moment',
  personal: 'entities.files entities.retention errors.kept-work roles.sign-out screens.devices screens.undo-window',
  game: 'roles.sign-out screens.devices screens.looking-back screens.own-settings screens.tools states.list',
  developer: 'calls.failure calls.repeat entities.identity errors.disclosure screens.devices screens.help',
};
