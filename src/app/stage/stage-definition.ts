import type { ComponentType, ReactNode } from 'react';
import type { Part, PointView, Tone } from '#core/index.ts';
import type { Product } from '#core/product.ts';

/** How much is known of what a stage shows. `nothing`: nothing of its kind has a name. */
export type Completeness = 'nothing' | 'partly' | 'known';

/** One of the things that a stage shows one at a time. */
export interface Subject {
  readonly id: string;
  readonly label: string;
  readonly completeness: Completeness;
}

export interface SceneProps {
  readonly view: PointView;
  readonly product: Product;
  readonly completeness: Completeness;
  /** The chosen one of the stage’s subjects; undefined where it has none. */
  readonly subject: string | undefined;
  /** Chooses a subject, and opens a question about it if one is given. */
  readonly choose: (id: string, question?: string) => void;
}

/** The title above a scene, and one sentence below it. */
type SceneWords = readonly [title: string, lead: string];

type WordsByLevel = Readonly<Partial<Record<Completeness, SceneWords>>>;

/** What people read around a scene. What a level of completeness does not say, the level below it says. */
export interface SceneTexts extends WordsByLevel {
  /** A few words, for its tab. */
  readonly name: string;
  readonly nothing: SceneWords;
  /** The same for a sober workspace, where the others joke. */
  readonly sober?: WordsByLevel;
}

const LEVELS: readonly Completeness[] = ['known', 'partly', 'nothing'];

/** Title and lead of a scene, in the tone of the workspace. */
export function sceneWords(texts: SceneTexts, tone: Tone, completeness: Completeness): SceneWords {
  for (const level of LEVELS.slice(LEVELS.indexOf(completeness))) {
    const words = (tone === 'sober' && texts.sober?.[level]) || texts[level];
    if (words) return words;
  }
  return texts.nothing;
}

export interface StageDefinition {
  readonly part: Part;
  readonly completenessOf: (product: Product) => Completeness;
  /** Whether all of it is decided, nothing assumed or stale. */
  readonly isFirm: (product: Product) => boolean;
  /** What is shown one at a time, and the search parameter that holds the chosen one. */
  readonly subjects?: {
    readonly key: string;
    readonly of: (product: Product) => readonly Subject[];
    /** Whether the scenes draw the choice themselves. */
    readonly isDrawn?: boolean;
    /** The subject that owns an item, by the id of the item, such as a relation. */
    readonly owners?: (product: Product) => ReadonlyMap<string, string>;
  };
  /** The address in the address bar of the stage. */
  readonly address: (product: Product, subject: string | undefined) => ReactNode;
  readonly texts: Readonly<Record<string, SceneTexts>>;
  /** The picture of each scene, with at most five questions: those whose record names it. */
  readonly drawings: Readonly<Record<string, ComponentType<SceneProps>>>;
  /**
   * While nothing of its kind has a name, the drawings show the captioned questions themselves; these stand beside them
   * also then.
   */
  readonly besideAtFirst?: readonly string[];
}

export function textsOf({ texts }: StageDefinition, scene: string): SceneTexts {
  return texts[scene] ?? { name: scene, nothing: [scene, ''] };
}
