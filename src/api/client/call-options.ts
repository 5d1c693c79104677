import type { Read } from './read';

/**
 * Who shows a failure: the client (docs/specification.md 8), the field or check page that sent the call, or nobody. 'inline' is for the
 * submissions that tests/contracts/inline-calls.test.ts lists; 'silent' for calls that the specification names so and those nobody asked for.
 */
export type ErrorDisplay = 'toast' | 'inline' | 'silent';

export interface CallOptions {
  errors?: ErrorDisplay; // default 'toast'
  /** Unreadable rows (Page.unread) are reported by the caller; by default the client does. */
  unread?: 'caller';
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Query parameters. */
  params?: Record<string, string | number | undefined>;
  /** Only notices answer '00' for success (docs/specification.md 7.5). */
  successCode?: '00';
  /** Form-encoded; true: with grant_type=password and scope=server in the query (docs/specification.md 7.2). */
  form?: true | 'plain';
  onUploadProgress?: (fraction: number) => void;
  /** The browser completes it after the page has gone (lasting-adapter.ts). */
  lasting?: boolean;
  /** Bytes received, and the total where the centre states it. */
  onDownloadProgress?: (loaded: number, total: number | undefined) => void;
  /** A token other than the session's: of a sign-in in progress, or the pass to a single application. */
  token?: string;
  /** Called when the centre rejects `token`. */
  onTokenLost?: () => void;
}

/** One call on its way through the interceptors. */
export interface PendingCall {
  /** Path below the configured base: /api/…. */
  path: string;
  method: 'GET' | 'POST';
  body?: unknown;
  options: CallOptions;
  /** The token sent with it, read before the first await. */
  token: string | undefined;
  /** Cancels it: on leaving, at sign-out, after the timeout. */
  controller: AbortController;
  /** The controller was aborted by the timeout. */
  late?: boolean;
  /** What the caller takes: the data of a success, the whole result, or a file. */
  takes: { data: Read<unknown> } | 'result' | 'file';
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A function, because axios deep-copies the plain objects of its configuration. */
    call?: () => PendingCall;
  }
}
