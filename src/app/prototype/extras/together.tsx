import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type Deed,
  type Done,
  dateInWords,
  doer,
  doneNow,
  doneWith,
  type Engagement,
  type OfferedDeed,
  recordLabel,
  type SampleRow,
  undone,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { Hole, WithLook } from '../hole.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { dispatch } from '../session-store.ts';

/** What is pressed, and what it says once it was. */
const WORDS: Readonly<Record<Deed, readonly [press: string, pressed: string]>> = {
  rate: ['Rate', 'rated'],
  like: ['Like', 'Liked'],
  follow: ['Follow', 'Following'],
  share: ['Share', 'Copied'],
  comment: ['Comment', 'commented'],
  write: ['Write to its author', 'Sent. Nobody reads it here.'],
  report: ['Report', 'Reported. Nobody looks into it here.'],
  aside: ['Put aside', 'Put aside for later'],
  order: ['Book or buy', 'Booked'],
};

const TOGGLED: ReadonlySet<Deed> = new Set(['like', 'follow', 'aside']);
const WRITTEN: ReadonlySet<Deed> = new Set(['write', 'report']);

/** Does something with a record, in the name of whoever acts; it can be undone as any other step. */
export function useDoing(row: SampleRow) {
  const { actor, product } = usePrototype();
  const me = doer(actor);
  const done = doneWith(actor, row);
  const send = (deed: Deed, change: ReturnType<typeof undone>) =>
    dispatch({ act: 'edit', says: `${me}, ${recordLabel(product, row)}: ${WORDS[deed][0]}`, changes: [change] });
  return {
    me,
    done,
    mine: (deed: Deed) => done.find((one) => one.deed === deed && one.by === me),
    does: (deed: Deed, says?: string, more?: string) => send(deed, doneNow(actor, row, deed, says, more)),
    takesBack: (one: Done) => send(one.deed, undone(one)),
  };
}

