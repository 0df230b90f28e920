/** Three dots. */
export function More() {
  return (
    <>
      <span aria-hidden="true">⋯</span>
      <span className="unseen">More of the walkthrough</span>
    </>
  );
}
