import { knownValue, listOf, questionOf } from '../answers/sourced.ts';
import type { Entity, Field } from '../model/types.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import type { Action } from '../slots/roles/actions.ts';
import { SCREEN_CONDITIONS, type ScreenCondition } from '../slots/screens/screens.ts';
import { questionForPlace } from '../workspace/questions/question-lookup.ts';
import { checkoutsOf } from './checkout.ts';
import { NO_RECORDS } from './edits.ts';
import { engagementWith } from './engagement.ts';
import { failureMap } from './failure-map.ts';
import { fieldViewsFor } from './field-views.ts';
import { columnsOf } from './list-view.ts';
import { messageFields } from './message-fields.ts';
import { offerGaps } from './offers/offer-gaps.ts';
import { footWords, screenWords } from './page-words.ts';
import { mayDo } from './permission-verdicts.ts';
import { exampleNumber, numberQuestion } from './record-number.ts';
import { isForm, landingOf, saidLanding } from './routes.ts';
import { type ProtoScreen, screensOf } from './screens-of.ts';

/** A place of the prototype that no open question asks for, and that nobody has filled all the same. */
export interface LooseEnd {
  /** Null: it is on no screen in particular. */
  readonly screen: ProtoScreen | null;
  /** What is missing: “how many there are”. */
  readonly place: string;
  /** Id of the question that would fill it, even if nobody has raised it. */
  readonly question: string;
  readonly why: 'left out of the decision' | 'put off' | 'not asked';
}

/** A place that may be empty. */
type Gap = Pick<LooseEnd, 'place' | 'question'>;

/** What the running prototype cannot show although no question is open for it; in the order of its screens. */
export const looseEnds = memoizeByProduct((product): readonly LooseEnd[] => {
  const all = [
    ...generalGaps(product).map((gap) => ({ ...gap, screen: null })),
    ...screensOf(product).flatMap((screen) => gapsOf(product, screen).map((gap) => ({ ...gap, screen }))),
  ].flatMap((gap): LooseEnd | readonly [] => {
    const why = reasonFor(product, gap.question);
    return why === null ? [] : { ...gap, why };
  });
  const keyOf = ({ screen, place, question }: LooseEnd) => JSON.stringify([screen?.id, place, question]);
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
});

/** Null while the question is open, and where it was decided that it does not apply. */
function reasonFor({ workspace }: Product, question: string): LooseEnd['why'] | null {
  const asked = questionForPlace(workspace, question);
  if (!asked) return 'not asked';
  const { status } = asked.view;
  if (asked.is === 'open') return status === 'deferred' ? 'put off' : null;
  return status === 'not-applicable' ? null : 'left out of the decision';
}

function generalGaps(product: Product): readonly Gap[] {
  const { model, index } = product;
  const { errors, screens } = model;
  return [
    ...gapIf(screensOf(product).length === 0, 'which screens it has', 'screens.inventory'),
    ...gapIf(index.roles.all.length === 0, 'which roles there are', 'roles.grants'),
    ...gapIf(errors.disclosure.is !== 'known', 'what people read where no page is', 'errors.disclosure'),
    ...index.roles.all.flatMap(({ id, label }) => {
      const said = saidLanding(product, id);
      const first = `what ${label} sees first${said ? `, as “${said.label}” is no screen` : ''}`;
      return gapIf(landingOf(product, id) === undefined, first, questionOf(screens.landings));
    }),
    ...[...footWords(product), ...screensOf(product).flatMap((screen) => screenWords(product, null, screen))].flatMap(
      ({ label, lines, takesMessages, question }) =>
        gapIf(lines.length === 0 && !takesMessages, `what “${label}” tells`, question),
    ),
    ...index.entities.all.flatMap((entity) => togetherGaps(product, entity)),
    ...index.calls.all.flatMap((call) => {
      const { sent, back } = messageFields(product, call);
      return [...(sent ?? []), ...(back ?? [])]
        .filter(({ means }) => means.is === 'unknown')
        .map(({ words, question }) => ({ place: `“${words}” in the message ${call.label}`, question }));
    }),
    ...offerGaps(product),
  ];
}

/** What people do with a thing, and how it is paid. */
function togetherGaps(product: Product, { id, label }: Entity): readonly Gap[] {
  const { unsaid, question } = engagementWith({ product, role: null, records: NO_RECORDS, today: '' }, id);
  return [
    ...gapIf(unsaid.length > 0, `what people do together with ${label}`, question),
    ...checkoutsOf(product)(id).flatMap((one) =>
      gapIf(one.paid === undefined, `how “${one.label}” is paid`, one.question),
    ),
  ];
}

