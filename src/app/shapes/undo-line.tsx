interface UndoLineProps {
  /** What just happened and can be undone; null where nothing can. */
  readonly last: string | null;
  readonly onUndo: () => void;
  readonly hint: string;
}

/** Below a grid: what just happened to it and the way back, else the keys worth knowing. */
export function UndoLine({ last, onUndo, hint }: UndoLineProps) {
  return (
    <p className="shape-hint">
      <span role="status">{last}</span>
      {last === null ? (
        <span className="by-keys">{hint}</span>
      ) : (
        <button type="button" className="shape-undo" onClick={onUndo}>
          Undo
        </button>
      )}
    </p>
  );
}
