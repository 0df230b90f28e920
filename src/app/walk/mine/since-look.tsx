import { useEffect } from 'react';
import type { QuestionView, Somebody } from '#core/index.ts';
import { type Look, lookAt, type Since, sinceLook } from '#core/minutes.ts';
import { announce } from '../../kit/announcer.tsx';
import { draftStore } from '../../session/draft-store.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { QuestionLine } from './question-line.tsx';

/** What each person has seen on this device. */
const looks = draftStore<{ readonly look: Look }>('look', { look: '' });

const HEADS: readonly (readonly [list: keyof Since, head: string])[] = [
  ['decided', 'Decided'],
  ['contested', 'Contested now'],
  ['answered', 'Answers to yours'],
  ['raised', 'New questions'],
];

/** What has changed since somebody last looked. The first look sees everything. */
export function SinceLook({ who }: { readonly who: Somebody }) {
  const workspace = useWorkspace();
  const key = `${workspace.name}.${who.name}.${who.role}`;
  const { look } = looks.use(key);
  useEffect(() => {
    if (looks.read(key).look === '') looks.edit(key, { look: lookAt(workspace) });
  }, [key, workspace]);
  if (look === '') return null;
  const since = sinceLook(workspace, look, who);
  const count = HEADS.reduce((sum, [list]) => sum + since[list].length, 0);
  const seen = () => {
    looks.edit(key, { look: lookAt(workspace) });
    announce('Marked as seen.');
  };
  return (
    <section className="since" aria-label="What changed since you last looked">
      <h2>
        Since you last looked <small className="quiet">{count}</small>
      </h2>
      {count === 0 ? (
        <p className="quiet">Nothing has changed.</p>
      ) : (
        <>
          {HEADS.map(([list, head]) => (
            <Changed key={list} head={head} views={since[list]} />
          ))}
          <button type="button" className="button" onClick={seen}>
            Mark as seen
          </button>
        </>
      )}
    </section>
  );
}

/** As many as one reads. */
const MOST = 20;

function Changed({ head, views }: { readonly head: string; readonly views: readonly QuestionView[] }) {
  if (views.length === 0) return null;
  const more = views.length - MOST;
  return (
    <>
      <h3 className="small-head">{head}</h3>
      <ul className="task-lines">
        {views.slice(0, MOST).map((view) => (
          <li key={view.question.id}>
            <QuestionLine view={view} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">and {more} more.</p>}
    </>
  );
}
