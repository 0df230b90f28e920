export function SaidTag({ settled }: { settled: boolean }) {
  return settled ? (
    <span className="tag said">Decided</span>
  ) : (
    <span className="tag guess">Said, not decided</span>
  );
}
