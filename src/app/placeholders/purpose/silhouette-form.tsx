import { type FormEvent, useId, useState } from 'react';
import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/fields.tsx';
import { type StatedRow, statedRows } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { Silhouette, type SilhouetteKind } from '../people/face.tsx';
import { SettledTag } from '../pieces/spot-card.tsx';

interface Person {
  readonly who: string;
  /** Index in `FREQUENCIES`; absent until the slider is moved for this person. */
  readonly often?: number;
}

const FIGURES: readonly { figure: SilhouetteKind; asks: string }[] = [
  { figure: 'plain', asks: 'Who is this?' },
  { figure: 'hat', asks: 'And who is this?' },
  { figure: 'paper', asks: 'Who only gets something out of it?' },
  { figure: 'outside', asks: 'Who must never get in?' },
];

/** Four silhouettes, the first of them replaced by known groups, and how often the selected one comes. */
export function SilhouetteForm() {
  const draftWriter = useDraftWriter();
  const known = statedRows(useAsking().view('purpose.groups'));
  const unknown = FIGURES.slice(Math.min(known.length, FIGURES.length - 1));
  const [people, setPeople] = useState<Readonly<Partial<Record<SilhouetteKind, Person>>>>({});
  const [chosen, setChosen] = useState<SilhouetteKind | null>(null);
  const current = unknown.find(({ figure }) => figure === chosen) ?? unknown[0];
  const person = current && people[current.figure];
  const named = unknown.filter(({ figure }) => people[figure]?.who.trim());
  const change = (figure: SilhouetteKind, next: Partial<Person>) =>
    setPeople({ ...people, [figure]: { who: '', ...people[figure], ...next } });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rows = named.map(({ figure }) => groupRow(figure, people[figure]));
    if (draftWriter.addRows('purpose.groups', rows, ['who']))
      announce(`${rows.map(({ who }) => who).join(', ')}: waiting in the answer. Save it there.`);
  };

  return (
    <form onSubmit={submit} aria-label="Four silhouettes">
      <ul className="grid gap-3 mb-4 grid-cols-4 max-md:grid-cols-2">
        {known.map((group) => (
          <KnownGroup key={group.cell('who')} group={group} />
        ))}
        {unknown.map(({ figure, asks }) => (
          <li
            className={PERSON_CARD}
            key={figure}
            data-look="hole"
            data-chosen={figure === current?.figure || undefined}
          >
            <Silhouette figure={figure} />
            <input
              className="field w-full px-2 py-1 voice-lg font-semibold text-center"
              value={people[figure]?.who ?? ''}
              aria-label={asks}
              placeholder="Name"
              onFocus={() => setChosen(figure)}
              onChange={(event) => change(figure, { who: event.target.value })}
            />
            <span className="quiet" aria-hidden="true">
              {asks}
            </span>
          </li>
        ))}
      </ul>
      {current && (
        <FrequencySlider
          who={person?.who.trim() || (current.figure === 'outside' ? 'the one outside' : 'this one')}
          often={person?.often}
          onChange={(often) => change(current.figure, { often })}
        />
      )}
      {named.length > 0 && (
        <Button type="submit" look="main">
          Put {plural(named.length, 'this person', 'these #')} into the answer
        </Button>
      )}
    </form>
  );
}

const PERSON_CARD = 'grid content-start justify-items-center gap-1.5 min-w-0 text-center wrap-anywhere';

function KnownGroup({ group }: { group: StatedRow }) {
  const who = group.cell('who');
  return (
    <li className={PERSON_CARD} data-look={group.settled ? 'decided' : 'guess'}>
      <Silhouette figure="plain" letter={who.slice(0, 1)} />
      <b className="voice-lg font-semibold">{who}</b>
      <span className="quiet">{group.cell('frequency')}</span>
      <SettledTag settled={group.settled} />
    </li>
  );
}

function groupRow(figure: SilhouetteKind, person: Person | undefined) {
  const often = person?.often === undefined ? undefined : FREQUENCIES[person.often]?.[0];
  return {
    who: person?.who.trim() ?? '',
    frequency: figure === 'outside' ? 'never, must be kept out' : (often ?? ''),
    device: figure === 'paper' ? 'none, only receives something' : '',
  };
}

interface FrequencySliderProps {
  readonly who: string;
  /** Undefined until the slider is moved. */
  readonly often: number | undefined;
  readonly onChange: (often: number) => void;
}

function FrequencySlider({ who, often: index, onChange }: FrequencySliderProps) {
  const id = useId();
  const [words, visits, means] = FREQUENCIES[index ?? 0] ?? FREQUENCIES[0];
  // The more often, the denser: from one stroke across the strip to a solid bar.
  const strokeGap = { '--purpose-gap': `${Math.max(2, 400 / Math.sqrt(visits))}px` };
  return (
    <div className="purpose-often grid grid-cols-1 gap-1 mb-4 wrap-anywhere">
      <label className="voice-lg font-semibold" htmlFor={id}>
        How often does {who} come?
      </label>
      <Slider
        className="w-full min-h-9 m-0"
        id={id}
        max={FREQUENCIES.length - 1}
        value={index ?? 0}
        says={words}
        onChange={onChange}
      />
      <span className="quiet flex justify-between" aria-hidden="true">
        <span>twice a year</span>
        <span>200 times a day</span>
      </span>
      <span className="purpose-strokes h-4.5 border-b-1 border-line-strong" style={strokeGap} aria-hidden="true" />
      <output className="voice-lg" htmlFor={id}>
        {index === undefined ? <span className="tag guess">Guess</span> : <span className="tag hole">You say</span>}{' '}
        <b>{words}.</b> {means}
      </output>
    </div>
  );
}

/** How often somebody comes, in visits per year of 220 working days of 8 hours, and what follows for the product. */
const FREQUENCIES = [
  ['twice a year', 2, 'They have forgotten everything. It must explain itself each time.'],
  ['once a month', 12, 'They remember that there was a button. Not where.'],
  ['once a week', 50, 'They know the way, and start to resent it.'],
  ['once a day', 220, 'One wasted minute costs each of them almost four hours a year.'],
  ['10 times a day', 2_200, 'They want keys, not menus.'],
  ['50 times a day', 11_000, 'One click too many is 11,000 clicks a year. Each.'],
  ['200 times a day', 44_000, 'Every two and a half minutes. When do they do their work?'],
] as const;