function gapsOf(product: Product, screen: ProtoScreen): readonly Gap[] {
  const { entity, kind, question } = screen;
  const needsEntity = kind === 'list' || kind === 'detail' || isForm(screen);
  const about = product.index.entities.get(entity);
  return [
    ...gapIf(kind === null, 'what kind of screen it is', question),
    ...gapIf(needsEntity && !about, 'what it is about', question),
    ...(needsEntity && about ? gapsAbout(product, screen, about) : ownGaps(product, screen)),
    ...gapIf(
      isForm(screen) && kind === 'wizard' && listOf(screen.screen?.steps).length === 0,
      'which steps there are',
      `screens.${screen.id}.steps`,
    ),
    ...conditionGaps(screen, product),
    ...listOf(product.model.screens.links)
      .filter(({ from, to }) => from.id === screen.id && to.id === null)
      .map(({ to }) => ({ place: `where “${to.label}” leads`, question: 'screens.links' })),
    ...failureGaps(product, screen),
  ];
}

/** Of a screen that is about no entity. */
function ownGaps({ model, index }: Product, { id, kind, screen }: ProtoScreen): readonly Gap[] {
  const { catalogue } = model.errors;
  switch (kind) {
    case 'dashboard':
    case 'report': {
      const figures = listOf(screen?.figures);
      const isUnsaid = figures.length === 0 && screen?.regions.is !== 'known';
      return [
        ...gapIf(isUnsaid, 'which figures it shows', `screens.${id}.parts`),
        ...figures.flatMap(({ label, from }) =>
          gapIf(from.is !== 'known', `where “${label}” comes from`, questionOf(from)),
        ),
      ];
    }
    case 'page':
    case 'static':
      return gapIf(screen?.regions.is === 'unknown', 'what is on it', `screens.${id}.parts`);
    case 'sign-in':
      return gapIf(knownValue(model.roles.signIn) === undefined, 'how people sign in', 'roles.sign-in');
    case 'error':
      return [
        ...gapIf(index.errors.all.length === 0, 'what can go wrong', questionOf(catalogue)),
        ...index.errors.all.flatMap(({ label, text, action }) => [
          ...gapIf(text.is !== 'known', `what people read at “${label}”`, questionOf(text)),
          ...gapIf(action.is !== 'known', `what people can do at “${label}”`, questionOf(text)),
        ]),
      ];
    default:
      return [];
  }
}

/** Of a list, a page or a form of an entity. */
function gapsAbout(product: Product, screen: ProtoScreen, entity: Entity): readonly Gap[] {
  const fields = product.index.fields(entity.id).all;
  const views = fieldViewsFor(product, entity.id, null, screen);
  return [
    ...gapIf(fields.length === 0, `what is written on ${entity.label}`, `entities.${entity.id}.fields`),
    ...views.flatMap(({ field, shown }) => fieldGaps(field, isForm(screen) && shown === 'shown')),
    ...(screen.kind === 'list' ? listGaps(product, screen, entity) : []),
    ...(screen.kind === 'detail' ? pageGaps(product, screen, entity) : []),
    ...(isForm(screen) ? (['create', 'edit'] as const) : []).flatMap((action) =>
      permissionGaps(product, entity.id, action),
    ),
  ];
}

/** Of a field: in a form what is typed there; elsewhere only that its type is not known. */
function fieldGaps(field: Field, isTyped: boolean): readonly Gap[] {
  const { label, source, type, unit, values, target, id } = field;
  const kind = knownValue(type);
  if (kind === undefined) return [{ place: `what kind of field “${label}” is`, question: questionOf(type) }];
  if (!isTyped) return [];
  return [
    ...gapIf(kind === 'number' && unit.is !== 'known', `the unit of “${label}”`, source.question),
    ...gapIf(
      kind === 'choice' && values.is !== 'known',
      `the choices of “${label}”`,
      `${source.question}.${id}.values`,
    ),
    ...gapIf(kind === 'link' && !target?.id, `what “${label}” is linked to`, source.question),
  ];
}

