import './placeholders.css';
import '../prototype/prototype.css';
import { PARTS } from '#core/index.ts';
import { knownValue, listOf, type Product } from '#core/product.ts';
import type { NamedKind } from '#core/spec/types.ts';
import { UnknownAddress } from '../stage/stage.tsx';
import type { StageDefinition, Subject } from '../stage/stage-definition.ts';
import { SilenceScene } from './calls/silence-scene.tsx';
import { TrustScene } from './calls/trust-scene.tsx';
import { WaitScene } from './calls/wait-scene.tsx';
import {
  completenessOf,
  completenessOfCall,
  completenessOfEntity,
  completenessOfGroup,
  completenessOfPermissions,
  completenessOfRules,
  isFirm,
} from './completeness.ts';
import { DialsScene } from './constants/dials-scene.tsx';
import { PricesScene } from './constants/prices-scene.tsx';
import { PromisesScene } from './constants/promises-scene.tsx';
import { LinksScene } from './entities/links-scene.tsx';
import { RecordScene } from './entities/record-scene.tsx';
import { YearsScene } from './entities/years-scene.tsx';
import { AfterScene } from './errors/after-scene.tsx';
import { BrokenScene } from './errors/broken-scene.tsx';
import { ContractScene } from './purpose/contract-scene.tsx';
import { MondayScene } from './purpose/monday-scene.tsx';
import { SentenceScene } from './purpose/sentence-scene.tsx';
import { EntranceScene } from './roles/entrance-scene.tsx';
import { PeopleScene } from './roles/people-scene.tsx';
import { PermissionsScene } from './roles/permissions-scene.tsx';
import { TogetherScene } from './roles/together-scene.tsx';
import { SCENE_TEXTS } from './scene-texts.ts';
import { AroundScene } from './screens/around-scene.tsx';
import { DoingScene } from './screens/doing-scene.tsx';
import { DoorsScene } from './screens/doors-scene.tsx';
import { AddressBar } from './screens/embedded-navigation.tsx';
import { FiguresScene } from './screens/figures-scene.tsx';
import { FindingScene } from './screens/finding-scene.tsx';
import { LookScene } from './screens/look-scene.tsx';
import { PageScene } from './screens/page-scene.tsx';
import { WordsScene } from './screens/words-scene.tsx';
import { lifecyclesOf, lifeOf } from './states/lifecycles.ts';
import { NextScene } from './states/next-scene.tsx';
import { TimeScene } from './states/time-scene.tsx';
import { EntityAddress } from './things/entity-address.tsx';
import { FormScene } from './validation/form-scene.tsx';
import { RulesScene } from './validation/rules-scene.tsx';

type OwnFields = Omit<StageDefinition, 'part' | 'completenessOf' | 'isFirm' | 'texts'>;

function stage(kind: NamedKind, own: OwnFields): StageDefinition {
  return {
    part: PARTS[kind],
    completenessOf: (product) => completenessOf(kind, product),
    isFirm: (product) => isFirm(kind, product),
    texts: SCENE_TEXTS[kind],
    ...own,
  };
}

/** Things with a name as subjects, each with how much is known of it. */
function subjectsOf<T extends Omit<Subject, 'completeness'>>(
  all: readonly T[],
  completenessOfOne: (one: T) => Subject['completeness'],
): readonly Subject[] {
  return all.map((one) => ({ id: one.id, label: one.label, completeness: completenessOfOne(one) }));
}

/** An address that is hatched until something has a name, then words. */
function addressWords(kind: NamedKind, after: string, words: string) {
  return (product: Product) =>
    completenessOf(kind, product) === 'nothing' ? <UnknownAddress after={after} /> : `yourproduct.example, ${words}`;
}

/** The placeholder of each kind of point: scenes on a stage. */
export const STAGES: Readonly<Record<NamedKind, StageDefinition>> = {
  purpose: stage('purpose', {
    subjects: {
      key: 'group',
      of: ({ model }) => subjectsOf(listOf(model.purpose.groups), completenessOfGroup),
      isDrawn: true,
    },
    address: ({ model }) => knownValue(model.purpose.name) ?? <UnknownAddress />,
    drawings: { sentence: SentenceScene, monday: MondayScene, contract: ContractScene },
  }),
  screens: stage('screens', {
    subjects: { key: 'page', of: ({ index }) => subjectsOf(index.screens.all, () => 'known') },
    address: (product) =>
      completenessOf('screens', product) === 'known' ? <AddressBar product={product} /> : <UnknownAddress />,
    besideAtFirst: ['screens.links', 'screens.shared-links'],
    drawings: {
      look: LookScene,
      finding: FindingScene,
      figures: FiguresScene,
      words: WordsScene,
      doing: DoingScene,
      doors: DoorsScene,
      page: PageScene,
      around: AroundScene,
    },
  }),
  entities: stage('entities', {
    subjects: {
      key: 'thing',
      of: ({ index }) => subjectsOf(index.entities.all, completenessOfEntity),
      owners: ({ model }) =>
        new Map(listOf(model.entities.relations).flatMap(({ id, from }) => (from.id === null ? [] : [[id, from.id]]))),
    },
    address: (product, entity) => <EntityAddress {...{ product, entity }} kind="list" after="/1" />,
    drawings: { record: RecordScene, links: LinksScene, years: YearsScene },
  }),
  states: stage('states', {
    subjects: { key: 'thing', of: lifecyclesOf },
    address: (product, subject) => (
      <EntityAddress product={product} entity={lifeOf(product, subject)?.entity?.id} kind="page" after="/1" />
    ),
    drawings: { next: NextScene, time: TimeScene },
  }),
  validation: stage('validation', {
    subjects: {
      key: 'thing',
      of: (product) => subjectsOf(product.index.entities.all, ({ id }) => completenessOfRules(product, id)),
    },
    address: (product, entity) => <EntityAddress {...{ product, entity }} kind="form" />,
    drawings: { form: FormScene, rules: RulesScene },
  }),
  roles: stage('roles', {
    subjects: {
      key: 'thing',
      of: (product) => subjectsOf(product.index.entities.all, ({ id }) => completenessOfPermissions(product, id)),
    },
    address: (product, entity) =>
      completenessOf('roles', product) === 'nothing' ? (
        <UnknownAddress after="/invoices" />
      ) : (
        <EntityAddress {...{ product, entity }} kind="list" />
      ),
    drawings: { together: TogetherScene, permissions: PermissionsScene, entrance: EntranceScene, people: PeopleScene },
  }),
  calls: stage('calls', {
    subjects: {
      key: 'call',
      of: (product) => subjectsOf(product.index.calls.all, (call) => completenessOfCall(product, call)),
    },
    address: addressWords('calls', '/save', 'and beyond'),
    drawings: { wait: WaitScene, silence: SilenceScene, trust: TrustScene },
  }),
  errors: stage('errors', {
    address: addressWords('errors', '/17', 'broken'),
    drawings: { broken: BrokenScene, after: AfterScene },
  }),
  constants: stage('constants', {
    address: addressWords('constants', '/invoices', 'and its numbers'),
    drawings: { prices: PricesScene, dials: DialsScene, promises: PromisesScene },
  }),
};
