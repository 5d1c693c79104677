import { plainName } from '../documents/material-file';

/** Maximum characters of a name with its extension; Windows limits the length of paths. */
const LONGEST = 120;
/** Device names reserved by Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * File name that is safe on every system: no folder, no forbidden character, nothing that hides or reverses its end, at most 120
 * characters. `extension` comes from the caller, never from the server.
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
