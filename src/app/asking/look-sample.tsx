import type { CSSProperties } from 'react';
import type { Question } from '#core/index.ts';
import type { FirstWords, LookAnswers, Product, WornLook } from '#core/product.ts';

/** What each question on the look decides. */
const DECIDES: Readonly<Record<string, keyof LookAnswers>> = {
  'screens.background': 'background',
  'screens.colour': 'colour',
  'screens.impression': 'impression',
  'screens.layout': 'layout',
};

/** Whether the options of a question are pointed at on samples of their own first screen. */
export function asksForLook({ id }: Question): boolean {
  return Object.hasOwn(DECIDES, id);
}

type Core = Pick<
  typeof import('#core/product.ts'),
  'firstWords' | 'inkOn' | 'lookAnswers' | 'pointedAt' | 'readColour' | 'wornLook'
>;

/** Their first screen as it would be with an option, and otherwise as it was decided. */
export function lookSample({ id, shape }: Question, product: Product, core: Core) {
  const asked = DECIDES[id] ?? 'layout';
  const isColour = asked === 'background' || asked === 'colour';
  return (words: string) => {
    if (isColour && core.readColour(words) === undefined)
      return (
        <p className="problem m-0 basis-full" role="status">
          No colour is called “{words.trim()}”, so nothing would wear it: say one, such as “navy”, or its digits, such
          as #14532d.
        </p>
      );
    const isOption = 'options' in shape && shape.options.some((option) => option.id === words);
    if (!isColour && !isOption) return null;
    const said = core.pointedAt(core.lookAnswers(product), asked, words);
    return <LookSample said={said} worn={core.wornLook(said)} words={core.firstWords(product)} inkOn={core.inkOn} />;
  };
}

interface LookSampleProps {
  readonly said: LookAnswers;
  readonly worn: WornLook;
  readonly words: FirstWords;
  readonly inkOn: Core['inkOn'];
}

const LETTERS = { serif: 'ui-serif, Georgia, serif', plain: 'ui-sans-serif, system-ui, sans-serif' } as const;
const ROWS = [0, 1, 2];

/**
 * A small page with the words that were said; hatched where nobody has said any, dashed while nobody has decided on such
 * a page. A button of which nobody has said the colour is only an outline.
 */
export function LookSample({ said, worn, words, inkOn }: LookSampleProps) {
  const { ground, parts, skin, letters, menu } = worn;
  const isLong = said.layout === 'long';
  const paper = ground ?? '#ffffff';
  const style: CSSProperties = {
    '--ground': paper,
    '--ink': inkOn(paper),
    '--part': parts ?? 'transparent',
    '--on-part': parts ? inkOn(parts) : 'inherit',
    '--corner': `${(skin.radius ?? 4) * 0.7}px`,
    '--gap': `${(skin.density ?? 8) / 3}px`,
    ...(letters && { fontFamily: LETTERS[letters] }),
  };
  return (
    <span
      className={`flex flex-none w-38 h-29 overflow-hidden rounded-sm border-1 text-left font-ui text-[7px] leading-[9px]
        bg-(--ground) text-(--ink) ${menu === 'side' ? '' : 'flex-col'} ${words.isDecided ? 'border-line-strong' : 'border-dashed border-ink-2'}`}
      style={style}
      aria-hidden="true"
    >
      <span
        className={`flex gap-1.5 p-1.5 ${menu === 'side' ? 'flex-col w-10 border-r-1' : 'border-b-1'} border-[gray]`}
      >
        <b className="truncate">{words.name ?? <Unsaid className="w-6" />}</b>
        {!isLong &&
          [0, 1].map((at) => (
            <span className="truncate" key={at}>
              {words.menu[at] ?? <Unsaid className="w-5" />}
            </span>
          ))}
      </span>
      <span className="flex-1 min-w-0 grid content-start gap-1 p-1.5">
        {said.impression.includes('pictures') && <Unsaid className="w-full h-7" />}
        <b className="truncate text-[9px] leading-[11px]">{words.title ?? <Unsaid className="w-12" />}</b>
        {said.impression.includes('moving') && (
          <i className="block w-6 h-1 bg-[gray] motion-safe:animate-[ping_2s_infinite]" />
        )}
        <span className="grid overflow-hidden rounded-(--corner) border-1 border-[gray]">
          {ROWS.slice(isLong ? 1 : 0).map((at) => (
            <span className="truncate px-1 py-(--gap) not-first:border-t-1 border-[gray]" key={at}>
              {words.rows[at] ?? <Unsaid className="w-10" />}
            </span>
          ))}
        </span>
        <span
          className={`justify-self-start max-w-full truncate px-1 py-px rounded-(--corner) border-1 border-[gray]
            bg-(--part) text-(--on-part)`}
        >
          {words.press ?? <Unsaid className="w-8" />}
        </span>
        {isLong && (
          <b className="truncate pt-1 border-t-1 border-[gray] text-[9px] leading-[11px]">
            {words.menu[1] ?? <Unsaid className="w-12" />}
          </b>
        )}
      </span>
    </span>
  );
}

/** A place for words that nobody has said. */
function Unsaid({ className }: { className: string }) {
  return <i className={`inline-block h-1.5 align-middle bg-hatched border-1 border-hatch ${className}`} />;
}
