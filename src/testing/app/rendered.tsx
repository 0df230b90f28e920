import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Workspace } from '#core/index.ts';
import {
  type ActorContext,
  addressFor,
  addressOf,
  consolePath,
  edgeCasesFor,
  failureFromEntry,
  fieldViewsFor,
  formProblems,
  GENERATOR_VERSION,
  initialValues,
  NO_EDITS,
  offeredCalls,
  openProduct,
  type Product,
  type ProtoScreen,
  playedRecords,
  type RuleProblem,
  type SampleSet,
  sampleSet,
  savedRecord,
  screensOf,
} from '#core/product.ts';
import { AskingProvider } from '../../app/asking/asking.tsx';
import { FailureNote } from '../../app/prototype/failure-note.tsx';
import { RuleMessage } from '../../app/prototype/hole.tsx';
import { extras } from '../../app/prototype/parts.ts';
import { PrototypeOfProduct } from '../../app/prototype/prototype-context.tsx';
import { PrototypeBanner, SimulationControls } from '../../app/prototype/prototype-controls.tsx';
import { ProductWindow } from '../../app/prototype/running-product.tsx';
import { dispatch } from '../../app/prototype/session-store.ts';
import { WorkspaceAt } from '../../app/workspace/store.ts';

await extras.fetch();

const NONE = [] as const;
const TODAY = '2026-11-20';

/** A product in a test, with its sample records made once. */
export interface Played {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly screens: readonly ProtoScreen[];
}

export function played(workspace: Workspace): Played {
  const product = openProduct(workspace);
  const { sample: settings, name } = workspace;
  const sample = sampleSet(product.model, {
    workspace: settings?.seed ?? name,
    refDate: TODAY,
    generator: GENERATOR_VERSION,
    faker: null,
    pinned: [],
    count: () => 4,
  });
  return { product, sample, screens: screensOf(product) };
}

/** One page that is drawn, and how one gets there. */
export interface Page {
  readonly at: string;
  readonly html: string;
}

/** Every page of a product as somebody meets it: lists in all their states, records in each of theirs, forms, new records, what goes wrong. */
export function* pagesOf(playing: Played, roles: readonly (string | null)[]): Generator<Page> {
  const { screens } = playing;
  dispatch({ act: 'reset' });
  yield page(playing, '/not-a-page-of-it', null);
  yield* messages(playing, roles);
  for (const role of roles) for (const screen of screens) yield* pagesOn(playing, screen, role);
  yield* consolePages(playing, roles);
  for (const condition of ['empty', 'loading', 'partial', 'failed', 'forbidden'] as const) {
    dispatch({ act: 'turn', knobs: { condition } });
    for (const screen of screens)
      yield { ...page(playing, addressOf(screen, 'not-there'), null), at: `${screen.path} (${condition})` };
  }
  yield* newOnes(playing);
  dispatch({ act: 'reset' });
}

/** The page on which the offered calls are tried, with each of them. */
function* consolePages(playing: Played, roles: readonly (string | null)[]): Generator<Page> {
  const path = consolePath(playing.screens);
  for (const { offer } of offeredCalls(playing.product))
    for (const role of roles) yield page(playing, `${path}?call=${encodeURIComponent(offer.id)}`, role);
}

/** A screen with one record of each state, and with one that is not there. */
function* pagesOn(playing: Played, screen: ProtoScreen, role: string | null): Generator<Page> {
  const actor = actingIn(playing, role);
  const rows = screen.entity === null ? [] : onePerState(playing.sample, screen.entity);
  if (!screen.path.includes(':')) yield page(playing, screen.path, role);
  else for (const row of rows) yield page(playing, addressFor(actor, screen, row) ?? addressOf(screen, row.id), role);
  const [row] = rows;
  if (screen.kind === 'form' && row) yield page(playing, `${addressOf(screen, row.id)}?edit=${row.id}`, role);
  if (screen.kind === 'detail') yield page(playing, addressOf(screen, 'not-there'), role);
}

