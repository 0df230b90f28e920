import { useState } from 'react';
import { Button } from './button.tsx';
import { usePrinting } from './printing.ts';

/** The first `limit` of a list, and a button that shows all; on paper all are shown. */
export function useTruncated<T>(all: readonly T[], limit: number, says: string, className = 'button') {
  const [whole, setWhole] = useState(false);
  const printing = usePrinting();
  if (whole || printing || all.length <= limit) return { shown: all, more: null };
  const more = (
    <Button className={className} onClick={() => setWhole(true)}>
      {says}
    </Button>
  );
  return { shown: all.slice(0, limit), more };
}
