import type { ReactNode } from 'react';
import type { PointView } from '#core/index.ts';
import { Stage } from '../../stage/stage.tsx';
import { SideQuestions } from '../pieces/side-questions.tsx';
import { Register } from './register.tsx';
import { StageBadge } from './stage-badge.tsx';
import type { StageName } from './stage-name.ts';

/** The stages of a point in which something has a name. */
export type NamedStageName = Exclude<StageName, 'nothing'>;

interface NamedStageProps {
  readonly view: PointView;
  readonly stage: NamedStageName;
  /** What the screen says of itself: its title, and a sentence below. */
  readonly words: readonly [title: string, lead: string];
  readonly label: string;
  readonly address: string;
  /** Whether all that it draws was decided. */
  readonly firm: boolean;
  /** Questions beside the drawing, each with a few words. */
  readonly around: readonly (readonly [question: string, words: string])[];
  /** Labels of the things that other questions are about, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The drawing. */
  readonly children: ReactNode;
}

/** The frame of a screen about things with names: its drawing, the questions beside it, and all others below. */
export function NamedStage(props: NamedStageProps) {
  const { view, stage, words, label, address, firm, around, names, children } = props;
  const [title, lead] = words;
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Stage
        view={view}
        label={label}
        address={address}
        badge={<StageBadge view={view} stage={stage} firm={firm} />}
      >
        {children}
        <SideQuestions of={around} />
        <Register view={view} shown={new Set(around.map(([id]) => id))} names={names} />
      </Stage>
    </>
  );
}
