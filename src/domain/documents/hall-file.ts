/**
 * Validates a server-supplied file address beside the hall ('videos/ltx.webm') or of the centre ('/api/…'); undefined for anything that
 * could lead elsewhere: another host or protocol, a script, a parent folder, an encoded sign, or an extension not in `extensions`.
 */
export function hallFile(address: string, extensions: readonly string[]): string | undefined {
  if (address.length > 200 || !/^(?:\/api\/)?(?:\w[\w.-]*\/)*\w[\w.-]*\.\w{1,5}$/.test(address)) return undefined;
  const extension = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  return extensions.includes(extension) ? address : undefined;
}
