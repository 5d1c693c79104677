/** A file name valid on every system: no path, reserved characters or direction marks. */
export function safeFileName(name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  return (clean.replace(/^\.+/, '') || '导出').slice(0, 100);
}
