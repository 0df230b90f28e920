/** What was seen of the product and settles nothing, as quoted in the specification. */
export function Evidence({ evidence }: { evidence: readonly string[] }) {
  if (evidence.length === 0) return null;
  return (
    <section className="evidence">
      <h2 className="small-head">What we do see, and what it does not settle</h2>
      {evidence.map((seen) => (
        <blockquote key={seen}>{seen}</blockquote>
      ))}
    </section>
  );
}
