// CONTRACT (owner: the client helper). Signatures below are final; the bodies are to be written.
import type { ApiError } from './errors';

/** An answer whose code is 0 ('0') or one of the pass-through codes 2, 3, 8, 9, 520. */
export interface Answer<T> {
  code: string;
  msg: string;
  data: T;
}

/** Who shows a failure: the client as a toast, the caller where it belongs, or nobody. */
export type ErrorDisplay = 'toast' | 'caller' | 'silent';

export interface CallOptions {
  errors?: ErrorDisplay; // default 'toast'
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Query parameters. */
  params?: Record<string, string | number | undefined>;
  /** Notices alone answer '00' for success (specification 7.5). */
  successCode?: '00';
  /** Form-encoded with grant_type=password and scope=server in the query (specification 7.2). */
  form?: boolean;
  onUploadProgress?: (fraction: number) => void;
}

/** For callers that tell pass-through codes apart. Throws ApiError. */
export declare function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer<T>>;

/** The data of a successful answer; a pass-through code becomes an ApiError too. */
export declare function get<T>(path: string, options?: CallOptions): Promise<T>;
export declare function post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
/** A file; an answer that is an error in JSON or HTML, or empty, becomes an ApiError. */
export declare function getBlob(path: string, options?: CallOptions): Promise<Blob>;

export interface ClientWiring {
  token: () => string | undefined;
  /** 跨省通办 flag of the session. */
  kstb: () => boolean;
  showError: (error: ApiError) => void;
  /** HTTP 401 or code 401: opens the one blocking dialog. */
  onSessionLost: () => void;
  /** Code or status 403. */
  onForbidden: () => void;
}

/** Called once, in app/. */
export declare function configureClient(wiring: ClientWiring): void;
/** Aborts every call in flight: a signed-out person's late answers must never arrive. */
export declare function abortAll(): void;
