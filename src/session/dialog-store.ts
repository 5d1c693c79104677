import { create } from 'zustand';

export interface DialogState {
  /** The 401 dialog: blocks everything until the next sign-in. */
  sessionLost: boolean;
  /** The 403 dialog. */
  forbidden: boolean;
  /** End of the idle session, ms since the epoch; undefined while no warning is due. */
  idleEndsAt: number | undefined;
}

export const initialDialogs: DialogState = { sessionLost: false, forbidden: false, idleEndsAt: undefined };

/** Dialogs of the session itself; rendered by layouts/session-dialogs. */
export const useSessionDialogs = create<DialogState>(() => initialDialogs);
