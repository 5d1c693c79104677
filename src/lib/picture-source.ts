/** Validates a picture address from the server; undefined for other schemes and types (scripts). */
export function pictureSource(source: string): string | undefined {
  if (/^data:image\/(png|jpe?g|gif|webp|svg\+xml)[;,]/i.test(source)) return source;
  if (/^https?:\/\/[^\s"'()\\]+$/i.test(source)) return source;
  return /^\.{0,2}\/(?!\/)[^\s"'()\\:]*$/.test(source) ? source : undefined;
}
