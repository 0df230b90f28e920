import { useEffect } from 'react';
import { Outlet } from 'react-router';

/** Keeps what stands below in step with the server. Fetched once a page stands, for the first one does not need it. */
export function KeepInStep() {
  useEffect(() => {
    void import('./in-step.ts').then(({ keepInStep }) => keepInStep());
  }, []);
  return <Outlet />;
}
