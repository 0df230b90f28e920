import { useState } from 'react';
import { knownValue, listOf, lookOfSourced, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

const TOGETHER = 'roles.together';

/** A wall of notes with which nobody may do a thing, an empty frame, a strange identity card, and the door at the back. */
export function TogetherScene({ product }: SceneProps) {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <Wall product={product} />
        <SpotCard says="How people come together" q="roles.meeting">
          <Room />
        </SpotCard>
      </div>
      <div className="grid gap-4">
        <SpotCard says="An empty frame on the wall: put up by people themselves" q="roles.contributed">
          <Frame />
        </SpotCard>
        <SpotCard says="A person’s own page" q="roles.profile">
          <IdentityCard />
        </SpotCard>
        <SpotCard says="“Staff only.” What is looked after behind this door?" q="roles.looked-after" />
      </div>
    </div>
  );
}

const VERBS = ['comment', 'rate', 'like', 'follow', 'share', 'write', 'report'] as const;
type Verb = (typeof VERBS)[number];
const LABELS: Readonly<Record<Verb, string>> = {
  comment: 'Comment',
  rate: 'Rate',
  like: 'Like',
  follow: 'Follow',
  share: 'Share',
  write: 'Write to them',
  report: 'Report',
};

const NOTES = [
  ['Ben', 'Look what I have made!', '-rotate-2'],
  ['Ana', 'Does anybody know …?', 'rotate-1'],
  ['Kim', 'This one is rude.', '-rotate-1'],
] as const;

/** The notes that others left, with what was said that people may do with them. */
function Wall({ product }: { product: Product }) {
  const { together } = product.model.roles;
  const things = listOf(together);
  const look = lookOfSourced(together);
  const isOpen = isUnanswered(useAsking().view(TOGETHER));
  return (
    <section className="grid gap-4 p-4 bg-raised border border-line-strong rounded-lg" aria-label="A wall of notes">
      {isOpen && <UntouchableNotes />}
      {things.length > 0 && (
        <ul className="grid grid-fit-160 gap-3" data-look={look}>
          {things.map((one) => (
            <li
              className={`grid content-start gap-1 p-3 border rounded wrap-anywhere ${LOOK_BORDERS[look]}`}
              key={one.id}
            >
              <b className="voice-lg font-semibold">{one.label}</b>
              <span className="text-sm text-ink-2">{allowedWords((verb) => knownValue(one[verb]))}</span>
            </li>
          ))}
        </ul>
      )}
      <SpotCard says="What people do with what others made" q={TOGETHER} />
    </section>
  );
}

function allowedWords(said: (verb: Verb) => string | undefined): string {
  const allowed = VERBS.filter((verb) => said(verb) === 'yes').map((verb) => LABELS[verb].toLowerCase());
  return allowed.length === 0 ? 'to look at only' : allowed.join(', ');
}

function UntouchableNotes() {
  const writer = useDraftWriter();
  const allow = (verb: Verb) => writer.addRows(TOGETHER, [{ what: 'A note', [verb]: 'yes' }], ['what']);
  return (
    <>
      <ul className="grid grid-cols-3 max-sm:grid-cols-1 gap-4 px-2 pt-2">
        {NOTES.map(([by, says, turn]) => (
          <li className={`grid gap-1 p-3 bg-guess-wash dashed-guess ${turn} max-sm:rotate-0`} key={by}>
            <span className="voice-lg">{says}</span>
            <small className="text-sm text-ink-2">{by}, whom you do not know</small>
          </li>
        ))}
      </ul>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5 text-sm text-ink-2">
          They can be read, and nothing else. Press what people may do with them.
        </legend>
        {VERBS.map((verb) => (
          <Button key={verb} onClick={() => allow(verb)}>
            {LABELS[verb]}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

function Frame() {
  const isOpen = isUnanswered(useAsking().view('roles.contributed'));
  return isOpen && <i className="h-14 mt-1 border-4 border-double border-line-strong bg-hatched" aria-hidden="true" />;
}

/** What nobody would tell, for all to see. */
function IdentityCard() {
  const isOpen = isUnanswered(useAsking().view('roles.profile'));
  return (
    isOpen && (
      <div className="grid cols-56 items-center gap-3 p-2 mt-1 dashed-guess rounded-lg ui-sm" aria-hidden="true">
        <svg className="w-12 h-12 stroke-guess fill-none" viewBox="0 0 48 48" strokeWidth="2" aria-hidden="true">
          <circle cx="24" cy="17" r="9" />
          <path d="M6 46a18 18 0 0 1 36 0" />
        </svg>
        <span>
          Ana Silva
          <span className="block text-ink-2">Shoe size 43, 41,200 a year</span>
        </span>
      </div>
    )
  );
}

const CROWD = 12;

/** One room for all, in which everybody shouts. */
function Room() {
  const [shouts, setShouts] = useState(0);
  const isOpen = isUnanswered(useAsking().view('roles.meeting'));
  if (!isOpen) return null;
  const shout = () => {
    setShouts(shouts + 1);
    announce('Nobody has heard it.');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-1">
      <span className="flex flex-wrap gap-1" aria-hidden="true">
        {Array.from({ length: CROWD }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing of a crowd.
          <i className="w-4 h-4 dashed-guess rounded-full" key={at} />
        ))}
      </span>
      <Button onClick={shout}>Shout too</Button>
      {shouts > 0 && <span className="voice-lg">So do the other {CROWD}. Nobody has heard it.</span>}
    </div>
  );
}
