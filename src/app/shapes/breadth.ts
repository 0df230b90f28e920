/** The classes that say whether rows become cards where there is little room, and whether there is ever too little. */
export function breadth(columns: number): string {
  if (columns <= 2) return 'shape-sheet';
  return columns <= 6 ? 'shape-sheet shape-stacks' : 'shape-sheet shape-stacks shape-vast';
}
