import { Spot } from '../../stage/spot.tsx';

export function ProductName() {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>It is called</span> <Spot className="text-md!" q="purpose.name" />
    </span>
  );
}
