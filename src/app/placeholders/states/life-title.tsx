import type { Life } from './lives.ts';

/** Whose life it is; a life of nobody says so. */
export function LifeTitle({ life: { entity, label } }: { life: Life }) {
  return (
    <h2 className="states-title">
      {entity ? (
        <>
          The life of <bdi>{label}</bdi>
        </>
      ) : (
        'A life, and nobody has said whose'
      )}
    </h2>
  );
}
