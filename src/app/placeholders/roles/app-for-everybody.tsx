import { useState } from 'react';
import { isClosed, type MatrixValue, plural, settledValue } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isFirm, isMatrix, isUnanswered, statedRows } from '../answers/answer-value.ts';
import { EMPTY_MATRIX, matrixCellAt, useDraftWriter, withCell, withCells } from '../answers/draft-writer.ts';
import { indexOfName, isSameName, uniqueNames } from '../answers/names.ts';
import { CrossTable } from '../things/cross-table.tsx';
import { useUndoable } from '../things/use-undoable.ts';
import { type DemoAction, DemoApp, demoActions, EVERYBODY } from './demo-app.tsx';
import { NameRole, WhoMay } from './who-may.tsx';

/** A demo app in which everybody may press everything. */
export function AppForEverybody() {
  const { view: asked } = useAsking();
  const permissions = asked('roles.permissions');
  const settled = settledValue(permissions);
  const decided = isMatrix(settled) ? settled : undefined;
  const granted = statedRows(asked('roles.grants')).map(({ cell }) => cell('role'));
  const draft = useRolesDraft();
  const known = uniqueNames(decided?.rows ?? [], granted);
  const roles = uniqueNames(known, draft.roles);
  const [chosen, setRole] = useState(EVERYBODY);
  const role = roles.find((name) => isSameName(name, chosen)) ?? EVERYBODY;
  const [pressed, setPressed] = useState<DemoAction | null>(null);
  const matrix = withCells(decided, draft.matrix) ?? EMPTY_MATRIX;
  const become = (name: string) => {
    setRole(name);
    setPressed(null);
    announce(`Viewing as ${name}.`);
  };
  const add = (name: string) => {
    draft.name(name);
    become(name);
  };
  return (
    <div className="grid gap-5">
      <RoleSwitcher roles={roles} known={known} role={role} become={become} add={add} />
      <InternQuestion rule={draft.rule} />
      {pressed ? (
        <WhoMay
          key={`${role}/${pressed.name}`}
          action={pressed}
          role={role}
          roles={roles}
          matrix={matrix}
          rule={(who, word) => draft.rule(who, pressed.name, word)}
          done={() => setPressed(null)}
        />
      ) : (
        <DemoApp actions={demoActions(decided, isFirm(permissions))} role={role} matrix={matrix} press={setPressed} />
      )}
      <DraftSummary said={draft} />
    </div>
  );
}

const INTERN = 'Intern';
const DELETE = 'Delete all invoices';

const UNANSWERED_STYLE = 'bg-pen-wash border border-pen';

/** A provocative guess. Either answer goes into the draft at once. */
function InternQuestion({ rule }: { rule: (role: string, action: string, word: string) => void }) {
  const view = useAsking().view('roles.permissions');
  const draftWriter = useDraftWriter();
  const putWord = (word: string) => {
    rule(INTERN, DELETE, word);
    draftWriter.setCells('roles.permissions', { rows: [INTERN], columns: [DELETE], cells: [[word]] });
  };
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 rounded-lg
        ${isUnanswered(view) ? UNANSWERED_STYLE : 'border-1 border-line'}`}
    >
      <Spot q="roles.permissions" guess="The intern can delete all invoices. OK?" />
      {view && !isClosed(view.status) && isUnanswered(view) && (
        <div className="row">
          <Button onClick={() => putWord('yes')}>OK</Button>
          <Button look="main" onClick={() => putWord('no')}>
            Certainly not
          </Button>
        </div>
      )}
    </div>
  );
}

interface RoleSwitcherProps {
  readonly roles: readonly string[];
  /** Roles from answers, not only named here. */
  readonly known: readonly string[];
  readonly role: string;
  readonly become: (role: string) => void;
  readonly add: (role: string) => void;
}

/** Selects the role that the demo app is shown as; only Everybody until a role is named. */
function RoleSwitcher({ roles, known, role, become, add }: RoleSwitcherProps) {
  const draftWriter = useDraftWriter();
  const named = roles.filter((name) => !known.includes(name));
  const putIntoAnswer = () =>
    draftWriter.addRows(
      'roles.grants',
      roles.map((name) => ({ role: name })),
      ['role'],
    );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4 border-b-1 border-b-line">
      <div className="row text-ink-2 text-sm max-sm:w-full">
        <label htmlFor="roles-as">Viewing as</label>
        <Select
          className="field min-w-0 max-w-full font-semibold max-sm:flex-[1_1_140px]"
          id="roles-as"
          value={role}
          onChange={become}
          of={[EVERYBODY, ...roles]}
        />
      </div>
      <NameRole
        id="roles-add"
        label="Somebody in particular"
        placeholder="Clerk, intern …"
        press="Add"
        named={(name) => indexOfName([EVERYBODY, ...roles], name) < 0 && add(name)}
      />
      {named.length > 0 && (
        <Button onClick={putIntoAnswer}>
          {plural(named.length, 'Keep this role as an answer', 'Keep these # roles as an answer')}
        </Button>
      )}
    </div>
  );
}

function DraftSummary({ said }: { said: UndoableDraft }) {
  const draftWriter = useDraftWriter();
  const putMatrix = () => {
    draftWriter.setCells('roles.permissions', said.matrix);
    announce('Who may do what stands in the answer now. Save it there.');
  };
  if (!said.undo) return null;
  return (
    <div className="grid gap-3">
      {said.matrix.rows.length > 0 && <DraftTable matrix={said.matrix} />}
      <div className="row">
        {said.matrix.rows.length > 0 && (
          <Button look="main" onClick={putMatrix}>
            Make this the answer
          </Button>
        )}
        <Button onClick={said.undo}>Undo</Button>
      </div>
    </div>
  );
}

const CELL = 'px-3.5 py-1.75 text-left font-semibold border-1 border-line';

function DraftTable({ matrix }: { matrix: MatrixValue }) {
  const headOf = (name: string) => ({ id: name, label: name });
  return (
    <section className="overflow-x-auto" aria-label="Who may do what, as said here">
      <CrossTable
        caption={
          <>
            Said here <span className="tag aside">not kept yet</span>
          </>
        }
        className="border-collapse text-sm"
        top={CELL}
        side={CELL}
        rows={matrix.rows.map(headOf)}
        columns={matrix.columns.map(headOf)}
        rowHead={({ label }) => label}
      >
        {(row, column) => (
          <td className={CELL}>
            {matrixCellAt(matrix, row.id, column.id) || (
              <span className="inline-block px-3 rounded-sm bg-hatched">?</span>
            )}
          </td>
        )}
      </CrossTable>
    </section>
  );
}

const EMPTY_DRAFT: RolesDraft = { roles: [], matrix: EMPTY_MATRIX };

interface RolesDraft {
  readonly roles: readonly string[];
  readonly matrix: MatrixValue;
}

type UndoableDraft = ReturnType<typeof useRolesDraft>;

/** The roles and permissions given on this screen, with undo. */
function useRolesDraft() {
  const { now, step, undo } = useUndoable(EMPTY_DRAFT);
  return {
    ...now,
    name: (role: string) => step({ ...now, roles: [...now.roles, role] }),
    rule: (row: string, column: string, word: string) =>
      step({ roles: [...now.roles, row], matrix: withCell(now.matrix, { row, column }, word) }),
    undo,
  };
}
