import type { DiagramLook } from './parts.ts';
import { END_WORDS, LOOK_WORDS } from './words.ts';

interface KeyProps {
  readonly looks: ReadonlySet<DiagramLook>;
  readonly signs: ReadonlySet<string>;
  /** Whether there is something that arrow keys move between. */
  readonly walkable: boolean;
}

const ORDER: readonly DiagramLook[] = ['said', 'guess', 'hole'];

/** What the textures of a drawing mean, and how to get around in it. */
export function Key({ looks, signs, walkable }: KeyProps) {
  return (
    <div className="diagram-key">
      {ORDER.filter((look) => looks.has(look)).map((look) => (
        <span key={look}>
          <i className={`diagram-swatch ${look}`} />
          {LOOK_WORDS[look]}
        </span>
      ))}
      {[...END_WORDS].map(
        ([sign, words]) =>
          signs.has(sign) && (
            <span key={sign}>
              <b>{sign}</b> {words}
            </span>
          ),
      )}
      {walkable && <span className="diagram-hint">Arrow keys go from one to the next.</span>}
    </div>
  );
}
