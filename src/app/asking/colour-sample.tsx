import type { Question, Workspace } from '#core/index.ts';
import { settledValue } from '#core/index.ts';
import type { readColour as ReadColour } from '#core/product.ts';

const BACKGROUND = 'screens.background';
const COLOUR = 'screens.colour';

/** Whether a question asks for a colour of the product. */
export function asksForColour({ id }: Question): boolean {
  return id === BACKGROUND || id === COLOUR;
}

/** A page of theirs in the colour that is asked for, with the other one as it was decided. */
export function colourSample({ id }: Question, { question }: Workspace, readColour: typeof ReadColour) {
  const other = settledValue(question(id === BACKGROUND ? COLOUR : BACKGROUND));
  const otherColour = typeof other === 'string' ? readColour(other) : undefined;
  return (words: string) => {
    const colour = readColour(words);
    if (colour === undefined)
      return (
        <p className="problem m-0 basis-full" role="status">
          No colour is called “{words.trim()}”, so nothing would wear it: say one, such as “navy”, or its digits, such
          as #14532d.
        </p>
      );
    const [ground, part] = id === BACKGROUND ? [colour, otherColour] : [otherColour, colour];
    return <Page ground={ground ?? '#ffffff'} part={part} />;
  };
}

/** A head, three lines and a button; a button of which nobody has said the colour is only an outline. */
function Page({ ground, part }: { ground: string; part: string | undefined }) {
  return (
    <i
      className="flex-none grid content-between gap-1 w-18 h-12 p-1.5 rounded-sm border-1 border-line-strong bg-(--ground)
        *:block *:rounded-[2px]"
      style={{ '--ground': ground, '--part': part ?? 'transparent' }}
      aria-hidden="true"
    >
      <b className="h-1.5 w-8 bg-[gray]" />
      <b className="h-1 bg-[gray] opacity-50" />
      <b className="h-1 w-10 bg-[gray] opacity-50" />
      <b className={`h-2.5 w-7 bg-(--part) ${part === undefined ? 'border-1 border-[gray]' : ''}`} />
    </i>
  );
}
