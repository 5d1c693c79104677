/**
 * Whether a key still belongs to an input method's word. Safari ends the word before the Enter that ended it arrives; only its
 * code (229) tells that this Enter chose characters.
 */
export function isComposing({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
