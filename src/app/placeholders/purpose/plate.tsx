import { Spot } from '../../stage/spot.tsx';

/** The name of the product, where another stage has its address. */
export function Plate() {
  return (
    <span className="purpose-plate flex flex-wrap items-center">
      <span>It is called</span> <Spot q="purpose.name" />
    </span>
  );
}
