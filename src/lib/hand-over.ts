/** A file that one page of the hall leaves for the preview to open, in this tab only. */
export interface HandedFile {
  name: string;
  /** Standard Base64. */
  base64: string;
}

const PREFIX = 'hand-over:';
/** Characters of Base64: browsers keep some five million per origin. */
const LONGEST = 4_000_000;
const KEY = /^[a-z0-9]{8,40}$/;

/**
 * Leaves a file for /ylOfdBase64?key=…; gives the key, or undefined when the file is too large to be kept.
 * @example goTo(`/ylOfdBase64?key=${handOverFile({ name, base64 })}`)
 */
export function handOverFile({ name, base64 }: HandedFile): string | undefined {
  if (base64.length > LONGEST) return undefined;
  const key = crypto.randomUUID().replaceAll('-', '');
  try {
    sessionStorage.setItem(`${PREFIX}${key}`, JSON.stringify({ name, base64 }));
    return key;
  } catch {
    // Full, or forbidden by the browser's settings.
    return undefined;
  }
}

/** The file of a key; undefined for what nobody left in this tab. It stays for a reload of the preview. */
export function handedFile(key: string): HandedFile | undefined {
  if (!KEY.test(key)) return undefined;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}${key}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('base64' in kept) || typeof kept.base64 !== 'string')
      return undefined;
    return { name: 'name' in kept && typeof kept.name === 'string' ? kept.name : '', base64: kept.base64 };
  } catch {
    return undefined;
  }
}
