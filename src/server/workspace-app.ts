import { randomBytes } from 'node:crypto';
import { type PastSpeakers, pastSpeakersIn } from './access/past-speakers.ts';
import type { AccessParts } from './access/routes.ts';
import { createApp } from './app.ts';
import { openEvents } from './audience/events.ts';
import { MAX_OPEN_QUESTIONS } from './commands/raise-questions.ts';
import type { Claims } from './commands/vote-guard.ts';
import type { Store } from './disk/store.ts';
import { type Diagnostics, faultReporter } from './http/diagnostics.ts';
import type { Assets } from './http/page.ts';
import type { ServerLine } from './http/server-line.ts';
import { type LivePresence, openPresenceFor } from './presence/open-presence.ts';
import type { OutsideDocuments } from './source/outside-documents.ts';
import { openLiveWorkspace } from './workspace/live-workspace.ts';

interface WorkspaceAppOptions {
  readonly store: Store;
  readonly name: string;
  readonly outside?: OutsideDocuments;
  readonly assets: Assets | Promise<Assets>;
  readonly diagnostics: Diagnostics;
  readonly log: (sentence: string) => void;
  /** To the other servers of the workspace; absent where there are none. */
  readonly line?: ServerLine;
  readonly claims?: Claims;
  readonly door: (spoken: () => PastSpeakers) => Promise<AccessParts>;
}

export type WorkspaceApp = Awaited<ReturnType<typeof openWorkspaceApp>>;

/** All that serves one workspace, wherever its files are kept. */
export async function openWorkspaceApp(options: WorkspaceAppOptions) {
  const { store, name, outside, diagnostics, log } = options;
  const onError = faultReporter(diagnostics, log);
  const events = openEvents(randomBytes(4).toString('hex'));
  let presence: LivePresence | undefined;
  const opening = openLiveWorkspace({
    store,
    name,
    now: () => new Date(),
    ...(outside && { outside }),
    most: MAX_OPEN_QUESTIONS,
    onChange: (change) => {
      events.publish(change);
      presence?.changed();
      const isProblem = change.kind === 'trouble' || change.kind === 'source';
      if (isProblem && change.sentence !== null) log(change.sentence);
    },
    onError,
    claims: options.claims,
  });
  const [live, assets] = await Promise.all([opening, options.assets]);
  const door = await options.door(() => pastSpeakersIn(live.snapshot().facts));
  const { access } = door;
  presence = openPresenceFor(live, events, access, onError, options.line);
  const app = createApp({ live, events, presence, assets, diagnostics, door });
  return {
    app,
    door,
    live,
    /** Starts to follow the store, copies a changed source document into SPEC.md, and raises the questions that follow. */
    start: (): Promise<unknown> => {
      live.follow();
      return (
        live.source
          .take()
          // The source reports its own failures; questions are raised in any case.
          .catch(() => undefined)
          .then(() => live.raiseStanding())
          .catch(onError)
      );
    },
    streams: events.count,
    endStreams: () => {
      events.close();
      presence?.close();
    },
    written: async () => {
      await live.close();
      await access.close();
    },
  };
}
