interface ItemListProps {
  readonly items: readonly string[];
}

/** Items as they were said, one below the other. */
export function ItemList({ items }: ItemListProps) {
  return (
    <ul className="shape-items">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may read the same.
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
