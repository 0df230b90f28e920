/** What stands between a person and saving, in one sentence. */
export function Problem({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p className="problem" role="alert">
      {sentence}
    </p>
  );
}
