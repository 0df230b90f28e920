import { useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Note } from '../pieces/note.tsx';
import { RECEIPT } from './effects.ts';
import { spokenSize } from './invoices.ts';

/** Files of three sizes around the limit, and one that people really send. */
export function Upload({ limit }: { limit: number }) {
  const [size, setSize] = useState<number | null>(null);
  const files = [
    { says: 'receipt.pdf', bytes: RECEIPT },
    { says: 'just below', bytes: Math.max(0, limit - 1) },
    { says: 'exactly at it', bytes: limit },
    { says: 'just above', bytes: limit + 1 },
  ];
  const attach = (bytes: number) => {
    setSize(bytes);
    announce(verdict(bytes, limit));
  };
  return (
    <div className="constants-upload">
      <h2 className="small-head">Attach a file</h2>
      <div className="row">
        {files.map(({ says, bytes }) => (
          <Button key={says} onClick={() => attach(bytes)}>
            {says}
          </Button>
        ))}
      </div>
      <p data-refused={size !== null && size > limit ? '' : undefined}>
        {size === null ? `The limit is ${spokenSize(limit)}.` : verdict(size, limit)}
      </p>
      <Note says="Just below, exactly at, just above any limit" q="constants.boundaries" />
    </div>
  );
}

function verdict(bytes: number, limit: number): string {
  const both = `${spokenSize(bytes)}, and the limit is ${spokenSize(limit)}`;
  if (bytes > limit) return `Refused: ${both}.`;
  return bytes === limit ? `${both}. Taken; but who said that “at most” means this too?` : `Taken: ${both}.`;
}
