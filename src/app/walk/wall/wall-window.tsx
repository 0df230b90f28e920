/** The window on the wall: opened once, wherever it is opened from. */
export const WALL = { href: '/walk/present', target: 'specwalk-wall' } as const;

/** The way to it. */
export function WallLink() {
  return (
    <a className="button" href={WALL.href} target={WALL.target}>
      Open it on the wall
    </a>
  );
}
