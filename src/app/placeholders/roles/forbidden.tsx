import { useState } from 'react';
import { Link } from 'react-router';
import { addressOfPoint, isClosed } from '#core/index.ts';
import { failureOf, knownValue, lookOfSourced, type Product, type Role } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import { FailureNote } from '../../prototype/failure-note.tsx';
import { LABELLED_ACTIONS, permissionCell } from './permission-cells.ts';

/** What a role may not do; each action can be tried all the same. */
export function ForbiddenToRole({ product, role }: { product: Product; role: Role }) {
  const closed = forbiddenActions(product, role);
  return (
    <section aria-label="What is forbidden">
      <h2 className="m-0 mb-2 wrap-anywhere">What {role.label} may not do</h2>
      {closed.length === 0 ? (
        <p className="voice-lg">Nothing at all is forbidden to {role.label}. Would you sign that?</p>
      ) : (
        <ForbiddenActionList product={product} role={role} closed={closed} />
      )}
    </section>
  );
}

type ForbiddenActions = ReturnType<typeof forbiddenActions>;

/** The actions that a role may do on no record, by entity. */
function forbiddenActions(product: Product, { id }: Role) {
  return product.index.entities.all.flatMap(({ id: entity, plural }) => {
    const actions = LABELLED_ACTIONS.filter((action) => permissionCell(product, id, entity, action.id).word === 'no');
    return actions.length === 0 ? [] : [{ entity, plural, actions: actions.map(({ label }) => label) }];
  });
}

/** Every forbidden action as a button; pressing one shows what somebody with a link to it would see. */
function ForbiddenActionList({ product, role, closed }: { product: Product; role: Role; closed: ForbiddenActions }) {
  const [tried, setTried] = useState<string | null>(null);
  const errors = product.workspace.points.find(({ point }) => point.kind === 'errors');
  const disclosure = knownValue(product.model.errors.disclosure);
  return (
    <>
      <dl className="m-0">
        {closed.map(({ entity, plural, actions }) => (
          <div
            className="grid grid-cols-[140px_minmax(0,1fr)] max-sm:grid-cols-1 gap-3 items-baseline py-2
              border-t-1 border-line"
            key={entity}
          >
            <dt className="voice-lg font-semibold wrap-anywhere">
              <bdi>{plural}</bdi>
            </dt>
            <dd className="flex flex-wrap gap-1.5">
              {actions.map((action) => (
                <Button
                  key={action}
                  className="min-h-8.5 px-3 py-1 text-sm text-ink-2 line-through bg-transparent border-1
                    border-ink-2 rounded-full hover:border-pen hover:text-ink"
                  aria-label={`As ${role.label}, ${action} ${plural} all the same`}
                  onClick={() => {
                    setTried(`${action} ${plural}`);
                    announce(`${role.label} was refused: ${action} ${plural}.`);
                  }}
                >
                  {action}
                </Button>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {tried !== null && (
        <div className="roles-tried p-4 mt-4 rounded-lg border border-pen">
          <p className="mb-3 voice-lg font-semibold">
            {role.label} was sent a link to “{tried}” and follows it:
          </p>
          <FailureNote
            failure={failureOf(product, { kind: 'refusal', id: '', label: 'Not allowed' })}
            dismiss={() => setTried(null)}
          />
          <p className="quiet">
            {disclosure === 'denied' && 'It reads as if there were no such thing. '}
            {errors && <Link to={addressOfPoint(errors.point.id)}>To what can go wrong</Link>}
          </p>
        </div>
      )}
    </>
  );
}

const REFUSALS = [
  ['hidden', 'It is not there', 'Where did the button go?'],
  ['greyed', 'It is greyed out, with the reason', 'Now they know that there is something.'],
  ['refused', 'It can be pressed, and says no', 'First they hope, then they are told.'],
] as const;

/** The three styles of refusal, each to be tried and chosen; once one is decided, only that one. */
export function RefusalChoices({ product, example }: { product: Product; example: string }) {
  const asking = useAsking();
  const view = asking.view('roles.refusal');
  const { refusal, refusalWords } = product.model.roles;
  const chosen = knownValue(refusal);
  const look = lookOfSourced(refusal);
  const card = `grid gap-2 content-start justify-items-start p-4 voice-lg font-semibold border rounded-lg ${LOOK_BORDERS[look]}`;
  const shown = REFUSALS.filter(([style]) => look !== 'decided' || style === chosen);
  return (
    <ul className="roles-refusals grid grid-fit-210 gap-4" data-look={look}>
      {shown.map(([style, says, drawback]) => (
        <li key={style} className={`${card} ${style === chosen && look !== 'decided' ? 'bg-decided-wash' : ''}`}>
          <RefusalSample way={style} example={example} words={knownValue(refusalWords) ?? 'Not for you.'} />
          <span>{says}.</span>
          <small className="ui-sm text-ink-2">
            {style === chosen && look !== 'decided' ? 'That was the answer. It has to be checked again.' : drawback}
          </small>
          {view && !isClosed(view.status) && (
            <Button onClick={() => asking.capture('roles.refusal', style)}>Like this</Button>
          )}
        </li>
      ))}
      {look === 'decided' && shown.length === 0 && <li className={card}>{chosen}</li>}
    </ul>
  );
}

function RefusalSample({ way, example, words }: { way: string; example: string; words: string }) {
  if (way === 'hidden') return <span className="w-30 h-9 border-1 border-dotted border-line" aria-hidden="true" />;
  return (
    <Button
      className={`button ${way === 'greyed' ? 'flex-col items-start border-line text-ink-2' : ''}`}
      aria-disabled={way === 'greyed' || undefined}
      onClick={() => announce(words)}
    >
      {example}
      {way === 'greyed' && <small className="ui-sm text-ink-2">{words}</small>}
    </Button>
  );
}
