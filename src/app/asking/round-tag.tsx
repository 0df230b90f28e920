import { useRound } from './round.ts';

/** The word of a question that is put to everybody at this moment. */
export function RoundTag({ question }: { question: string }) {
  const round = useRound(question);
  if (!round) return null;
  return (
    <span className="tag asked">{round.revealed ? 'Put to everybody' : 'Put to everybody, hidden'}</span>
  );
}
