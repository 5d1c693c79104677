/** Request of the hall to the platform, parsed from its address. */
export type HallRequest =
  | { kind: 'sign-in'; returnTo: string; loginType: '1' | '2'; state: string }
  | { kind: 'signed-out' }
  /** Unregistered return address: no redirect. */
  | { kind: 'refused' };

export function readRequest({ search, origin }: Pick<Location, 'search' | 'origin'>): HallRequest {
  const query = new URLSearchParams(search);
  if (query.has('out')) return { kind: 'signed-out' };
  const returnTo = query.get('redirect_uri') ?? '';
  // The hall is registered with the platform by its origin.
  if (!returnTo.startsWith(`${origin}/`)) return { kind: 'refused' };
  return {
    kind: 'sign-in',
    returnTo,
    loginType: query.get('loginType') === '2' ? '2' : '1',
    state: query.get('state') ?? '',
  };
}

/** Return address with the platform's result, appended to the hash if there is one. */
export function returnUrlWith(returnTo: string, parameters: Record<string, string>): string {
  return `${returnTo}${returnTo.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`;
}
