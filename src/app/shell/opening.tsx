/** Shown for the moment in which the workspace is read. */
export function Opening() {
  return <p className="opening">Reading the specification …</p>;
}
