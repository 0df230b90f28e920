/**
 * What servers of one workspace tell each other and never store. Everybody hears a message, its sender too; it may get
 * lost. Of several messages that are sent together the order is kept.
 */
export interface ServerLine {
  readonly send: (messages: readonly string[]) => void;
  /** Returns an unsubscribe function. */
  readonly receive: (onMessage: (message: string) => void) => () => void;
}
