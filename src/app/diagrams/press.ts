/** How a part of a drawing is pressed, and whether it is the one that the Tab key reaches. */
export interface Press {
  readonly at: number;
  readonly reached: boolean;
  readonly go: () => void;
}
