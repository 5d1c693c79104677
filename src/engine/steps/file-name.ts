/** A file's name without characters that draw nothing or turn the direction: with U+202E 'gpj.exe' reads as 'exe.jpg'. */
export function plainName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
