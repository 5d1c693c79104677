/** A picture address sent by the server, or undefined when it is no picture we would show (script, other schemes). */
export function pictureSource(source: string): string | undefined {
  if (/^data:image\/(png|jpe?g|gif|webp|svg\+xml)[;,]/i.test(source)) return source;
  if (/^https?:\/\/[^\s"'()\\]+$/i.test(source)) return source;
  return /^\.{0,2}\/(?!\/)[^\s"'()\\:]*$/.test(source) ? source : undefined;
}