/** The pages of records that are new in this sitting, each saved as its empty form begins. */
function* newOnes(playing: Played): Generator<Page> {
  const { product, screens } = playing;
  const actor = actingIn(playing, null);
  dispatch({ act: 'reset' });
  for (const { id: entity } of product.index.entities.all) {
    const subject = { entity, row: undefined, around: new Map() };
    const values = initialValues(actor, subject, fieldViewsFor(product, entity, null));
    const { row, changes } = savedRecord(actor, subject, values, 'new-one');
    dispatch({ act: 'edit', says: 'made', changes });
    for (const screen of screens)
      if (screen.entity === entity && (screen.kind === 'detail' || screen.kind === 'list'))
        yield { ...page(playing, addressOf(screen, row.id), null), at: `${screen.path} (a new one)` };
  }
}

function onePerState(sample: SampleSet, entity: string) {
  const seen = new Set<string>();
  return sample.rows(entity).filter(({ states }) => {
    const key = JSON.stringify([...states]);
    return !seen.has(key) && seen.add(key);
  });
}

function page(playing: Played, address: string, role: string | null): Page {
  const search = role === null ? '' : `${address.includes('?') ? '&' : '?'}as=${encodeURIComponent(role)}`;
  const at = `${address}${search}`;
  const all = (
    <>
      <PrototypeBanner />
      <ProductWindow />
      <SimulationControls />
    </>
  );
  return { at, html: drawn(playing, `/prototype${at}`, all) };
}

/** What is only read after something was pressed: at each line that breaks a rule, and where something went wrong. */
function* messages(playing: Played, roles: readonly (string | null)[]): Generator<Page> {
  const { product } = playing;
  for (const { id: entity, label } of product.index.entities.all) {
    const problems = roles.flatMap((role) => problemsWith(actingIn(playing, role), entity));
    const told = new Map(problems.map((problem) => [`${problem.text} ${problem.sentence}`, problem]));
    const all = [...told].map(([key, problem]) => <RuleMessage key={key} problem={problem} />);
    yield { at: `the form for ${label}`, html: drawn(playing, '/prototype', all) };
  }
  const { catalogue } = product.model.errors;
  const errors = product.index.errors.all.map((error) => (
    <FailureNote key={error.id} failure={failureFromEntry(error, error.label, catalogue)} />
  ));
  yield { at: 'what went wrong', html: drawn(playing, '/prototype', errors) };
}

/** What an empty form breaks, and one with nonsense in one of its lines. */
export function problemsWith(actor: ActorContext, entity: string): readonly RuleProblem[] {
  const { model, index } = actor.product;
  const subject = { entity, row: undefined, around: new Map() };
  const lines = fieldViewsFor(actor.product, entity, actor.role);
  const [other] = actor.records.page(entity, 0, 1);
  const tried = index.fields(entity).all.flatMap((field) => {
    const taken = other?.cells.get(field.id)?.value;
    return edgeCasesFor(model, entity, field, TODAY, taken).map(({ value }) => ({ [field.id]: value }));
  });
  return [{}, ...tried].flatMap((values) => formProblems(actor, subject, lines, values));
}

export function actingIn({ product, sample }: Played, role: string | null): ActorContext {
  const records = playedRecords(product, sample, NO_EDITS, { begins: TODAY, today: TODAY });
  return { product, role, records, today: TODAY };
}

/** What is drawn at an address of the prototype. */
export function drawn({ product, sample }: Played, address: string, children: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <WorkspaceAt value={product.workspace}>
        <AskingProvider questions={NONE}>
          <PrototypeOfProduct product={product} sample={sample} refDate={TODAY}>
            {children}
          </PrototypeOfProduct>
        </AskingProvider>
      </WorkspaceAt>
    </MemoryRouter>,
  );
}
