import type { ApiError } from './errors';

/** What the session does about calls; the client itself knows no store and no page. */
export interface ClientWiring {
  token: () => string | undefined;
  /** 跨省通办 flag of the session. */
  kstb: () => boolean;
  showError: (error: ApiError) => void;
  /** Called on HTTP 401 or code 401: opens the blocking session dialog. */
  onSessionLost: (error: ApiError) => void;
  /** Called on code or status 403 of any call that is not silent: opens the dialog. */
  onForbidden: (error: ApiError) => void;
  /** Called with the hall's status when a call is refused because the hall is closed. */
  onHallClosed: (status: unknown) => void;
  /** Called after every POST, whatever its outcome: cached responses may be stale. */
  onSent: () => void;
  /** Called with the number of unreadable rows; they are omitted, the others shown. */
  onUnread: (rows: number, path: string) => void;
}

const unwired: ClientWiring = {
  token: () => undefined,
  kstb: () => false,
  showError: () => {},
  onSessionLost: () => {},
  onForbidden: () => {},
  onHallClosed: () => {},
  onSent: () => {},
  onUnread: () => {},
};

let wiring = unwired;

/** Called once, in app/. */
export function configureClient(next: ClientWiring = unwired): void {
  wiring = next;
}

export function currentWiring(): ClientWiring {
  return wiring;
}
