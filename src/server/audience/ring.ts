import type { Told } from './told.ts';

/** The newest events, for those who were away. */
export interface Ring {
  readonly keep: (told: Told) => void;
  /** What happened after `seq`; null where that is not known any more. */
  readonly after: (seq: number) => readonly Told[] | null;
}

/** Keeps so many events, and of large ones so many bytes together. */
export function openRing(most: number, mostBytes: number): Ring {
  const kept: Told[] = [];
  let bytes = 0;
  let newest = 0;
  const isFull = () => kept.length > most || (bytes > mostBytes && kept.length > 1);
  return {
    keep: (told) => {
      kept.push(told);
      bytes += told.size;
      newest = told.seq;
      while (isFull()) bytes -= kept.shift()?.size ?? 0;
    },
    after: (seq) => {
      const oldest = kept[0]?.seq ?? newest + 1;
      if (seq > newest || seq + 1 < oldest) return null;
      return kept.slice(seq + 1 - oldest);
    },
  };
}
