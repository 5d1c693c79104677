import { create } from 'zustand';

export interface DialogState {
  /** The 401 dialog: blocks everything until the person signs in again. */
  sessionLost: boolean;
  /** The 403 dialog. */
  forbidden: boolean;
  /** When the idle session ends, ms since the epoch; undefined while there is nothing to warn of. */
  idleEndsAt: number | undefined;
}

export const initialDialogs: DialogState = { sessionLost: false, forbidden: false, idleEndsAt: undefined };

/** The dialogs that belong to the session itself; layouts/session-dialogs shows them. */
export const useSessionDialogs = create<DialogState>(() => initialDialogs);
