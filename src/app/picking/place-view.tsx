import type { Piece, Place } from '#core/picking.ts';
import { viewOf } from '#core/picking.ts';
import { Button } from '../kit/button.tsx';
import { ChoicesSelect } from './choices-select.tsx';
import { TypedInput } from './typed-input.tsx';

type Tree = Place['tree'];

interface PlaceViewProps {
  readonly place: Place;
  /** Receives the whole expression after a pick. */
  readonly onPick: (tree: Tree) => void;
}

/** A place as a sentence of things to pick; what has lines of its own stands below, set in. */
export function PlaceView({ place, onPick }: PlaceViewProps) {
  const isBlock = place.wants === 'test';
  return (
    <span className={isBlock ? 'flex flex-wrap items-center gap-x-1.5 gap-y-1.5 min-w-0' : 'contents'}>
      {viewOf(place).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place, so that the focus stays where it is.
        <PieceView key={at} piece={piece} onPick={onPick} />
      ))}
    </span>
  );
}

function PieceView({ piece, onPick }: { piece: Piece; onPick: (tree: Tree) => void }) {
  switch (piece.is) {
    case 'words':
      return <span className="text-ink-2">{piece.words}</span>;
    case 'choices':
      return <ChoicesSelect {...piece} onPick={onPick} />;
    case 'typed':
      return <TypedInput label={piece.label} typed={piece.typed} onPick={onPick} />;
    case 'button':
      return (
        <Button
          look="plain"
          className="plain px-1 min-h-8"
          aria-label={piece.label}
          onClick={() => onPick(piece.pick())}
        >
          {piece.words}
        </Button>
      );
    case 'place': {
      const inner = <PlaceView place={piece.place} onPick={onPick} />;
      return piece.apart ? (
        <fieldset className={APART} aria-label={piece.label}>
          {inner}
          <RemovalButton piece={piece} onPick={onPick} />
        </fieldset>
      ) : (
        <>
          {inner}
          <RemovalButton piece={piece} onPick={onPick} />
        </>
      );
    }
  }
}

interface RemovalButtonProps extends Pick<PlaceViewProps, 'onPick'> {
  readonly piece: Extract<Piece, { readonly is: 'place' }>;
}

function RemovalButton({ piece: { label, removal }, onPick }: RemovalButtonProps) {
  if (!removal) return null;
  return (
    <button
      type="button"
      className="grid shrink-0 place-items-center size-8 p-0 ui-lg text-ink-2 bg-transparent border-0 rounded
        hover:bg-pen-wash hover:text-pen"
      aria-label={`Remove: ${label}`}
      onClick={() => onPick(removal())}
    >
      ×
    </button>
  );
}

const APART =
  'basis-full flex items-start justify-between gap-2 min-w-0 m-0 pl-3 py-0.5 border-0 border-l-2 border-line';
