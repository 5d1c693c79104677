/** A request and what the centre answered, before a test's gateway changes it. */
export interface Exchange {
  request: Request;
  answer: Response;
  /** Sent by the hall, not by a test. */
  isOfHall: boolean;
}

let observe: ((exchange: Exchange) => Promise<void>) | undefined;

/** Sets who sees every exchange of the test centres; both sides are copies. */
export function observeExchanges(next: typeof observe): void {
  observe = next;
}

/** Passes an exchange on to who sees them. */
export async function tellExchange(exchange: Exchange): Promise<void> {
  await observe?.(exchange);
}

export function isObserved(): boolean {
  return observe !== undefined;
}
