/** Returns true for printable ASCII with at least one letter, legible to a foreign authority. */
export const isEnglishText = (text: string) => /^[\x20-\x7e]+$/.test(text) && /[A-Za-z]/.test(text);

export const ENGLISH_TEXT_PROBLEM = '用途说明（英文）请用英文填写';
