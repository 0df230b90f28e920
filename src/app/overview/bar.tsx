interface BarProps {
  /** How many say everything, how many something, and how many nothing. */
  readonly said: number;
  readonly partly: number;
  readonly unsaid: number;
  /** The same in words. */
  readonly label: string;
}

/** How far something is, in the three textures: solid is said, dashed is partly said, hatched nobody has said. */
export function Bar({ said, partly, unsaid, label }: BarProps) {
  const parts = [
    { look: 'said', count: said },
    { look: 'guess', count: partly },
    { look: 'hole', count: unsaid },
  ].filter(({ count }) => count > 0);
  return (
    <span className="bar" role="img" aria-label={label}>
      {parts.map(({ look, count }) => (
        <i key={look} data-look={look} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
