/** Placeholder origin: only leaving the origin matters. */
const HALL = 'https://hall.invalid';

/** Whether a text is an address inside the hall, parsed as browsers do: tabs and line ends removed, '\\' read as '/'. */
export function isHallPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  try {
    return new URL(path, HALL).origin === HALL;
  } catch {
    return false;
  }
}
