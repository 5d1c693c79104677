/** What the hall asks of the platform, out of the address it came with. */
export type HallRequest =
  | { kind: 'sign-in'; returnTo: string; loginType: '1' | '2'; state: string }
  | { kind: 'signed-out' }
  /** Not an address that the platform knows: it sends nobody there. */
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

/** The return address with what the platform has to say, behind its hash if it has one. */
export function answered(returnTo: string, said: Record<string, string>): string {
  return `${returnTo}${returnTo.includes('?') ? '&' : '?'}${new URLSearchParams(said)}`;
}
