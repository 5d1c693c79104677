import { plainName } from './material-file';

/** Most characters of a name with its extension; Windows opens no longer paths in many folders. */
const LONGEST = 120;
/** Names Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name under which a file may be saved anywhere: no folder, no sign that systems refuse, nothing that hides or turns its
 * end, at most 120 characters. `extension` is the caller's own, never the server's.
 */
export function savedName(name: string, extension: string): string {
  const clean = plainName(name)
    .replace(/[\\/:*?"<>|]+/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...clean]
    .slice(0, LONGEST - extension.length - 1)
    .join('')
    .trimEnd();
  const safe = short === '' || DEVICE.test(short) ? `文件${short}` : short;
  return `${safe}.${extension}`;
}
