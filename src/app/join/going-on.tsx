import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useRole } from '../session/session.ts';
import { enterWorkspace } from '../workspace/store.ts';

/** Where to when nothing goes on right now. */
const MEANWHILE = { facilitator: '/walk', stakeholder: '/walk/mine', viewer: '/' } as const;

/** For whoever is in: on to what goes on. */
export function GoingOn() {
  const go = useNavigate();
  const role = useRole();
  useEffect(() => {
    void enterWorkspace().then((known) =>
      go(known?.workspace.walking ? '/walk' : MEANWHILE[role], { replace: true }),
    );
  }, [go, role]);
  return <p className="lead">You are in. One moment …</p>;
}
