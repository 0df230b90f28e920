import { Note } from '../pieces/note.tsx';

/** The questions whose place is out of sight while everything is off. */
const OUT_OF_SIGHT: readonly { readonly q: string; readonly tells: string }[] = [
  { q: 'constants.service-levels', tells: 'How quickly should it be back?' },
  { q: 'constants.timers', tells: 'What has run out meanwhile?' },
  { q: 'constants.money', tells: 'What was about to be paid?' },
  { q: 'constants.boundaries', tells: 'What stood just at its limit?' },
];

/** The product while the main switch is off. What had been deleted in it is forgotten. */
export function Dark() {
  return (
    <section className="constants-product constants-off" aria-label="The product">
      <div className="constants-dark">
        <p>Dark. Forty people look at each other.</p>
      </div>
      {OUT_OF_SIGHT.map(({ q, tells }) => (
        <Note says={tells} key={q} q={q} />
      ))}
    </section>
  );
}