/** What people do with a record of others, below what it says. */
export function Together({ row, deeds, unsaid, question }: Engagement & { readonly row: SampleRow }) {
  const by = (deed: Deed) => deeds.find((one) => one.deed === deed);
  const [rate, comment] = [by('rate'), by('comment')];
  const pressed = deeds.filter((one) => one.may && (TOGGLED.has(one.deed) || one.deed === 'share'));
  const written = deeds.filter((one) => one.may && WRITTEN.has(one.deed));
  const refused = deeds.filter(({ may }) => !may);
  return (
    <section className="grid gap-4" aria-label="Together">
      <div className="row gap-3">
        {rate && <Rating row={row} offer={rate} />}
        {pressed.map((offer) => (
          <Offered key={offer.deed} offer={offer}>
            {offer.deed === 'share' ? <ShareButton /> : <Toggle row={row} deed={offer.deed} />}
          </Offered>
        ))}
        {written.map((offer) => (
          <Offered key={offer.deed} offer={offer}>
            <Written row={row} deed={offer.deed} />
          </Offered>
        ))}
      </div>
      {comment && <Comments row={row} offer={comment} />}
      {refused.map(({ deed, only }) => (
        <p key={deed} className="m-0 quiet">
          {WORDS[deed][0]}: only {only}
        </p>
      ))}
      {unsaid.length > 0 && (
        <p className="m-0">
          <Hole q={question} words={`nobody has said whether people ${OR.format(unsaid.map(wordsOf))} here`} />
        </p>
      )}
    </section>
  );
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

function wordsOf(deed: Deed): string {
  return WORDS[deed][0].toLowerCase();
}

function Offered({ offer: { look, question, only }, children }: { offer: OfferedDeed; children: ReactNode }) {
  return (
    <WithLook look={look} q={question} {...(look === 'guess' && { words: `${only}: not exact` })}>
      {children}
    </WithLook>
  );
}

function Toggle({ row, deed }: { row: SampleRow; deed: Deed }) {
  const { done, mine, does, takesBack } = useDoing(row);
  const own = mine(deed);
  const count = done.filter((one) => one.deed === deed).length;
  return (
    <Button aria-pressed={own !== undefined} onClick={() => (own ? takesBack(own) : does(deed))}>
      {WORDS[deed][own ? 1 : 0]}
      {count > 0 && ` ${count}`}
    </Button>
  );
}

/** The address of this page; whoever gets it may see there what they may see. */
function ShareButton() {
  const { pathname, search } = useLocation();
  return (
    <Button onClick={() => void copyText(`${window.location.origin}${pathname}${search}`)}>{WORDS.share[0]}</Button>
  );
}

const STARS = [1, 2, 3, 4, 5];

function Rating({ row, offer }: { row: SampleRow; offer: OfferedDeed }) {
  const { done, mine, does } = useDoing(row);
  const all = done.flatMap(({ deed, says }) => (deed === 'rate' ? [Number(says)] : []));
  const average = all.reduce((sum, one) => sum + one, 0) / all.length;
  const own = Number(mine('rate')?.says ?? 0);
  const shown = offer.may ? own : Math.round(average || 0);
  return (
    <Offered offer={offer}>
      <fieldset className="inline-flex items-center gap-2">
        <legend className="unseen">Rate</legend>
        <span className="inline-flex">
          {STARS.map((star) => (
            <button
              key={star}
              type="button"
              className="min-w-7 min-h-7 p-0 border-0 bg-transparent text-(--color-pen) text-[18px] disabled:opacity-100"
              aria-label={`${star} of 5 stars`}
              aria-pressed={star <= shown}
              disabled={!offer.may}
              onClick={() => does('rate', String(star))}
            >
              {star <= shown ? '★' : '☆'}
            </button>
          ))}
        </span>
        <span className="text-sm text-ink-2">
          {all.length === 0 ? 'Nobody has rated it yet' : `${average.toFixed(1)} from ${all.length}`}
        </span>
      </fieldset>
    </Offered>
  );
}

/** Something typed to somebody who is not here. */
function Written({ row, deed }: { row: SampleRow; deed: Deed }) {
  const { mine, does } = useDoing(row);
  const [isOpen, open] = useState(false);
  if (mine(deed)) return <span role="status">{WORDS[deed][1]}</span>;
  if (!isOpen) return <Button onClick={() => open(true)}>{WORDS[deed][0]}</Button>;
  return <TextForm label={WORDS[deed][0]} press="Send" send={(text) => does(deed, text)} autoFocus />;
}

interface TextFormProps {
  readonly label: string;
  readonly press: string;
  readonly send: (text: string) => void;
  readonly autoFocus?: boolean;
}

export function TextForm({ label, press, send, autoFocus }: TextFormProps) {
  const [text, type] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    send(text.trim());
    type('');
    announce(`${label}: done.`);
  };
  return (
    <form className="grid justify-items-start gap-2 w-full max-w-140" onSubmit={submit}>
      <textarea
        className="w-full min-h-16"
        aria-label={label}
        placeholder={`${label} …`}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it opens on a press.
        autoFocus={autoFocus}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit">{press}</Button>
    </form>
  );
}

function Comments({ row, offer }: { row: SampleRow; offer: OfferedDeed }) {
  const { done, me, does, takesBack } = useDoing(row);
  const all = done.filter(({ deed }) => deed === 'comment').toReversed();
  return (
    <section className="grid gap-3" aria-label="Comments">
      <h3 className="m-0">
        <Offered offer={offer}>Comments{all.length > 0 && ` (${all.length})`}</Offered>
      </h3>
      {all.length === 0 && <p className="m-0 quiet">None yet</p>}
      <ul className="grid gap-3">
        {all.map((one) => (
          <li key={one.id} className="pl-4 border-l-1 border-line text-sm wrap-anywhere whitespace-pre-line">
            {one.says}
            <span className="block text-ink-2">
              {one.by}, {dateInWords(one.on)}
              {one.by === me && (
                <Button look="plain" className="plain ml-2" onClick={() => takesBack(one)}>
                  Delete
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {offer.may && (
        <TextForm label="Your comment" press="Comment" send={(text) => does('comment', text, `${Date.now()}`)} />
      )}
    </section>
  );
}
