import { Link } from 'react-router';
import { knownValue } from '#core/product.ts';
import { Hole } from './hole.tsx';
import { decodePath, useHref } from './navigation.ts';
import { usePrototype } from './prototype-context.tsx';

export function PageNotFound({ path }: { path: string }) {
  const { product } = usePrototype();
  const href = useHref();
  const { disclosure } = product.model.errors;
  return (
    <div className="proto-screen">
      <h1 className="m-0 min-w-0 wrap-anywhere">
        There is no page at <bdi>{decodePath(path)}</bdi>
      </h1>
      <p>
        <Link to={href('/')}>To the first page</Link>
      </p>
      {knownValue(disclosure) === undefined && (
        <Hole q="errors.disclosure" words="nobody has said what people read here" />
      )}
    </div>
  );
}