function listGaps(product: Product, screen: ProtoScreen, entity: Entity): readonly Gap[] {
  const columns = columnsOf(product, screen);
  const hasNumber = columns.some(({ shows }) => shows === 'number');
  return [
    ...columns
      .filter(({ shows }) => shows === 'hole')
      .map(({ label, question }) => ({ place: `the column “${label}”`, question })),
    ...gapIf(hasNumber && !exampleNumber(entity), 'what a number looks like', numberQuestion(entity)),
    ...permissionGaps(product, entity.id, 'list'),
  ];
}

function pageGaps({ model }: Product, { screen, id }: ProtoScreen, entity: Entity): readonly Gap[] {
  const { sharedLinks, irreversible } = model.screens;
  const { relations } = model.entities;
  const shared = listOf(sharedLinks).filter((link) => link.screen.id === id);
  const own = listOf(relations).filter(({ from, to }) => from.id === entity.id || to.id === entity.id);
  const isGoneOpen = sharedLinks.is === 'unknown' || shared.some(({ gone }) => gone.is === 'unknown');
  return [
    ...gapIf(isGoneOpen, 'what shows when the record is gone', 'screens.shared-links'),
    ...gapIf(entity.history.is !== 'known', 'whether its past is kept', `entities.${entity.id}.history`),
    ...gapIf(irreversible.is === 'unknown', 'whether deleting can be taken back', 'screens.irreversible'),
    ...(screen?.related.is === 'known' || screen?.regions.is === 'known' ? [] : own).flatMap(
      ({ from, to, forth, back, source }) => {
        const other = from.id === entity.id ? to : from;
        const isCounted = forth.is === 'known' || back.is === 'known';
        return [
          ...gapIf(other.id === null, `what “${other.label}” is`, source.question),
          ...gapIf(other.id !== null && !isCounted, `how many of ${other.label} there are`, questionOf(forth)),
        ];
      },
    ),
  ];
}

/** Whether the roles may list, create or edit: while nobody has said so, the screen says that instead. */
function permissionGaps(product: Product, entity: string, action: Action): readonly Gap[] {
  return [null, ...product.index.roles.all.map(({ id }) => id)].flatMap((role) => {
    const row = action === 'edit' ? { ...BLANK, entity } : undefined;
    const { may, because, question } = mayDo({ product, role, records: NO_RECORDS, today: '' }, entity, action, row);
    return gapIf(may === 'unsaid', because, question);
  });
}

const BLANK = { id: '', row: 0, cells: new Map(), states: new Map(), links: new Map(), history: [] } as const;

export const CONDITION_WORDS: Readonly<Record<ScreenCondition, string>> = {
  empty: 'there is nothing',
  loading: 'it is still loading',
  partial: 'only half of it is there',
  failed: 'it is broken',
  forbidden: 'one may not see it',
};

function conditionGaps({ screen }: ProtoScreen, product: Product): readonly Gap[] {
  const hasErrorScreen = screensOf(product).some(({ kind }) => kind === 'error');
  return [...new Set(SCREEN_CONDITIONS.values())].flatMap((condition) => {
    const when = CONDITION_WORDS[condition];
    const decided = screen?.conditions.get(condition);
    const shows = knownValue(decided);
    const words = screen?.words.get(condition);
    if (!decided || shows === undefined) return [{ place: `what shows when ${when}`, question: 'screens.conditions' }];
    const hasMessage = shows === 'a message' || shows === 'a message and a button';
    const isSilent = hasMessage && !knownValue(words);
    return [
      ...gapIf(isSilent, `the message when ${when}`, words ? questionOf(words) : 'screens.conditions'),
      ...(shows === 'a message and a button' && screen && !knownValue(screen.firstStep)
        ? [{ place: `the button when ${when}`, question: questionOf(screen.firstStep) }]
        : []),
      ...gapIf(shows === 'another screen' && !hasErrorScreen, `which screen shows when ${when}`, questionOf(decided)),
    ];
  });
}

const failuresByScreen = memoizeByProduct(
  (product) => new Map(failureMap(product).map((row) => [row.screen, row.cells])),
);

function failureGaps(product: Product, screen: ProtoScreen): readonly Gap[] {
  return (failuresByScreen(product).get(screen) ?? []).flatMap((cell) =>
    (cell?.failures ?? [])
      .filter(({ text }) => text === null)
      .map(({ cause, question }) => ({ place: `what people read when: ${cause}`, question })),
  );
}

function gapIf(isEmpty: boolean, place: string, question: string): readonly Gap[] {
  return isEmpty ? [{ place, question }] : [];
}
