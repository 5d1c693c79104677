// CONTRACT (owner: the client helper).
/** Any failure of a call. `kind` says where it came from; `message` is a Chinese sentence fit to be shown. */
export declare class ApiError extends Error {
  readonly kind: 'business' | 'http' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'secret';
  /** Business code or HTTP status as text; '' when there is none. */
  readonly code: string;
  readonly traceId: string;
  /** Errors that belong to fields, name → sentence (answers of judge and save calls: data.fieldErrors). */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The request may have been carried out although no answer came (timeout, network loss or 5xx after a POST was sent). */
  readonly outcomeUnknown: boolean;
}
