/**
 * Returns true if a key event belongs to an input method's composition. Safari ends the composition before its final Enter arrives; only
 * the key code (229) identifies that Enter.
 */
export function isComposing({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
