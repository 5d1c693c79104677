/** Stands for the hall's own origin: only whether an address leaves it is asked. */
const HALL = 'https://hall.invalid';

/** Whether a text is an address inside the hall, read as a browser reads it: tabs and line ends left out, '\\' as '/'. */
export function isHallPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  try {
    return new URL(path, HALL).origin === HALL;
  } catch {
    return false;
  }
}
